import { getTelasConfiguraveis, isTelaOffered } from '@trevo/config/configuracao/areas';
import type { Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import { getTelaAposCadastro, getTelaAposEscanear } from '@trevo/config/configuracao/configuracao-questions';
import { appPaths } from './app-paths.ts';
import { findTelaPath } from './tela-path.ts';

export interface DestinationOptions {
  /** Path inside the app, as `pendingPath` keeps it. */
  readonly pendente?: string | undefined;
  /** A screen's name from the address; one that does not exist is ignored. */
  readonly tela?: string | null | undefined;
  /** What the person has just done, when the campaign may send them to a screen of its own for that. */
  readonly momento?: 'aposCadastro' | 'aposEscanear' | undefined;
}

/**
 * Where a person goes next: the address that sent them to sign in, else a screen asked for by name, else the screen
 * of the moment (after registering, after scanning), else the campaign's first screen, else contaCorrente. A screen
 * nobody asked for and that the campaign does not have is passed over, and the home stands for it.
 */
export function findDestination(
  configuracao: Configuracao,
  { pendente, tela, momento }: DestinationOptions = {},
): string {
  const [primeira] = getTelasConfiguraveis(configuracao);
  const daVez = {
    aposCadastro: getTelaAposCadastro,
    aposEscanear: getTelaAposEscanear,
  };
  const offered = (name: string | null | undefined) =>
    name && isTelaOffered(configuracao, name) ? findTelaPath(name) : undefined;
  return (
    pendente ??
    findTelaPath(tela) ??
    (momento && offered(daVez[momento](configuracao))) ??
    offered(primeira) ??
    offered('contaCorrente') ??
    appPaths.home
  );
}
