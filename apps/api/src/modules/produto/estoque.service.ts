import type { Clock } from '../../kernel/clock.ts';
import type { EstoqueViews } from './estoque.views.ts';
import type { CampanhaId } from '../campanha/public.ts';

// Cache TTL of displayed stock; orders check the database.
const trustMilliseconds = 2_000;

export type EstoqueService = ReturnType<typeof createEstoqueService>;

/** Caches the displayed stock per campaign for two seconds. */
export function createEstoqueService({ views, clock }: { views: EstoqueViews; clock: Clock }) {
  const known = new Map<string, { until: number; disponiveis: Promise<ReadonlyMap<string, number>> }>();
  return {
    /** Maps products to stock; a product without an entry has none. */
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
    /** Invalidates the cache after an order. */
    forget: (campanhaId: CampanhaId): void => void known.delete(campanhaId),
  };
}
