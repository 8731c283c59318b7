import type { Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import {
  isRaspadinhaAlternativaEnabled,
  isRaspadinhaEnabled,
} from '@trevo/config/configuracao/configuracao-questions';
import { getRaspadinhaModo } from '@trevo/config/configuracao/telas-questions';
import { type AppPath, appPaths } from '../../platform/navigation/paths/app-paths.ts';

/** How a card is revealed. The server decides its result in every look. */
export type RaspadinhaLook = 'raspadinha' | 'alternativa' | 'pintura' | 'giro';

/** Address of the app, optionally with a query. */
export type RaspadinhaPath = AppPath | `${AppPath}?${string}`;

/** Returns the look that the campaign chose; the alternative one when only that is enabled. */
export function findLook(configuracao: Configuracao): RaspadinhaLook {
  const modo = getRaspadinhaModo(configuracao);
  if (modo !== 'raspadinha') return modo;
  return isRaspadinhaAlternativaEnabled(configuracao) && !isRaspadinhaEnabled(configuracao)
    ? 'alternativa'
    : 'raspadinha';
}

/** Returns the look of cards opened from the alternative list: the nine panes when the campaign has them. */
export const findListLook = (configuracao: Configuracao): RaspadinhaLook =>
  isRaspadinhaAlternativaEnabled(configuracao) ? 'alternativa' : 'raspadinha';

/** Returns the screen from which cards are opened: the wheel itself, or the list. */
export function findCardsTela(
  look: RaspadinhaLook,
): 'girosDaSorte' | 'pinturasAlternativas' | 'raspadinhasAlternativas' {
  if (look === 'giro') return 'girosDaSorte';
  return look === 'pintura' ? 'pinturasAlternativas' : 'raspadinhasAlternativas';
}

/**
 * Returns the address that reveals a card: the wheel takes any card, the other looks one by its id. Without an
 * id it is the list.
 */
export function toRaspadinhaPath(look: RaspadinhaLook, id?: string): RaspadinhaPath {
  if (look === 'giro' || !id) return appPaths[findCardsTela(look)];
  if (look === 'pintura') return `${appPaths.pintar}?id=${encodeURIComponent(id)}`;
  const jeito = look === 'alternativa' ? '&jeito=alternativo' : '';
  return `${appPaths.raspar}?id=${encodeURIComponent(id)}${jeito}`;
}
