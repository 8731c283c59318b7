import type { FonteValor } from '@trevo/rules/documento-fiscal/fonte-valor';
import type { Clock } from '../../../kernel/clock.ts';
import { first, withRetry, type Db } from '../../../kernel/db/db.ts';
import { refuse } from '../../../kernel/domain-error.ts';
import { motivosProva, type Veredito } from '../apuracao.ts';
import { toRecusa } from '../documento-fiscal.resultado.ts';
import type { DocumentoRef } from '../documento-fiscal.store.ts';
import { type FatoDito, toDitoRows } from './prova.ts';
import type { CampanhaId } from '../../campanha/public.ts';

interface FatoRow {
  readonly fonte: FonteValor;
  readonly situacao: FatoDito['situacao'];
  readonly emitente: string | null;
  readonly emitido_em: string | null;
  readonly valor_centavos: number | null;
  readonly quantidade: number | null;
  readonly cancelada: boolean;
  readonly conferir: boolean;
  readonly tarde: boolean;
  readonly divergente: boolean;
}

export type FatoStore = ReturnType<typeof createFatoStore>;

/** What sources say of receipts that were registered. */
export function createFatoStore(db: Db) {
  const call = async <T>(sql: string, values: Parameters<Db['query']>[1]): Promise<T> =>
    first(await withRetry(() => db.query<{ resultado: T }>(sql, values))).resultado;
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
      return call('select documento_fiscal_wait_on($1, $2, $3, $4, $5, $6, $7) as resultado', [
        d.consumidorId,
        d.documentoFiscalId,
        agora,
        motivo,
        valoresJson,
        apurarEm ?? null,
        toJson(ditos),
      ]);
    },
    /** Something was said of these access keys: their receipts are looked at (again). Answers how many. */
    wake: (campanhaId: CampanhaId | null, chaves: readonly string[], agora: Date): Promise<number> =>
      call('select documento_fiscal_wake($1, $2, $3, $4) as resultado', [
        campanhaId,
        [...chaves],
        [...motivosProva],
        agora,
      ]),
    /**
     * What its owner says of one that waits for that, with the name of its photo; 'naoEspera' when it does not. Refuses with
     * upload.imagemDesconhecida for a photo that is not theirs, or was deleted because no receipt named it.
     */
    declare: (
      d: DocumentoRef,
      uriImagem: string,
      dito: FatoDito,
      agora: Date,
    ): Promise<'recebida' | 'naoEspera'> =>
      call<'recebida' | 'naoEspera'>('select documento_fiscal_declare($1, $2, $3, $4, $5, $6) as resultado', [
        d.consumidorId,
        d.documentoFiscalId,
        ['documentoFiscal.faltaComprovar'],
        uriImagem,
        toJson([dito]),
        agora,
      ]).catch((error: unknown) => {
        const recusa = toRecusa(error);
        const isUnknown = recusa.resultado === 'recusado' && recusa.codigo === 'upload.imagemDesconhecida';
        throw isUnknown ? refuse('upload.imagemDesconhecida') : error;
      }),
    /** What a reader says of one; whether it waits for a source, and is looked at now. */
    hear: (d: DocumentoRef, dito: FatoDito, agora: Date): Promise<boolean> =>
      call('select documento_fiscal_hear($1, $2, $3, $4, $5) as resultado', [
        d.consumidorId,
        d.documentoFiscalId,
        [...motivosProva],
        toJson([dito]),
        agora,
      ]),
    /** Writes down what sources say of one that was decided. */
    async put(
      d: DocumentoRef,
      campanhaId: CampanhaId,
      ditos: readonly FatoDito[],
      agora: Date,
    ): Promise<void> {
      await withRetry(() =>
        db.query('select documento_fato_put($1, $2, $3, $4, $5)', [
          d.consumidorId,
          d.documentoFiscalId,
          campanhaId,
          toJson(ditos),
          agora,
        ]),
      );
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
