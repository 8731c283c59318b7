import type { ErrorEnvelope } from '@trevo/contract/envelope';
import type { ErrorCode } from '@trevo/contract/errors';
import { relogio } from '../../../platform/network/relogio.ts';
import type { DocumentoFiscal, Envio } from '../documento-fiscal.wire.ts';

/** A refusal as it can be kept: what an ApiError is made of. */
export interface Recusa {
  readonly status: number;
  readonly envelope: Partial<ErrorEnvelope>;
}

/**
 * A receipt that this phone read and that nobody has answered yet, or whose answer nobody has seen. There is one per
 * person and access key: reading the same receipt again changes nothing.
 */
export interface NotaNaFila {
  /** Who read it: the login identifier. Other people's are neither shown nor sent. */
  readonly usuario: string;
  readonly envio: Envio;
  /** 32 hexadecimal characters; sent again with the same, the server answers the same and grants nothing twice. */
  readonly idempotencia: string;
  /** Null while no campaign was known on the phone; chosen before it is sent. */
  readonly campanha: { readonly ano: number; readonly identificacao: string } | null;
  /** When it was read, on the phone's clock: an ISO instant. */
  readonly capturadoEm: string;
  readonly situacao: 'aguardando' | 'enviando' | 'registrada' | 'recusada';
  readonly tentativas: number;
  /** Why the last try brought no answer. */
  readonly falha?: ErrorCode | undefined;
  /** An ISO instant before which trying again is useless: the campaign asks for a pause between receipts. */
  readonly naoAntesDe?: string | undefined;
  /** How long that pause is: more cannot be left of it, whatever the phone's clock says later. */
  readonly pausaMinutos?: number | undefined;
  readonly documento?: DocumentoFiscal;
  readonly recusa?: Recusa;
  /** The browser keeps nothing: it is lost when the app is closed. */
  readonly isPassageira?: boolean;
}

/** What the person can name it by: `3FA2-9C01`, the beginning of its idempotency key. */
export const toProtocolo = ({ idempotencia }: Pick<NotaNaFila, 'idempotencia'>): string =>
  `${idempotencia.slice(0, 4)}-${idempotencia.slice(4, 8)}`.toUpperCase();

/** When it was read, by the app's clock: an ISO instant. */
export const toCapturaCerta = ({ capturadoEm }: Pick<NotaNaFila, 'capturadoEm'>): string =>
  relogio.at(Date.parse(capturadoEm)).toISOString();

/** Nobody has answered it: it is still to be sent. */
export const isEsperando = ({ situacao }: NotaNaFila): boolean =>
  situacao === 'aguardando' || situacao === 'enviando';

/** Nobody has tried to send it yet, because another one is sent first. */
export function isAtras(nota: NotaNaFila, notas: readonly NotaNaFila[]): boolean {
  const first = notas.find(isEsperando);
  return nota.tentativas === 0 && first !== undefined && first.idempotencia !== nota.idempotencia;
}
