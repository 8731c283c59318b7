import type { Configuracao } from '@trevo/config/configuracao-keys';
import { getTelasConfiguraveis } from '@trevo/config/configuracao-questions';
import { telas } from '@trevo/config/telas';
import { appPaths } from './app-paths.ts';

/** The address of a screen that a campaign may name, or undefined while we have no such screen. */
export function findTelaPath(tela: string | null | undefined): string | undefined {
  const isKnown = telas.some((known) => known === tela);
  return isKnown && Object.hasOwn(appPaths, tela!) ? appPaths[tela as keyof typeof appPaths] : undefined;
}

/**
 * Where a person goes once signed in: the address that sent them to sign in, else a screen asked for by name,
 * else the campaign's first screen, else the home.
 *
 * @param pendente path inside the app, as `pendingPath` keeps it
 * @param tela a screen's name from the address or the configuration; one that does not exist is ignored
 */
export function findDestination(
  configuracao: Configuracao,
  { pendente, tela }: { pendente?: string | undefined; tela?: string | null | undefined } = {},
): string {
  const [primeira] = getTelasConfiguraveis(configuracao);
  return pendente ?? findTelaPath(tela) ?? findTelaPath(primeira) ?? appPaths.home;
}
