import type { Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import { getVersaoForcada } from '@trevo/config/configuracao/configuracao-questions';
import { compareVersoes } from '@trevo/rules/texto/versao';

/**
 * Returns the minimum version that the native app must be updated to, or null. Web pages are always current.
 *
 * @param instalada version of the native app, or undefined on the web
 */
export function findAtualizacao(configuracao: Configuracao, instalada: string | undefined): string | null {
  const forcada = getVersaoForcada(configuracao);
  if (instalada === undefined || forcada === null) return null;
  return compareVersoes(forcada, instalada) > 0 ? forcada : null;
}
