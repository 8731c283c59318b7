import type { ErrorEnvelope } from '@trevo/contract/envelope';
import type { ErrorCode } from '@trevo/contract/errors';
import { relogio } from '../../../platform/network/relogio.ts';
import type { DocumentoFiscal, Envio } from '../documento-fiscal.wire.ts';

/** Serializable form of an ApiError. */
export interface Recusa {
  readonly status: number;
  readonly envelope: Partial<ErrorEnvelope>;
}

/**
 * A receipt in the offline queue: pending, or with a result that the user has not seen. Unique per consumidor
 * and access key, so scanning the same receipt again changes nothing.
 */
export interface NotaNaFila {
  /** Login identifier of the owner. Receipts of other users are neither shown nor sent. */
  readonly usuario: string;
  readonly envio: Envio;
  /** Idempotency key, 32 hexadecimal characters; a retry with the same key grants nothing twice. */
  readonly idempotencia: string;
  /** Null while no campaign was known on the device; chosen before sending. */
  readonly campanha: { readonly ano: number; readonly identificacao: string } | null;
  /** Time of the scan on the device's clock, ISO. */
  readonly capturadoEm: string;
  readonly situacao: 'aguardando' | 'enviando' | 'registrada' | 'recusada';
  readonly tentativas: number;
  /** Error code of the last attempt without a response. */
  readonly falha?: ErrorCode | undefined;
  /** ISO time before which a retry is useless: the campaign requires a pause between receipts. */
  readonly naoAntesDe?: string | undefined;
  /** Length of that pause: upper bound of the remaining wait after the device's clock was changed. */
  readonly pausaMinutos?: number | undefined;
  readonly documento?: DocumentoFiscal;
  readonly recusa?: Recusa;
  /** Whether it is only in memory and lost when the app is closed. */
  readonly isPassageira?: boolean;
}

/** Returns the protocol number shown to the user: `3FA2-9C01`, the start of the idempotency key. */
export const toProtocolo = ({ idempotencia }: Pick<NotaNaFila, 'idempotencia'>): string =>
  `${idempotencia.slice(0, 4)}-${idempotencia.slice(4, 8)}`.toUpperCase();

/** Returns the time of the scan on the server-corrected clock, ISO. */
export const toCapturaCerta = ({ capturadoEm }: Pick<NotaNaFila, 'capturadoEm'>): string =>
  relogio.at(Date.parse(capturadoEm)).toISOString();

/** Returns whether the receipt is still to be sent. */
export const isEsperando = ({ situacao }: NotaNaFila): boolean =>
  situacao === 'aguardando' || situacao === 'enviando';

/** Returns whether the receipt was not sent yet because an earlier one goes first. */
export function isAtras(nota: NotaNaFila, notas: readonly NotaNaFila[]): boolean {
  const first = notas.find(isEsperando);
  return nota.tentativas === 0 && first !== undefined && first.idempotencia !== nota.idempotencia;
}
