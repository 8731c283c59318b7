import type { Ator } from '../../../kernel/auth/ator.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { refuse } from '../../../kernel/domain-error.ts';
import type { DocumentoRef } from '../documento-fiscal.store.ts';
import type { PosseStore } from './posse.store.ts';

export type PosseService = ReturnType<typeof createPosseService>;

/** Guards the receipts that operators hold. */
export function createPosseService({ posses, clock }: { posses: PosseStore; clock: Clock }) {
  return {
    /**
     * Throws documentoFiscal.comOutraPessoa where an operator acts alone on a receipt that another one holds. Programs,
     * and acts that a second person approved, are not bound.
     */
    async require(
      ref: DocumentoRef,
      { ator, isSozinho }: { ator: Ator; isSozinho?: boolean },
    ): Promise<void> {
      if (ator.tipo !== 'operador' || isSozinho === false) return;
      const posse = await posses.find(ref, clock.now());
      if (posse && posse.operador_id !== ator.id)
        throw refuse('documentoFiscal.comOutraPessoa', { nome: posse.operador_nome });
    },
    /** Ends an operator's possession after the verdict. */
    async end(ref: DocumentoRef, { tipo, id }: Ator): Promise<void> {
      if (tipo === 'operador' && id !== null) await posses.release([ref], id);
    },
  };
}
