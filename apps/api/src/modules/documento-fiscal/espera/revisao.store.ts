import { claimDue } from '../../../kernel/db/claim-due.ts';
import type { Db } from '../../../kernel/db/db.ts';
import type { Columns } from '../../../schema/call-function.ts';
import { toRef } from '../documento-fiscal.columns.ts';
import type { DocumentoRef } from '../documento-fiscal.store.ts';

type Devido = Columns<'documento_a_rever', 'consumidor_id' | 'documento_fiscal_id'>;

export type RevisaoStore = ReturnType<typeof createRevisaoStore>;

/** Store of decided receipts with new facts to review. */
export const createRevisaoStore = (db: Db) => ({
  /** Leases due reviews until `ate`, oldest first. */
  async lease(agora: Date, ate: Date, quantidade: number): Promise<DocumentoRef[]> {
    const taken = await claimDue({
      list: () =>
        db.query<Devido>(
          `select consumidor_id, documento_fiscal_id from documento_a_rever where rever_em <= $1
          order by rever_em limit $2`,
          [agora, quantidade],
        ),
      keys: ['consumidor_id', 'documento_fiscal_id'],
      claim: (due) =>
        db.query<Devido>(
          `update documento_a_rever r set rever_em = $2
          from unnest($3::uuid[], $4::uuid[]) w (consumidor_id, documento_fiscal_id)
          where r.consumidor_id = w.consumidor_id and r.documento_fiscal_id = w.documento_fiscal_id and r.rever_em <= $1
          returning r.consumidor_id, r.documento_fiscal_id`,
          [agora, ate, due.consumidor_id, due.documento_fiscal_id],
        ),
    });
    return taken.map(toRef);
  },
  /** Removes a finished review unless new facts arrived meanwhile (`rever_em` differs from the lease). */
  async finish(d: DocumentoRef, ate: Date): Promise<void> {
    await db.query(
      'delete from documento_a_rever where consumidor_id = $1 and documento_fiscal_id = $2 and rever_em = $3',
      [d.consumidorId, d.documentoFiscalId, ate],
    );
  },
});
