import { getTelasConfiguraveis, isTelaOffered } from '@trevo/config/configuracao/areas';
import type { Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import { getTelaAposCadastro, getTelaAposEscanear } from '@trevo/config/configuracao/configuracao-questions';
import { appPaths, toPathname } from './app-paths.ts';
import { findTelaPath } from './tela-path.ts';

export interface DestinationOptions {
  /** Path inside the app, as stored by `pendingPath`. */
  readonly pendente?: string | undefined;
  /** Name of a screen from the address; unknown names are ignored. */
  readonly tela?: string | null | undefined;
  /** Last screen of the user, as stored by `ultimaTela`. */
  readonly ultima?: string | undefined;
  /** Action after which the campaign may configure a screen of its own. */
  readonly momento?: 'aposCadastro' | 'aposEscanear' | undefined;
}

/**
 * Returns the next screen, in this order of precedence: the address that required the sign-in, a screen
 * requested by name, the screen of the action (after registering, after scanning), the user's last screen, the
 * campaign's start screen, contaCorrente. A screen whose area the campaign does not have is skipped, and the home
 * replaces it.
 */
export function findDestination(
  configuracao: Configuracao,
  { pendente, tela, momento, ultima }: DestinationOptions = {},
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
    (ultima && isTelaOffered(configuracao, toPathname(ultima).slice(1)) ? ultima : undefined) ??
    offered(primeira) ??
    offered('contaCorrente') ??
    appPaths.home
  );
}
