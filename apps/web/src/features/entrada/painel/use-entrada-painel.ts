import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readAppAddress } from '../../../platform/navigation/app-address.ts';
import { appPaths } from '../../../platform/navigation/app-paths.ts';
import { useGoBack } from '../../../platform/navigation/use-go-back.ts';
import type { Passo } from '../../cadastro/public.ts';
import type { EntradaQuery } from '../read-entrada-query.ts';
import type { CadastroBloqueio } from '../use-modal.ts';

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
      const { search } = readAppAddress();
      const next: EntradaPainelState = { painel, usuario };
      void navigate({ pathname, search }, { state: next, replace });
    },
    [navigate, pathname],
  );
  return { current: toEntradaPainel(pathname, state), open, close };
}

/** What every panel may need of the entry under it. */
export interface PainelProps {
  readonly query: EntradaQuery;
  readonly bloqueio: CadastroBloqueio;
  readonly tipo: 'consumidor' | 'associado';
  readonly paineis: EntradaPaineisControl;
}

/** What opens over the entry. */
export type EntradaPainelNome =
  'login' | 'cadastro' | 'preCadastro' | Passo | 'esqueciSenha' | 'esqueciSenhaEmail' | 'esqueciSenhaSms';

const nomes: ReadonlySet<unknown> = new Set<EntradaPainelNome>([
  'login',
  'cadastro',
  'preCadastro',
  'primeiroAcesso',
  'aceites',
  'lgpd',
  'lgpdDetalhada',
  'esqueciSenha',
  'esqueciSenhaEmail',
  'esqueciSenhaSms',
]);

/** A panel as the history keeps it: going back closes it, and coming back from a text finds it open. */
export interface EntradaPainelState {
  readonly painel: EntradaPainelNome;
  /** The number that was typed before. */
  readonly usuario: string;
}

const byPath: Readonly<Record<string, EntradaPainelNome>> = {
  [appPaths.esqueciSenha]: 'esqueciSenha',
  [appPaths.aceites]: 'aceites',
};

/** The panel of a place in the history: what was opened there, else the one that the address itself names, else none. */
export function toEntradaPainel(pathname: string, state: unknown): EntradaPainelState | null {
  const { painel, usuario } = (state ?? {}) as { painel?: unknown; usuario?: unknown };
  const typed = typeof usuario === 'string' ? usuario : '';
  if (nomes.has(painel)) return { painel: painel as EntradaPainelNome, usuario: typed };
  const own = byPath[pathname];
  return own ? { painel: own, usuario: typed } : null;
}
