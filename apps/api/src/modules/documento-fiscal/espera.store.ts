import type { Db } from '../../kernel/db/db.ts';
import { toRef } from './documento-fiscal.columns.ts';
import type { DocumentoRef } from './documento-fiscal.store.ts';

export type EsperaStore = ReturnType<typeof createEsperaStore>;

/** Receipts that the program settles by itself when their waiting time is over. */
export function createEsperaStore(db: Db) {
  return {
    /**
     * Takes some whose time is over, the longest waiting first, for whoever asks: nobody else gets them until `ate`.
     * Those that are not settled by then are taken again.
     */
    async lease(agora: Date, ate: Date, quantidade: number): Promise<DocumentoRef[]> {
      const rows = await db.query<{ consumidor_id: string; documento_fiscal_id: string }>(
        `with taken as (
           update documento_fiscal d set apurar_em = $2
           from (
             select o.consumidor_id, o.documento_fiscal_id, o.apurar_em from documento_fiscal o
             where o.status = 'PENDENTE' and o.apurar_em <= $1
             order by o.apurar_em limit $3 for update skip locked
           ) w
           where d.consumidor_id = w.consumidor_id and d.documento_fiscal_id = w.documento_fiscal_id
           returning d.consumidor_id, d.documento_fiscal_id, w.apurar_em
         )
         select consumidor_id, documento_fiscal_id from taken order by apurar_em, documento_fiscal_id`,
        [agora, ate, quantidade],
      );
      return rows.map(toRef);
    },
    /** Lets one wait until then. */
    async postpone(d: DocumentoRef, apurarEm: Date): Promise<void> {
      await db.query(
        `update documento_fiscal set apurar_em = $3
         where consumidor_id = $1 and documento_fiscal_id = $2 and status = 'PENDENTE' and apurar_em is not null`,
        [d.consumidorId, d.documentoFiscalId, apurarEm],
      );
    },
  };
}
