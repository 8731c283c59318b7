import type { Configuracao } from '@trevo/config/configuracao-keys';
import { getTelasConfiguraveis } from '@trevo/config/configuracao-questions';
import type { AppPath } from './app-paths.ts';
import { toTelaName, toTelaPath } from './tela-path.ts';

export interface TelaPrincipal {
  readonly nome: string;
  readonly path: AppPath;
}

/** The campaign's main screens in order, each once. */
export function listTelasPrincipais(configuracao: Configuracao): readonly TelaPrincipal[] {
  const nomes = new Set(getTelasConfiguraveis(configuracao).map(toTelaName));
  return [...nomes].flatMap((nome) => {
    const path = toTelaPath(nome);
    return path ? [{ nome, path }] : [];
  });
}

/** The main screens before and after an address; nothing beyond the ends, nor for an address that is none of them. */
export function findNeighbours(
  configuracao: Configuracao,
  pathname: string,
): { readonly anterior?: AppPath; readonly proxima?: AppPath } {
  const principais = listTelasPrincipais(configuracao);
  const position = principais.findIndex(({ path }) => path === pathname);
  if (position < 0) return {};
  const anterior = principais[position - 1]?.path;
  const proxima = principais[position + 1]?.path;
  return { ...(anterior && { anterior }), ...(proxima && { proxima }) };
}
