import type { ApiError } from '@trevo/client/api-error.ts';
import type { BodyInputOf, RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import type { CausaLote } from '@trevo/contract/documento-fiscal/fila-lote.calls';
import { callConsole } from '../../platform/api/console-client.ts';
import { type NotaRef, toRef } from './nota/nota-ref.ts';

export type Nota = NonNullable<RetornoOf<Calls['operador.tomarNota']>['nota']>;
export type Decisao = Pick<
  BodyInputOf<Calls['operador.apurarDocumento']>,
  'status' | 'motivo' | 'valorCentavos' | 'produtos'
>;

/** A verdict that is sent at `ate`, unless it is taken back. */
export interface Retida {
  readonly nota: Nota;
  readonly decisao: Decisao;
  /** Instant of the browser's clock, in milliseconds. */
  readonly ate: number;
}

/** A sent verdict. */
export interface Decidida {
  readonly nota: Nota;
  readonly decisao: Decisao;
  /** Why it was refused; null when it was given. */
  readonly error: ApiError | null;
}

/** One verdict on several receipts, which is sent at `ate` unless it is taken back. */
export interface Lote {
  readonly loteID: string;
  readonly causa: CausaLote;
  readonly decisao: Omit<Decisao, 'valorCentavos' | 'produtos'>;
  /** The receipts, that of the screen first. */
  readonly notas: readonly NotaRef[];
  readonly ate: number;
}

/** A sent bulk verdict: its result, or why it was refused. */
export interface LoteFeito {
  readonly lote: Lote;
  readonly resultado: RetornoOf<Calls['operador.julgarLote']> | null;
  readonly error: ApiError | null;
}

export interface EstadoFila {
  readonly nota: Nota | null;
  /** The next receipt, already taken: it is shown without a wait. */
  readonly reserva: Nota | null;
  readonly isLendo: boolean;
  readonly error: ApiError | null;
  /** Held verdicts, the last one at the end. */
  readonly retidas: readonly Retida[];
  /** The last sent verdicts, newest first. */
  readonly ultimas: readonly Decidida[];
  /** The held bulk verdict. */
  readonly lote: Lote | null;
  /** The last sent bulk verdict. */
  readonly loteFeito: LoteFeito | null;
}

export interface Campanha {
  readonly ano: number;
  readonly identificacao: string;
}

/** How long a verdict can be taken back before it is sent. */
export const retencaoMilissegundos = 10_000;
/** How long a verdict on several receipts can be taken back. */
export const retencaoLoteMilissegundos = 30_000;

/** State and helpers that the parts of the store share. */
export interface Mesa {
  readonly params: Campanha;
  readonly get: () => EstadoFila;
  readonly change: (next: Partial<EstadoFila>) => void;
  /** Ids of the last skipped receipts, filled by `addPulada`. */
  readonly puladas: Set<string>;
  readonly isOpen: () => boolean;
}

/** Largest number of skipped receipts that a call may name. */
const maximoPuladas = 200;

/** Adds a skipped receipt. The oldest one beyond those that a call may name is offered again. */
export function addPulada(puladas: Set<string>, documentoFiscalID: string): void {
  puladas.add(documentoFiscalID);
  const [oldest] = puladas;
  if (puladas.size > maximoPuladas) puladas.delete(oldest!);
}

/** Gives receipts back to the queue. */
export const release = (params: Campanha, notas: readonly NotaRef[]): void => {
  if (notas.length === 0) return;
  // -- swallowed: possession ends by itself after three minutes
  void callConsole('operador.soltarPosse', {
    params: { ...params },
    body: { notas: notas.map(toRef) },
  }).catch(() => undefined);
};
