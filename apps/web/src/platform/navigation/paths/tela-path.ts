import { getTelasConfiguraveis } from '@trevo/config/configuracao/areas';
import type { Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import { telas } from '@trevo/config/configuracao/telas';
import { type AppPath, type AppPathName, appPaths } from './app-paths.ts';

/** Alternative names of screens, as campaigns write them. */
const aliases: Readonly<Record<string, AppPathName>> = {
  intro: 'raiz',
  'lgpd-detalhada': 'lgpdDetalhada',
  'primeiro-acesso': 'primeiroAcesso',
  escanearCupomComper: 'escanearComper',
};

/** Resolves aliases; returns undefined for a name that is no screen. */
function findTelaName(name: string): AppPathName | undefined {
  if (Object.hasOwn(aliases, name)) return aliases[name];
  return Object.hasOwn(appPaths, name) ? (name as AppPathName) : undefined;
}

/** Returns the address of a screen by its name, or undefined for a name that is no screen. */
export function toTelaPath(name: string): AppPath | undefined {
  const nome = findTelaName(name);
  return nome && appPaths[nome];
}

/** Like `toTelaPath`, for external names: only the screens that a campaign may link to. */
export function findTelaPath(tela: string | null | undefined): AppPath | undefined {
  return telas.some((known) => known === tela) ? toTelaPath(tela!) : undefined;
}

export interface TelaPrincipal {
  readonly nome: AppPathName;
  readonly path: AppPath;
}

/** Returns the campaign's main screens in order, without duplicates. */
export function listTelasPrincipais(configuracao: Configuracao): readonly TelaPrincipal[] {
  const nomes = new Set(getTelasConfiguraveis(configuracao).map(findTelaName));
  return [...nomes].flatMap((nome) => (nome ? [{ nome, path: appPaths[nome] }] : []));
}

/**
 * Returns the main screens before and after an address; undefined beyond the ends, and for an address that is
 * none of them.
 */
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

/** Screens of the bottom menu, with their other addresses. */
const doMenu: readonly string[] = [
  appPaths.home,
  appPaths.telaInicial,
  appPaths.cupons,
  appPaths.cuponsNovo,
  appPaths.documentosFiscais,
];

/** Returns whether the menu or the tab bar leads to an address, so that it needs no way back. */
export function isRaiz(configuracao: Configuracao, pathname: string): boolean {
  const principais = listTelasPrincipais(configuracao);
  // A single main screen has no tab bar.
  const hasBar = principais.length > 1;
  return doMenu.includes(pathname) || (hasBar && principais.some(({ path }) => path === pathname));
}

const listasDeProdutos: readonly AppPath[] = [
  appPaths.vitrineProdutos,
  appPaths.homeProduto,
  appPaths.produtos,
];

/**
 * Returns the list of products that links lead to: the campaign's main screen if that is one of them, else the
 * whole catalogue (ADR 0059).
 */
export function findProdutosPath(configuracao: Configuracao): AppPath {
  const principal = listTelasPrincipais(configuracao).find(({ path }) => listasDeProdutos.includes(path));
  return principal?.path ?? appPaths.produtos;
}
