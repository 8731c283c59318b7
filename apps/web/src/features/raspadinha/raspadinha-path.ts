import type { Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import {
  getRaspadinhaModo,
  isRaspadinhaAlternativaEnabled,
  isRaspadinhaEnabled,
} from '@trevo/config/configuracao/configuracao-questions';
import { type AppPath, appPaths } from '../../platform/navigation/app-paths.ts';

/** How a person finds out what a card holds. What it holds is the server's word in each of them. */
export type RaspadinhaLook = 'raspadinha' | 'alternativa' | 'pintura' | 'giro';

/** An address of the app, with a query or without. */
export type RaspadinhaPath = AppPath | `${AppPath}?${string}`;

/** The look that the campaign chose; its cards are the alternative ones when only those are on. */
export function findLook(configuracao: Configuracao): RaspadinhaLook {
  const modo = getRaspadinhaModo(configuracao);
  if (modo !== 'raspadinha') return modo;
  return isRaspadinhaAlternativaEnabled(configuracao) && !isRaspadinhaEnabled(configuracao)
    ? 'alternativa'
    : 'raspadinha';
}

/** The look in which the list of alternative cards opens them: the nine panes where the campaign has those. */
export const findListLook = (configuracao: Configuracao): RaspadinhaLook =>
  isRaspadinhaAlternativaEnabled(configuracao) ? 'alternativa' : 'raspadinha';

/** The screen from which a person opens their cards: the wheel itself, or the list to choose from. */
export function findCardsTela(
  look: RaspadinhaLook,
): 'girosDaSorte' | 'pinturasAlternativas' | 'raspadinhasAlternativas' {
  if (look === 'giro') return 'girosDaSorte';
  return look === 'pintura' ? 'pinturasAlternativas' : 'raspadinhasAlternativas';
}

/**
 * Where a person finds out what their cards hold: the wheel takes any card, the others one by its id. Without an id
 * it is the list to choose from.
 */
export function toRaspadinhaPath(look: RaspadinhaLook, id?: string): RaspadinhaPath {
  if (look === 'giro' || !id) return appPaths[findCardsTela(look)];
  if (look === 'pintura') return `${appPaths.pintar}?id=${encodeURIComponent(id)}`;
  const jeito = look === 'alternativa' ? '&jeito=alternativo' : '';
  return `${appPaths.raspar}?id=${encodeURIComponent(id)}${jeito}`;
}
