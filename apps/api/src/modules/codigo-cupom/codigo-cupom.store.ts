import type { Ator } from '../../kernel/auth/ator.ts';
import { callFunction } from '../../schema/call-function.ts';
import type { Db } from '../../kernel/db/db.ts';
import type { CampanhaId } from '../campanha/public.ts';

export type CodigoCupomStore = ReturnType<typeof createCodigoCupomStore>;

export function createCodigoCupomStore(db: Db) {
  return {
    /** Inserts codes of a printed batch and skips existing ones. Returns the number of new codes. */
    import: (
      campanhaId: CampanhaId,
      lote: string,
      codigos: readonly string[],
      ator: Ator,
      importadoEm: Date,
    ): Promise<number> =>
      callFunction(db, 'codigo_cupom_import_by', {
        campanhaId,
        lote,
        codigos,
        agora: importadoEm,
        ator: JSON.stringify(ator),
      }),
    /** Counts total and registered codes per batch. */
    countByLote: (
      campanhaId: CampanhaId,
    ): Promise<{ lote: string; total: number; totalEscaneados: number }[]> =>
      db.query<{ lote: string; total: number; totalEscaneados: number }>(
        `select c.lote, count(*) as total, count(c.documento_fiscal_id) as "totalEscaneados"
         from codigo_cupom c where c.campanha_id = $1 group by c.lote order by c.lote`,
        [campanhaId],
      ),
  };
}
