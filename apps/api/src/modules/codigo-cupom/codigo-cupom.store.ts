import type { Db } from '../../kernel/db/db.ts';
import { first } from '../../kernel/db/db.ts';

export interface CodigoCupomStore {
  /** Adds codes of a printed batch; those that are there already stay as they are. Answers how many are new. */
  import(campanhaId: string, lote: string, codigos: readonly string[], importadoEm: Date): Promise<number>;
  /** Of each batch, how many codes there are and how many were registered. */
  countByLote(campanhaId: string): Promise<{ lote: string; total: number; totalEscaneados: number }[]>;
}

export function createCodigoCupomStore(db: Db): CodigoCupomStore {
  return {
    import: async (campanhaId, lote, codigos, importadoEm) =>
      first(
        await db.query<{ total: number }>('select codigo_cupom_import($1, $2, $3, $4) as total', [
          campanhaId,
          lote,
          codigos,
          importadoEm,
        ]),
      ).total,
    countByLote: (campanhaId) =>
      db.query(
        `select c.lote, count(*) as total, count(c.documento_fiscal_id) as "totalEscaneados"
         from codigo_cupom c where c.campanha_id = $1 group by c.lote order by c.lote`,
        [campanhaId],
      ),
  };
}
