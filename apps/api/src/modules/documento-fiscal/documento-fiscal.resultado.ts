import type { Answer } from '../../schema/call-function.ts';
import { brokenConstraint, sqlState } from '../../kernel/database-error.ts';

/** Rewards granted by the database, with a reason when a limit reduced them. */
export interface Concedido {
  readonly concedidos: number;
  readonly raspadinhas: number;
  readonly motivo: string | null;
  readonly motivo_valores: Record<string, string> | null;
}

const desencontros = ['restoMudou', 'numeroTomado', 'dinamicasMudaram', 'mudou'] as const;

/**
 * Optimistic concurrency conflict: nothing was written; the caller reads again, recalculates and retries. The carried
 * cents changed, another process took one of the lucky numbers, the cached accounts (`dinamicas`) are stale, or a
 * corrected receipt holds other rewards by now.
 */
export interface Desencontro {
  readonly resultado: (typeof desencontros)[number];
}

export const isDesencontro = <T extends { readonly resultado: string }>(
  said: T,
): said is Extract<T, Desencontro> => desencontros.some((one) => one === said.resultado);

/** Another receipt holds the same identity (access key or printed data). */
export interface ChaveAlheia {
  readonly resultado: 'jaCadastrado' | 'jaCadastradoPorVoce';
}

const codigosRecusa = [
  'documentoFiscal.limiteAtingido',
  'documentoFiscal.aguardeIntervalo',
  'cupom.limiteAtingido',
  'cupom.limiteAmbos',
  'cupom.codigoInexistente',
  'cupom.codigoUsado',
  'requisicao.idempotenciaReusada',
  'upload.imagemDesconhecida',
] as const;

/** Refusal by a rule enforced in the database; `detalhe` carries the placeholder value of the error text. */
export interface Recusa {
  readonly resultado: 'recusado';
  readonly codigo: (typeof codigosRecusa)[number];
  readonly detalhe: string;
}

/** Result of registering a purchase. */
export type Registro =
  | ({ readonly resultado: 'registrado' } & Concedido)
  /** `emAnalise`: registered, but waiting despite the verdict. `repetido`: the same request registered it before. */
  | { readonly resultado: 'emAnalise' | 'repetido'; readonly documentoFiscalId: string }
  | Desencontro
  | ChaveAlheia
  | Recusa;

/** Result of a verdict; 'naoPendente' when the receipt no longer waits. */
export type Julgamento =
  | { readonly resultado: 'julgado'; readonly concedidos: number; readonly raspadinhas: number }
  | { readonly resultado: 'naoPendente' }
  | Desencontro
  | ChaveAlheia;

/** Result of a request for another review; 'naoContestavel' when the receipt no longer allows one. */
export type Reabertura = { readonly resultado: 'reaberto' | 'naoContestavel' } | ChaveAlheia;

/** Result of an undo; 'semVeredito' when the receipt has no such verdict of a person. */
export type Desfeita = { readonly resultado: 'desfeito' | 'semVeredito' } | ChaveAlheia;

/** A row of documento_register. */
export type RegistroRow = Answer<'documento_register'>[number] &
  (
    | (Concedido & {
        readonly resultado: 'registrado' | 'emAnalise' | 'repetido';
        readonly documento_fiscal_id: string;
      })
    | ChaveAlheia
    | { readonly resultado: 'recusado'; readonly motivo: string; readonly motivo_valores: string | null }
    | { readonly resultado: 'dinamicasMudaram' }
  );

/** A row of documento_judge and documento_rejudge. */
export interface JulgamentoRow {
  readonly resultado: 'julgado' | 'naoPendente';
  readonly concedidos: number;
  readonly raspadinhas: number;
}

export function toRegistro(row: RegistroRow): Registro {
  switch (row.resultado) {
    case 'registrado': {
      const { concedidos, raspadinhas, motivo, motivo_valores } = row;
      return { resultado: 'registrado', concedidos, raspadinhas, motivo, motivo_valores };
    }
    case 'emAnalise':
    case 'repetido':
      return { resultado: row.resultado, documentoFiscalId: row.documento_fiscal_id };
    case 'jaCadastrado':
    case 'jaCadastradoPorVoce':
    case 'dinamicasMudaram':
      return { resultado: row.resultado };
    case 'recusado':
      return { resultado: 'recusado', codigo: toCodigoRecusa(row.motivo), detalhe: row.motivo_valores ?? '' };
  }
}

function toCodigoRecusa(codigo: string): Recusa['codigo'] {
  const known = codigosRecusa.find((one) => one === codigo);
  if (!known) throw new Error(`The database refused with the unknown code ${codigo}`);
  return known;
}

/**
 * Maps an error raised by the database functions to a result: SQLSTATE TR001 with the code as message and the
 * value as detail, or a unique violation on a lucky number. Rethrows any other error.
 */
export function toRecusa(error: unknown): Desencontro | ChaveAlheia | Recusa {
  // cupom__pk breaks when the same consumer already holds the number.
  if (['cupom__indice', 'cupom__pk'].includes(brokenConstraint(error) ?? ''))
    return { resultado: 'numeroTomado' };
  if (sqlState(error) !== 'TR001') throw error;
  const { message, detail } = error as { message: string; detail?: string };
  switch (message) {
    case 'ganho.restoMudou':
      return { resultado: 'restoMudou' };
    case 'cupom.numeroTomado':
      return { resultado: 'numeroTomado' };
    case 'documentoFiscal.jaCadastrado':
      return { resultado: 'jaCadastrado' };
    case 'documentoFiscal.jaCadastradoPorVoce':
      return { resultado: 'jaCadastradoPorVoce' };
  }
  return { resultado: 'recusado', codigo: toCodigoRecusa(message), detalhe: detail ?? '' };
}
