import type { Db } from '../../kernel/db/db.ts';
import { first, isRetryable, withRetry } from '../../kernel/db/db.ts';
import { sqlState } from '../../kernel/sql-state.ts';
import type { Veredito } from './apuracao.ts';

export interface DocumentoNovo {
  readonly consumidorId: string;
  readonly campanhaId: string;
  readonly documentoFiscalId: string;
  readonly idempotencia: string | null;
  readonly chaveAcesso: string;
  readonly modelo: string;
  readonly uf: string;
  readonly emitente: string;
  readonly emitidoEm: string | null;
  readonly valorCentavos: number | null;
  readonly origem: string;
  readonly capturadoEm: Date | null;
  readonly agora: Date;
  readonly apurarEm: Date | null;
}

/** The numbers on offer and the limits that bound them, as the database functions take them. */
export interface Concessao {
  readonly periodos: string[];
  readonly limites: number[];
  readonly indices: number[];
  readonly series: string[];
  readonly numeros: string[];
}

export type Registro =
  | {
      readonly resultado: 'registrado' | 'repetido';
      readonly documentoFiscalId: string;
      readonly concedidos: number;
    }
  | Recusa;
export type Recusa =
  | { readonly resultado: 'jaCadastrado' }
  | { readonly resultado: 'jaCadastradoPorVoce' }
  | { readonly resultado: 'recusado'; readonly codigo: string; readonly detalhe: string };

export interface DocumentoFiscalStore {
  /** One receipt with everything it earns, whole or not at all. */
  register(
    documento: DocumentoNovo,
    veredito: Veredito,
    limites: { documentos: number | null; intervaloSegundos: number },
    concessao: Concessao,
  ): Promise<Registro>;
  /** Settles a waiting receipt; undefined when it waits no longer. Answers how many numbers were granted. */
  judge(
    documento: { consumidorId: string; documentoFiscalId: string },
    veredito: Veredito,
    parts: { agora: Date; observacao: string | null; valorCentavos: number | null },
    concessao: Concessao,
  ): Promise<number | undefined>;
}

const registerSql = `select resultado, documento_fiscal_id, concedidos from documento_fiscal_register(
  $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24)`;
const judgeSql = `select resultado, concedidos from documento_fiscal_judge(
  $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`;

export function createDocumentoFiscalStore(db: Db): DocumentoFiscalStore {
  return {
    async register(d, veredito, limites, c) {
      const values = [
        d.consumidorId,
        d.campanhaId,
        d.documentoFiscalId,
        d.idempotencia,
        d.chaveAcesso,
        d.modelo,
        d.uf,
        d.emitente,
        d.emitidoEm,
        d.valorCentavos,
        d.origem,
        d.capturadoEm,
        d.agora,
        d.apurarEm,
        veredito.status,
        veredito.motivo,
        toValores(veredito),
        limites.documentos,
        limites.intervaloSegundos,
        c.periodos,
        c.limites,
        c.indices,
        c.series,
        c.numeros,
      ];
      try {
        const row = first(
          await withRetry(
            () =>
              db.query<{
                resultado: Exclude<Registro['resultado'], 'recusado'>;
                documento_fiscal_id: string;
                concedidos: number;
              }>(registerSql, values),
            (error) => isRetryable(error) || isSameSend(error),
          ),
        );
        return {
          resultado: row.resultado,
          documentoFiscalId: row.documento_fiscal_id,
          concedidos: row.concedidos,
        };
      } catch (error) {
        const refusal = toRefusal(error);
        if (!refusal) throw error;
        return refusal;
      }
    },
    async judge(d, veredito, { agora, observacao, valorCentavos }, c) {
      const values = [
        d.consumidorId,
        d.documentoFiscalId,
        agora,
        veredito.status,
        veredito.motivo,
        toValores(veredito),
        observacao,
        valorCentavos,
        c.periodos,
        c.limites,
        c.indices,
        c.series,
        c.numeros,
      ];
      const row = first(
        await withRetry(() => db.query<{ resultado: string; concedidos: number }>(judgeSql, values)),
      );
      return row.resultado === 'naoPendente' ? undefined : row.concedidos;
    },
  };
}

/** Another request with the same idempotency key was quicker: asked again, the function finds what it wrote. */
const isSameSend = (error: unknown): boolean =>
  (error as { constraint?: unknown } | null)?.constraint === 'documento_fiscal__idempotencia';

const toValores = ({ valores }: Veredito) =>
  Object.keys(valores).length > 0 ? JSON.stringify(valores) : null;

/** The refusals that the database functions raise: SQLSTATE TR001, the code as message, the value as detail. */
function toRefusal(error: unknown): Recusa | undefined {
  if (sqlState(error) !== 'TR001') return undefined;
  const { message, detail } = error as { message: string; detail?: string };
  return { resultado: 'recusado', codigo: message, detalhe: detail ?? '' };
}
