import type { Passo } from '../../cadastro/public.ts';
import { appPaths } from '../../../platform/navigation/app-paths.ts';

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
