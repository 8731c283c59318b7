import { queries } from '../platform/api/console-client.ts';
import { choosePromotora } from '../platform/session/promotora-store.ts';

/** Acts for another promoter from now on. The cache knows no promoter: its answers are of the one before. */
export function changePromotora(promotora: string): void {
  queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'operador.promotoras' });
  choosePromotora(promotora);
}
