import type { FonteValor } from '@trevo/rules/documento-fiscal/fonte-valor';
import type { ItemNota } from '@trevo/rules/documento-fiscal/item-nota';
import type { Clock } from '../../../kernel/clock.ts';
import { callFunction, type Columns } from '../../../schema/call-function.ts';
import { withRetry, type Db } from '../../../kernel/db/db.ts';
import { refuse } from '../../../kernel/domain-error.ts';
import { motivosDeclaracao, motivosFoto, motivosProva } from '../ganho/apuracao.ts';
import type { Veredito } from '../ganho/veredito-nota.ts';
import { toRecusa } from '../documento-fiscal.resultado.ts';
import type { DocumentoRef } from '../documento-fiscal.store.ts';
import { type FatoDito, toDitoRows } from './prova.ts';
import type { CampanhaId } from '../../campanha/public.ts';

interface FatoRow extends Columns<
  'documento_fato',
  | 'situacao'
  | 'emitente'
  | 'emitido_em'
  | 'valor_centavos'
  | 'quantidade'
  | 'cancelada'
  | 'conferir'
  | 'tarde'
  | 'divergente'
> {
  readonly fonte: FonteValor;
  readonly itens: ItemNota[] | null;
}

export type FatoStore = ReturnType<typeof createFatoStore>;

/** Store of sources' facts on registered receipts. */
export function createFatoStore(db: Db) {
  const toJson = (ditos: readonly FatoDito[]) =>
    ditos.length > 0 ? JSON.stringify(toDitoRows(ditos)) : null;
  return {
    /** Lists the stored facts of a receipt. */
    async list(d: DocumentoRef): Promise<FatoDito[]> {
      const rows = await db.query<FatoRow>(
        `select fonte, situacao, emitente, emitido_em, valor_centavos, quantidade, itens, cancelada, conferir, tarde,
           divergente
         from documento_fato where consumidor_id = $1 and documento_fiscal_id = $2`,
        [d.consumidorId, d.documentoFiscalId],
      );
      return rows.map(readDito);
    },
    /**
     * Extends the wait of a receipt for a source, with the verdict's reason; returns false when the receipt no
     * longer waits.
     */
    wait: (
      d: DocumentoRef,
      veredito: Veredito,
      ditos: readonly FatoDito[],
      agora: Date,
    ): Promise<boolean> => {
      const { motivo, valores, apurarEm } = veredito;
      const valoresJson = Object.keys(valores).length > 0 ? JSON.stringify(valores) : null;
      const args = { motivo, motivoValores: valoresJson, apurarEm: apurarEm ?? null, fatos: toJson(ditos) };
      return withRetry(() => callFunction(db, 'documento_fiscal_wait_on', { ...d, agora, ...args }));
    },
    /** Schedules the receipts of these access keys for judgement or review after new facts. Returns how many. */
    wake: (campanhaId: CampanhaId | null, chaves: readonly string[], agora: Date): Promise<number> => {
      const args = { campanhaId, chaves, motivos: motivosProva, agora };
      return withRetry(() => callFunction(db, 'documento_fiscal_wake', args));
    },
    /**
     * Stores the owner's declaration on a waiting receipt, with the name of its photo; returns 'naoEspera' when
     * the receipt does not wait for one. Throws upload.imagemDesconhecida for a photo that is not the consumer's
     * or was deleted as unreferenced.
     */
    declare: (
      d: DocumentoRef,
      uriImagem: string,
      dito: FatoDito,
      agora: Date,
    ): Promise<'recebida' | 'naoEspera'> => {
      const args = { ...d, motivos: motivosDeclaracao, uriImagem, fatos: toJson([dito]), agora };
      return withRetry(() =>
        callFunction<'documento_fiscal_declare', 'recebida' | 'naoEspera'>(
          db,
          'documento_fiscal_declare',
          args,
        ),
      ).catch(refuseImagem);
    },
    /**
     * Stores the photo of a waiting receipt for the reader; returns 'naoEspera' when the receipt does not wait for
     * one. Throws upload.imagemDesconhecida as `declare` does.
     */
    photograph: (
      d: DocumentoRef,
      uriImagem: string,
      dito: FatoDito,
      { motivo, apurarEm }: Veredito,
      agora: Date,
    ): Promise<'recebida' | 'naoEspera'> => {
      const args = {
        ...d,
        motivos: motivosFoto,
        uriImagem,
        fatos: toJson([dito]),
        motivo,
        apurarEm: apurarEm ?? null,
        agora,
      };
      return withRetry(() =>
        callFunction<'documento_fiscal_photograph', 'recebida' | 'naoEspera'>(
          db,
          'documento_fiscal_photograph',
          args,
        ),
      ).catch(refuseImagem);
    },
    /**
     * Stores facts of the external reader or of a photo on a receipt; returns whether the receipt waits for a source and is now
     * scheduled.
     */
    hear: (d: DocumentoRef, dito: FatoDito, agora: Date): Promise<boolean> => {
      const args = { ...d, motivos: motivosProva, fatos: toJson([dito]), agora };
      return withRetry(() => callFunction(db, 'documento_fiscal_hear', args));
    },
    /** Stores sources' facts on a decided receipt. */
    put: (
      d: DocumentoRef,
      campanhaId: CampanhaId,
      ditos: readonly FatoDito[],
      agora: Date,
    ): Promise<void> => {
      const args = { ...d, campanhaId, fatos: toJson(ditos), agora };
      return withRetry(() => callFunction(db, 'documento_fato_put', args));
    },
  };
}

/** Rethrows the error of a photo that is not the consumer's as upload.imagemDesconhecida. */
const refuseImagem = (error: unknown): never => {
  const recusa = toRecusa(error);
  const isUnknown = recusa.resultado === 'recusado' && recusa.codigo === 'upload.imagemDesconhecida';
  throw isUnknown ? refuse('upload.imagemDesconhecida') : error;
};

const readDito = ({ fonte, situacao, conferir, tarde, divergente, ...said }: FatoRow): FatoDito => ({
  fonte,
  situacao,
  conferir,
  tarde,
  divergente,
  fatos:
    situacao === 'achada'
      ? {
          emitente: said.emitente,
          emitidoEm: said.emitido_em,
          valorCentavos: said.valor_centavos,
          quantidade: said.quantidade,
          itens: said.itens,
          cancelada: said.cancelada,
        }
      : null,
});

/** Returns the callback for modules created before this one: schedules receipts of the given keys after new facts. */
export const createOnFatos =
  (db: Db, clock: Clock) =>
  async (campanhaId: CampanhaId | null, chaves: readonly string[]): Promise<void> => {
    await createFatoStore(db).wake(campanhaId, chaves, clock.now());
  };
