import type { Ator } from '../../../kernel/auth/ator.ts';
import type { Db } from '../../../kernel/db/db.ts';
import { createId } from '../../../kernel/ids.ts';
import type { DocumentoRef } from '../documento-fiscal.store.ts';

export type AnotacaoStore = ReturnType<typeof createAnotacaoStore>;

/** Store of operators' notes on receipts. */
export const createAnotacaoStore = (db: Db) => ({
  async create(d: DocumentoRef, texto: string, ator: Ator, agora: Date): Promise<void> {
    await db.query(
      `insert into documento_anotacao (consumidor_id, documento_fiscal_id, anotacao_id, texto, criada_em, ator)
       values ($1, $2, $3, $4, $5, $6)`,
      [d.consumidorId, d.documentoFiscalId, createId(agora.getTime()), texto, agora, ator],
    );
  },
});
