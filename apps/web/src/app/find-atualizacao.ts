import type { Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import { getVersaoForcada } from '@trevo/config/configuracao/configuracao-questions';
import { compareVersoes } from '@trevo/rules/texto/versao';

/**
 * The version that the installed app must reach before it may be used, or null. Pages of the web are always new.
 *
 * @param instalada version of the installed app, or undefined on the web
 */
export function findAtualizacao(configuracao: Configuracao, instalada: string | undefined): string | null {
  const forcada = getVersaoForcada(configuracao);
  if (instalada === undefined || forcada === null) return null;
  return compareVersoes(forcada, instalada) > 0 ? forcada : null;
}
