import type { Ator } from '../../kernel/auth/ator.ts';
import { callFunction } from '../../schema/call-function.ts';
import { type Db, first, isRetryable, withRetry } from '../../kernel/db/db.ts';
import { brokenConstraint } from '../../kernel/database-error.ts';
import { type Concessao, toConcessaoJson } from './ganho/concessao.ts';
import type { Veredito } from './ganho/veredito-nota.ts';
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

/** Accounts at other services (`dinamica_cupom`) used in the calculation; undefined when irrelevant. */
export interface ContasUsadas {
  readonly contas?: readonly object[] | undefined;
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
      { contas, ...concessao }: Concessao & ContasUsadas,
    ): Promise<Registro> {
      const row = { ...toRow(documento, veredito), ...toFatos(documento.ditos), dinamicas: contas };
      const args = {
        consumidorId: documento.consumidorId,
        documento: JSON.stringify(row),
        identidade,
        codigo,
        intervaloSegundos,
        concessao: toConcessaoJson(concessao),
      };
      const register = 'documento_register';
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
    judge: createJudge(db, 'documento_judge'),
    /** Reverses an INVALIDO verdict that a person gave to VALIDO; returns 'naoPendente' for any other receipt. */
    rejudge: createJudge(db, 'documento_rejudge'),
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
  (db: Db, name: 'documento_judge' | 'documento_rejudge') =>
  async (
    d: DocumentoRef,
    veredito: Veredito,
    sentenciado: Sentenciado,
    concessao: Concessao,
  ): Promise<Julgamento> => {
    const { agora, observacao } = sentenciado;
    const mudancas = JSON.stringify(toMudancas(veredito, sentenciado));
    const args = { ...d, agora, mudancas, observacao, concessao: toConcessaoJson(concessao) };
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

/**
 * Returns whether a concurrent request with the same idempotency key committed first; a retry then returns its
 * result.
 */
const isSameSend = (error: unknown): boolean => brokenConstraint(error) === 'documento_fiscal__idempotencia';
