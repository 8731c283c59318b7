import type { Db } from '../../kernel/db/db.ts';
import type { CampanhaId } from '../campanha/public.ts';

export type EstoqueViews = ReturnType<typeof createEstoqueViews>;

export const createEstoqueViews = (db: Db) => ({
  /** Maps a campaign's products to their free stock. */
  mapDisponiveis: async (campanhaId: CampanhaId): Promise<ReadonlyMap<string, number>> => {
    const rows = await db.query<{ produto_id: string; disponivel: number }>(
      `select produto_id, sum(disponivel)::integer as disponivel from produto_estoque
       where campanha_id = $1 group by produto_id`,
      [campanhaId],
    );
    return new Map(rows.map(({ produto_id, disponivel }) => [produto_id, disponivel]));
  },
});
