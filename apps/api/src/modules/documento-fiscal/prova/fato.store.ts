import type { FonteValor } from '@trevo/rules/documento-fiscal/fonte-valor';
import type { Clock } from '../../../kernel/clock.ts';
import { callFunction, type Columns } from '../../../schema/call-function.ts';
import { withRetry, type Db } from '../../../kernel/db/db.ts';
import { refuse } from '../../../kernel/domain-error.ts';
import { motivosProva, type Veredito } from '../apuracao.ts';
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
}

export type FatoStore = ReturnType<typeof createFatoStore>;

/** What sources say of receipts that were registered. */
export function createFatoStore(db: Db) {
  const toJson = (ditos: readonly FatoDito[]) =>
    ditos.length > 0 ? JSON.stringify(toDitoRows(ditos)) : null;
  return {
    /** What was written down about one. */
    async list(d: DocumentoRef): Promise<FatoDito[]> {
      const rows = await db.query<FatoRow>(
        `select fonte, situacao, emitente, emitido_em, valor_centavos, quantidade, cancelada, conferir, tarde, divergente
         from documento_fato where consumidor_id = $1 and documento_fiscal_id = $2`,
        [d.consumidorId, d.documentoFiscalId],
      );
      return rows.map(readDito);
    },
    /** Lets one that waits for a source wait on, for the reason of the verdict; false when it does so no longer. */
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
    /** Something was said of these access keys: their receipts are looked at (again). Answers how many. */
    wake: (campanhaId: CampanhaId | null, chaves: readonly string[], agora: Date): Promise<number> => {
      const args = { campanhaId, chaves, motivos: motivosProva, agora };
      return withRetry(() => callFunction(db, 'documento_fiscal_wake', args));
    },
    /**
     * What its owner says of one that waits for that, with the name of its photo; 'naoEspera' when it does not. Refuses with
     * upload.imagemDesconhecida for a photo that is not theirs, or was deleted because no receipt named it.
     */
    declare: (
      d: DocumentoRef,
      uriImagem: string,
      dito: FatoDito,
      agora: Date,
    ): Promise<'recebida' | 'naoEspera'> => {
      const args = { motivos: ['documentoFiscal.faltaComprovar'], uriImagem, fatos: toJson([dito]), agora };
      return withRetry(() =>
        callFunction<'documento_fiscal_declare', 'recebida' | 'naoEspera'>(db, 'documento_fiscal_declare', {
          ...d,
          ...args,
        }),
      ).catch((error: unknown) => {
        const recusa = toRecusa(error);
        const isUnknown = recusa.resultado === 'recusado' && recusa.codigo === 'upload.imagemDesconhecida';
        throw isUnknown ? refuse('upload.imagemDesconhecida') : error;
      });
    },
    /** What a reader says of one; whether it waits for a source, and is looked at now. */
    hear: (d: DocumentoRef, dito: FatoDito, agora: Date): Promise<boolean> => {
      const args = { ...d, motivos: motivosProva, fatos: toJson([dito]), agora };
      return withRetry(() => callFunction(db, 'documento_fiscal_hear', args));
    },
    /** Writes down what sources say of one that was decided. */
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
          cancelada: said.cancelada,
        }
      : null,
});

/** Whoever hears of receipts says it here, before there is the module of receipts: which are looked at (again) then. */
export const createOnFatos =
  (db: Db, clock: Clock) =>
  async (campanhaId: CampanhaId | null, chaves: readonly string[]): Promise<void> => {
    await createFatoStore(db).wake(campanhaId, chaves, clock.now());
  };
