import type { Clock } from '../../kernel/clock.ts';
import type { EstoqueViews } from './estoque.views.ts';
import type { CampanhaId } from '../campanha/public.ts';

// Lists may be so old; whoever orders is told by the database.
const trustMilliseconds = 2_000;

export type EstoqueService = ReturnType<typeof createEstoqueService>;

/** What is left of each product, as lists show it: read once in two seconds for all who ask. */
export function createEstoqueService({ views, clock }: { views: EstoqueViews; clock: Clock }) {
  const known = new Map<string, { until: number; disponiveis: Promise<ReadonlyMap<string, number>> }>();
  return {
    /** How many there are of each product; one without an entry has none. */
    async mapDisponiveis(campanhaId: CampanhaId): Promise<ReadonlyMap<string, number>> {
      const now = clock.now().getTime();
      const found = known.get(campanhaId);
      if (found && now < found.until && now >= found.until - trustMilliseconds) return found.disponiveis;
      const disponiveis = views.mapDisponiveis(campanhaId);
      known.set(campanhaId, { until: now + trustMilliseconds, disponiveis });
      try {
        return await disponiveis;
      } catch (error) {
        known.delete(campanhaId);
        throw error;
      }
    },
    /** After an order, that it was read before no longer counts. */
    forget: (campanhaId: CampanhaId): void => void known.delete(campanhaId),
  };
}
