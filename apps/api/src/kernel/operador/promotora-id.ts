import { refuse } from '../domain-error.ts';
import type { Autoria } from '../auth/ator.ts';

/** Returns the promoter to act for. Throws operador.semPromotora where the host has none. */
export function getPromotoraId({ promotoraId }: Pick<Autoria, 'promotoraId'>): string {
  if (promotoraId === null) throw refuse('operador.semPromotora');
  return promotoraId;
}
