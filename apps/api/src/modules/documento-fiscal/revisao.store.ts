import type { Db } from '../../kernel/db/db.ts';
import { toRef } from './documento-fiscal.columns.ts';
import type { DocumentoRef } from './documento-fiscal.store.ts';

export type RevisaoStore = ReturnType<typeof createRevisaoStore>;

/** Receipts that were decided when a source said something more. */
export const createRevisaoStore = (db: Db) => ({
  /** Takes some for whoever asks, the longest waiting first: nobody else gets them until `ate`. */
  async lease(agora: Date, ate: Date, quantidade: number): Promise<DocumentoRef[]> {
    const rows = await db.query<{ consumidor_id: string; documento_fiscal_id: string }>(
      `update documento_a_rever r set rever_em = $2
       from (
         select o.consumidor_id, o.documento_fiscal_id from documento_a_rever o where o.rever_em <= $1
         order by o.rever_em limit $3 for update skip locked
       ) w
       where r.consumidor_id = w.consumidor_id and r.documento_fiscal_id = w.documento_fiscal_id
       returning r.consumidor_id, r.documento_fiscal_id`,
      [agora, ate, quantidade],
    );
    return rows.map(toRef);
  },
  /** Takes one that was looked at off the list, unless something more was said meanwhile. */
  async finish(d: DocumentoRef, ate: Date): Promise<void> {
    await db.query(
      'delete from documento_a_rever where consumidor_id = $1 and documento_fiscal_id = $2 and rever_em = $3',
      [d.consumidorId, d.documentoFiscalId, ate],
    );
  },
});
