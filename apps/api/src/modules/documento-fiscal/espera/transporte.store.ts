import { callFunction } from '../../../schema/call-function.ts';
import { withRetry, type Db } from '../../../kernel/db/db.ts';
import type { Credito } from '../../conta-corrente/public.ts';
import { toRef } from '../documento-fiscal.columns.ts';
import type { DocumentoRef } from '../documento-fiscal.store.ts';

export type TransporteStore = ReturnType<typeof createTransporteStore>;

export const createTransporteStore = (db: Db) => ({
  /** Lists receipts that still need the backfill. */
  async list(quantidade: number): Promise<DocumentoRef[]> {
    const rows = await db.query<{ consumidor_id: string; documento_fiscal_id: string }>(
      'select consumidor_id, documento_fiscal_id from documento_a_creditar limit $1',
      [quantidade],
    );
    return rows.map(toRef);
  },
  /** Credits one receipt and removes it from the list atomically; idempotent. */
  async carry(d: DocumentoRef, creditos: readonly Credito[], agora: Date): Promise<void> {
    const args = { ...d, creditos: JSON.stringify(creditos), agora };
    await withRetry(() => callFunction(db, 'documento_fiscal_carry', args));
  },
});
