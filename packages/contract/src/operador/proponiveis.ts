import type { Ato } from './ato.ts';
import { actIds } from './act-ids.ts';
import { type ActId, atos } from './atos.ts';

/** Acts that can be proposed to a second person. */
export type ProponivelId = {
  [Id in ActId]: (typeof atos)[Id] extends { readonly segundaPessoa: true } ? Id : never;
}[ActId];

export const proponiveis = actIds.filter(
  (id): id is ProponivelId => (atos[id] as Ato).segundaPessoa === true,
);
