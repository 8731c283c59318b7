import type { Answer } from '../../schema/call-function.ts';
import { brokenConstraint, sqlState } from '../../kernel/database-error.ts';

/** What the database granted, and the reason it added when a limit kept something back. */
export interface Concedido {
  readonly concedidos: number;
  readonly raspadinhas: number;
  readonly motivo: string | null;
  readonly motivo_valores: Record<string, string> | null;
}

/**
 * The program counted with what is true no longer: another receipt changed the carried cents, or somebody else holds one
 * of the numbers. Nothing was written; counted again it may end well.
 */
export interface Desencontro {
  readonly resultado: 'restoMudou' | 'numeroTomado';
}

/** The same of what the program remembered of the person: which of their accounts multiply what a receipt earns. */
export interface DinamicasMudaram {
  readonly resultado: 'dinamicasMudaram';
}

/** What identifies the receipt is another receipt's. */
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

/** A rule that only the database can hold refuses; `detalhe` carries what the words of the code need. */
export interface Recusa {
  readonly resultado: 'recusado';
  readonly codigo: (typeof codigosRecusa)[number];
  readonly detalhe: string;
}

/** What became of a purchase that was to be registered. */
export type Registro =
  | ({ readonly resultado: 'registrado' } & Concedido)
  /** It waits against the verdict, or the same request registered it before: the receipt of that id is the answer. */
  | { readonly resultado: 'emAnalise' | 'repetido'; readonly documentoFiscalId: string }
  | Desencontro
  | DinamicasMudaram
  | ChaveAlheia
  | Recusa;

/** What became of a verdict; 'naoPendente' when there was nothing to decide any more. */
export type Julgamento =
  | { readonly resultado: 'julgado'; readonly concedidos: number; readonly raspadinhas: number }
  | { readonly resultado: 'naoPendente' }
  | Desencontro
  | ChaveAlheia;

/** What became of asking for another look; 'naoContestavel' when it may not be asked for any more. */
export type Reabertura = { readonly resultado: 'reaberto' | 'naoContestavel' } | ChaveAlheia;

/** A row of documento_fiscal_register. */
export type RegistroRow = Answer<'documento_fiscal_register'>[number] &
  (
    | (Concedido & {
        readonly resultado: 'registrado' | 'emAnalise' | 'repetido';
        readonly documento_fiscal_id: string;
      })
    | ChaveAlheia
    | { readonly resultado: 'recusado'; readonly motivo: string; readonly motivo_valores: string | null }
    | DinamicasMudaram
  );

/** A row of documento_fiscal_judge and documento_fiscal_rejudge. */
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
 * What the database functions say by raising: SQLSTATE TR001, the code as message, the value as detail. Besides, a
 * number that has an owner. Throws what is no such answer.
 */
export function toRecusa(error: unknown): Desencontro | ChaveAlheia | Recusa {
  // The second where the number is the same person's already.
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
