import type { Ator } from '../../kernel/auth/ator.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { CampanhaPublicada } from '../campanha/public.ts';
import type { createDestinoStore } from './destino.store.ts';

export type DestinoService = ReturnType<typeof createDestinoService>;

/** Creates the service for the addresses of a campaign's weekly report. */
export const createDestinoService = (
  store: Pick<ReturnType<typeof createDestinoStore>, 'find' | 'set'>,
  clock: Clock,
) => ({
  find: ({ campanhaId }: CampanhaPublicada) => store.find(campanhaId),
  /** Replaces the addresses; the same list again changes nothing but its author. */
  set: ({ campanhaId }: CampanhaPublicada, enderecos: readonly string[], ator: Ator) =>
    store.set(campanhaId, [...new Set(enderecos)], ator, clock.now()),
});
