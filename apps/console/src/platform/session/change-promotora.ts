import { queries } from '../api/console-client.ts';
import { choosePromotora, promotoraStore } from './promotora-store.ts';

/** Acts for another promoter from now on. The cache knows no promoter: its answers are of the one before. */
export function changePromotora(promotora: string): void {
  // The screens stay mounted: a removed query would leave them waiting.
  if (promotora === promotoraStore.get()) return;
  queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'operador.promotoras' });
  choosePromotora(promotora);
}
