import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readAppAddress } from '../../../platform/navigation/paths/app-address.ts';
import { appPaths } from '../../../platform/navigation/paths/app-paths.ts';
import { useGoBack } from '../../../platform/navigation/use-go-back.ts';
import type { Passo } from '../../cadastro/public.ts';
import type { EntradaQuery } from '../read-entrada-query.ts';
import type { CadastroBloqueio } from '../use-modal.ts';

export interface EntradaPaineisControl {
  readonly current: EntradaPainelState | null;
  open(painel: EntradaPainelNome, usuario?: string, options?: { readonly replace?: boolean }): void;
  /** Returns to the previous panel, or to the entry. */
  close(): void;
}

/** State of the panels over the entry, one at a time, each with its own history entry. */
export function useEntradaPainel(): EntradaPaineisControl {
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
  const navigate = useNavigate();
  const close = useGoBack(appPaths.raiz);
  const open = useCallback(
    (painel: EntradaPainelNome, usuario = '', { replace = false } = {}) => {
      // The address was cleaned with history.replaceState, which the router does not see, so read it from the window.
      const { search } = readAppAddress();
      const next: EntradaPainelState = { painel, usuario };
      void navigate({ pathname, search }, { state: next, replace });
    },
    [navigate, pathname],
  );
  return { current: toEntradaPainel(pathname, state), open, close };
}

/** Props that every panel may need from the entry below it. */
export interface PainelProps {
  readonly query: EntradaQuery;
  readonly bloqueio: CadastroBloqueio;
  readonly tipo: 'consumidor' | 'associado';
  readonly paineis: EntradaPaineisControl;
}

/** Panels that can open over the entry. */
export type EntradaPainelNome =
  | 'login'
  | 'cadastro'
  | 'preCadastro'
  | Passo
  | 'esqueciSenha'
  | 'esqueciSenhaEmail'
  | 'esqueciSenhaSms';

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

/** History state of a panel: going back closes it, and returning from a document reopens it. */
export interface EntradaPainelState {
  readonly painel: EntradaPainelNome;
  /** Number typed before. */
  readonly usuario: string;
}

const byPath: Readonly<Record<string, EntradaPainelNome>> = {
  [appPaths.esqueciSenha]: 'esqueciSenha',
  [appPaths.aceites]: 'aceites',
};

/** Returns the panel of a history entry: the one in its state, else the one that the address names, else null. */
export function toEntradaPainel(pathname: string, state: unknown): EntradaPainelState | null {
  const { painel, usuario } = (state ?? {}) as { painel?: unknown; usuario?: unknown };
  const typed = typeof usuario === 'string' ? usuario : '';
  if (nomes.has(painel)) return { painel: painel as EntradaPainelNome, usuario: typed };
  const own = byPath[pathname];
  return own ? { painel: own, usuario: typed } : null;
}
