import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { appPaths } from '../../../platform/navigation/app-paths.ts';
import { useGoBack } from '../../../platform/navigation/use-go-back.ts';
import { toEntradaPainel, type EntradaPainelNome, type EntradaPainelState } from './entrada-painel.ts';

export interface EntradaPaineisControl {
  readonly current: EntradaPainelState | null;
  open(painel: EntradaPainelNome, usuario?: string, options?: { readonly replace?: boolean }): void;
  /** To what was there before: another panel, or the entry. */
  close(): void;
}

/** The panels over the entry, one at a time, each a place in the history. */
export function useEntradaPainel(): EntradaPaineisControl {
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
  const navigate = useNavigate();
  const close = useGoBack(appPaths.raiz);
  const open = useCallback(
    (painel: EntradaPainelNome, usuario = '', { replace = false } = {}) => {
      // The bar was cleaned behind the router's back: what stands there now is what may stay.
      const search = window.location.search;
      const next: EntradaPainelState = { painel, usuario };
      void navigate({ pathname, search }, { state: next, replace });
    },
    [navigate, pathname],
  );
  return { current: toEntradaPainel(pathname, state), open, close };
}
