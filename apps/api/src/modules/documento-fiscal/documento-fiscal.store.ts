import { callFunction } from '../../schema/call-function.ts';
import { type Db, first, isRetryable, withRetry } from '../../kernel/db/db.ts';
import { brokenConstraint } from '../../kernel/database-error.ts';
import type { Credito } from '../conta-corrente/public.ts';
import type { Veredito } from './apuracao.ts';
import { type DocumentoNovo, toRow, toVereditoColumns } from './documento-fiscal.columns.ts';
import { type FatoDito, toDitoRows } from './prova/prova.ts';
import {
  type Julgamento,
  type JulgamentoRow,
  type Reabertura,
  type Registro,
  type RegistroRow,
  toRecusa,
  toRegistro,
} from './documento-fiscal.resultado.ts';
import type { CampanhaId } from '../campanha/public.ts';

/** What may be registered once in a campaign: an access key or the like; and a printed code to use up. */
export interface Reivindicacao {
  readonly identidade: string | null;
  readonly codigo: string | null;
}

/** What is on offer and the limits that bound it, as the database functions take them. */
export interface Concessao {
  readonly assuntos: string[];
  readonly periodos: string[];
  readonly limites: number[];
  readonly indices: number[];
  readonly series: string[];
  readonly numeros: string[];
  /** Until when the numbers may be written; null with none. */
  readonly validade: Date | null;
  readonly raspadinhas: string[];
  /** The carried cents with which the program counted; null when the campaign carries nothing. */
  readonly restoCentavos: number | null;
  readonly creditos: readonly Credito[];
  /** Accounts at other services (`dinamica_cupom`) with which the program counted; undefined when they do not matter. */
  readonly contas?: readonly object[] | undefined;
  /** Whether the campaign rewards invitations: a receipt that counts may make one due. */
  readonly premiaIndicacao?: boolean;
}

export interface DocumentoRef {
  readonly consumidorId: string;
  readonly documentoFiscalId: string;
}

/** A verdict's particulars. */
export interface Sentenciado {
  readonly agora: Date;
  /** Whether a person gives it, and not the program. */
  readonly isRevisado: boolean;
  readonly observacao: string | null;
  /** What is known of it now; null leaves what was known. */
  readonly emitidoEm: string | null;
  readonly valorCentavos: number | null;
  readonly quantidade: number | null;
  readonly ditos: readonly FatoDito[];
}

export type DocumentoFiscalStore = ReturnType<typeof createDocumentoFiscalStore>;

export function createDocumentoFiscalStore(db: Db) {
  return {
    /** One purchase with everything it earns, whole or not at all. */
    async register(
      documento: DocumentoNovo,
      veredito: Veredito,
      { identidade, codigo }: Reivindicacao,
      intervaloSegundos: number,
      concessao: Concessao,
    ): Promise<Registro> {
      const row = JSON.stringify({
        ...toRow(documento, veredito),
        ...toIndicacao(concessao),
        ...toValidade(concessao),
        ...toFatos(documento.ditos),
        ...(concessao.contas && { dinamicas: concessao.contas }),
      });
      const args = {
        ...toArgs(concessao),
        raspadinhas: concessao.raspadinhas,
        consumidorId: documento.consumidorId,
        documento: row,
        identidade,
        codigo,
        intervaloSegundos,
      };
      const register = 'documento_fiscal_register';
      try {
        const rows = await withRetry(
          () => callFunction<typeof register, readonly RegistroRow[]>(db, register, args, { short: 'write' }),
          (error) => isRetryable(error) || isSameSend(error),
        );
        return toRegistro(first(rows));
      } catch (error) {
        return toRecusa(error);
      }
    },
    /** Settles a waiting receipt. */
    judge: createJudge(db, 'documento_fiscal_judge'),
    /** Makes a receipt VALIDO that a person judged INVALIDO; 'naoPendente' too when it is not such. */
    rejudge: createJudge(db, 'documento_fiscal_rejudge'),
    /** Ends a valid receipt and takes back what it earned; false when it is not valid. */
    revoke: (
      d: DocumentoRef,
      {
        agora,
        motivo,
        observacao,
        isPerdoado,
      }: {
        agora: Date;
        motivo: string;
        observacao: string | null;
        /** Whether what was spent of it already is not charged. */
        isPerdoado: boolean;
      },
    ): Promise<boolean> =>
      withRetry(() =>
        callFunction(db, 'documento_fiscal_revoke', {
          ...d,
          agora,
          motivo,
          observacao,
          perdoar: isPerdoado,
        }),
      ),
    /** Lets a refused receipt wait again, once. */
    async reopen(d: DocumentoRef, agora: Date, observacao: string | null): Promise<Reabertura> {
      const args = { ...d, agora, observacao };
      try {
        const isDone = await withRetry(() => callFunction(db, 'documento_fiscal_reopen', args));
        return { resultado: isDone ? 'reaberto' : 'naoContestavel' };
      } catch (error) {
        const { resultado } = toRecusa(error);
        if (resultado !== 'jaCadastrado' && resultado !== 'jaCadastradoPorVoce') throw error;
        return { resultado };
      }
    },
    /** Cents carried from a person's earlier receipts. */
    getResto: async (consumidorId: string, campanhaId: CampanhaId): Promise<number> =>
      (
        await db.query<{ centavos: number }>(
          'select r.centavos from consumidor_resto r where r.consumidor_id = $1 and r.campanha_id = $2',
          [consumidorId, campanhaId],
        )
      )[0]?.centavos ?? 0,
  };
}

const createJudge =
  (db: Db, name: 'documento_fiscal_judge' | 'documento_fiscal_rejudge') =>
  async (
    d: DocumentoRef,
    veredito: Veredito,
    sentenciado: Sentenciado,
    concessao: Concessao,
  ): Promise<Julgamento> => {
    const { agora, observacao } = sentenciado;
    const mudancas = JSON.stringify({
      ...toMudancas(veredito, sentenciado),
      ...toIndicacao(concessao),
      ...toValidade(concessao),
    });
    const { raspadinhas } = concessao;
    const args = { ...d, ...toArgs(concessao), raspadinhas, agora, mudancas, observacao };
    try {
      const rows = await withRetry(() => callFunction<typeof name, readonly JulgamentoRow[]>(db, name, args));
      const { resultado, ...concedido } = first(rows);
      return resultado === 'julgado' ? { resultado, ...concedido } : { resultado };
    } catch (error) {
      const recusa = toRecusa(error);
      if (recusa.resultado === 'recusado') throw error;
      return recusa;
    }
  };

/** The columns that a verdict or a correction changes, and what sources said. */
export const toMudancas = (
  veredito: Veredito,
  { agora, isRevisado, emitidoEm, valorCentavos, quantidade, ditos }: Sentenciado,
) => ({
  ...toVereditoColumns(veredito),
  ...(isRevisado ? { revisado_em: agora } : {}),
  ...(emitidoEm === null ? {} : { emitido_em: emitidoEm }),
  ...(valorCentavos === null ? {} : { valor_centavos: valorCentavos }),
  ...(quantidade === null ? {} : { quantidade }),
  ...toFatos(ditos),
});

const toFatos = (ditos: readonly FatoDito[]) => (ditos.length > 0 ? { fatos: toDitoRows(ditos) } : {});

/** What the functions read beside the columns: there, or not. */
const toIndicacao = ({ premiaIndicacao }: Concessao) => (premiaIndicacao ? { premia_indicacao: true } : {});

/** With which the fence of numbers is set. */
export const toValidade = ({ validade }: Pick<Concessao, 'validade'>) => (validade ? { validade } : {});

/** The arguments that the functions which grant have in common; credits are null when nothing was earned. */
export const toArgs = (c: Omit<Concessao, 'raspadinhas'>) => ({
  resto: c.restoCentavos,
  assuntos: c.assuntos,
  periodos: c.periodos,
  limites: c.limites,
  indices: c.indices,
  series: c.series,
  numeros: c.numeros,
  creditos: c.creditos.length === 0 ? null : JSON.stringify(c.creditos),
});

/** Another request with the same idempotency key was quicker: asked again, the function finds what it wrote. */
const isSameSend = (error: unknown): boolean => brokenConstraint(error) === 'documento_fiscal__idempotencia';
