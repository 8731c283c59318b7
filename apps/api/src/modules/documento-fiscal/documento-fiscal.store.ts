import type { Ator } from '../../kernel/auth/ator.ts';
import { callFunction } from '../../schema/call-function.ts';
import { type Db, first, isRetryable, withRetry } from '../../kernel/db/db.ts';
import { brokenConstraint } from '../../kernel/database-error.ts';
import type { Credito } from '../conta-corrente/public.ts';
import type { Veredito } from './veredito-nota.ts';
import { type DocumentoNovo, toRow, toVereditoColumns } from './documento-fiscal.columns.ts';
import { type FatoDito, toDitoRows } from './prova/prova.ts';
import {
  type ChaveAlheia,
  type Desfeita,
  type Julgamento,
  type JulgamentoRow,
  type Reabertura,
  type Registro,
  type RegistroRow,
  toRecusa,
  toRegistro,
} from './documento-fiscal.resultado.ts';
import type { CampanhaId } from '../campanha/public.ts';

/** Unique claims of a registration: the receipt's identity and the printed code to redeem. */
export interface Reivindicacao {
  readonly identidade: string | null;
  readonly codigo: string | null;
}

/** Reserved rewards and their limits, as arguments of the database functions. */
export interface Concessao {
  readonly assuntos: string[];
  readonly periodos: string[];
  readonly limites: number[];
  readonly indices: number[];
  readonly series: string[];
  readonly numeros: string[];
  /** Expiry of the lucky-number lease; null without numbers. */
  readonly validade: Date | null;
  readonly raspadinhas: string[];
  /** Carried cents used in the calculation; null when the campaign carries none. */
  readonly restoCentavos: number | null;
  readonly creditos: readonly Credito[];
  /** Accounts at other services (`dinamica_cupom`) used in the calculation; undefined when irrelevant. */
  readonly contas?: readonly object[] | undefined;
  /** Whether the campaign rewards invitations: a valid receipt can trigger that reward. */
  readonly premiaIndicacao?: boolean;
}

export interface DocumentoRef {
  readonly consumidorId: string;
  readonly documentoFiscalId: string;
}

/** Details of a verdict. */
export interface Sentenciado {
  readonly agora: Date;
  /** Whether a person gave the verdict, not the service. */
  readonly isRevisado: boolean;
  readonly observacao: string | null;
  /** The operator or program that gave the verdict; undefined for the service. */
  readonly ator?: Ator | undefined;
  /** Facts known at this time; null keeps the stored value. */
  readonly emitidoEm: string | null;
  readonly valorCentavos: number | null;
  readonly quantidade: number | null;
  readonly ditos: readonly FatoDito[];
}

export type DocumentoFiscalStore = ReturnType<typeof createDocumentoFiscalStore>;

export function createDocumentoFiscalStore(db: Db) {
  return {
    /** Registers one purchase with all its rewards atomically. */
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
    /** Decides a waiting receipt. */
    judge: createJudge(db, 'documento_fiscal_judge'),
    /** Reverses an INVALIDO verdict that a person gave to VALIDO; returns 'naoPendente' for any other receipt. */
    rejudge: createJudge(db, 'documento_fiscal_rejudge'),
    /** Invalidates a valid receipt and reverses its rewards; returns false when the receipt is not valid. */
    revoke: (
      d: DocumentoRef,
      {
        agora,
        motivo,
        observacao,
        isPerdoado,
        ator,
      }: {
        agora: Date;
        motivo: string;
        observacao: string | null;
        /** Whether the consumer keeps rewards that are already spent, without a debt. */
        isPerdoado: boolean;
        /** The operator or program that decided; null for the service. */
        ator: Ator | null;
      },
    ): Promise<boolean> =>
      withRetry(() =>
        callFunction(db, 'documento_fiscal_revoke_by', {
          ...d,
          agora,
          motivo,
          observacao,
          perdoar: isPerdoado,
          ator: ator && JSON.stringify(ator),
        }),
      ),
    /** Undoes a person's verdict of this status; returns false when it is another one by now. */
    async undo(
      d: DocumentoRef,
      { agora, status, ator }: { agora: Date; status: 'VALIDO' | 'INVALIDO'; ator: Ator },
    ): Promise<Desfeita> {
      const args = { ...d, agora, status, ator: JSON.stringify(ator) };
      try {
        const isDone = await withRetry(() => callFunction(db, 'documento_fiscal_undo', args));
        return { resultado: isDone ? 'desfeito' : 'semVeredito' };
      } catch (error) {
        return toChaveAlheia(error);
      }
    },
    /** Returns a refused receipt to PENDENTE, once per receipt. */
    async reopen(d: DocumentoRef, agora: Date, observacao: string | null): Promise<Reabertura> {
      const args = { ...d, agora, observacao };
      try {
        const isDone = await withRetry(() => callFunction(db, 'documento_fiscal_reopen', args));
        return { resultado: isDone ? 'reaberto' : 'naoContestavel' };
      } catch (error) {
        return toChaveAlheia(error);
      }
    },
    /** Stores the receipt's evidence points, which order the review queue. */
    async keepPontos(d: DocumentoRef, pontos: number): Promise<void> {
      await db.query(
        `update documento_fiscal set pontos_evidencia = $3
         where consumidor_id = $1 and documento_fiscal_id = $2 and pontos_evidencia <> $3`,
        [d.consumidorId, d.documentoFiscalId, pontos],
      );
    },
    /** Cents carried over from the consumer's earlier receipts. */
    getResto: async (consumidorId: string, campanhaId: CampanhaId): Promise<number> =>
      (
        await db.query<{ centavos: number }>(
          'select r.centavos from consumidor_resto r where r.consumidor_id = $1 and r.campanha_id = $2',
          [consumidorId, campanhaId],
        )
      )[0]?.centavos ?? 0,
  };
}

/** Returns the refusal of a claim that another receipt holds; throws any other error. */
function toChaveAlheia(error: unknown): ChaveAlheia {
  const { resultado } = toRecusa(error);
  if (resultado !== 'jaCadastrado' && resultado !== 'jaCadastradoPorVoce') throw error;
  return { resultado };
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

/** Returns the columns changed by a verdict or a correction, with the facts from sources. */
export const toMudancas = (
  veredito: Veredito,
  { agora, isRevisado, ator, emitidoEm, valorCentavos, quantidade, ditos }: Sentenciado,
) => ({
  ...toVereditoColumns(veredito),
  ...(isRevisado ? { revisado_em: agora } : {}),
  ...(ator && { ator }),
  ...(emitidoEm === null ? {} : { emitido_em: emitidoEm }),
  ...(valorCentavos === null ? {} : { valor_centavos: valorCentavos }),
  ...(quantidade === null ? {} : { quantidade }),
  ...toFatos(ditos),
});

const toFatos = (ditos: readonly FatoDito[]) => (ditos.length > 0 ? { fatos: toDitoRows(ditos) } : {});

/** Flag read by the SQL functions by key presence. */
const toIndicacao = ({ premiaIndicacao }: Concessao) => (premiaIndicacao ? { premia_indicacao: true } : {});

/** Expiry used to fence the lucky-number lease. */
export const toValidade = ({ validade }: Pick<Concessao, 'validade'>) => (validade ? { validade } : {});

/** Arguments shared by the granting functions; credits are null when nothing was earned. */
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

/**
 * Returns whether a concurrent request with the same idempotency key committed first; a retry then returns its
 * result.
 */
const isSameSend = (error: unknown): boolean => brokenConstraint(error) === 'documento_fiscal__idempotencia';
