import type { ErrorCode } from './errors.ts';

/** A successful response: `retorno` has the call's own shape, `mensagem` is text for display. */
export interface Envelope<Retorno> {
  /**
   * Only where the path's `envelope` says so: the status of the reason when the receipt is stored as INVALIDO,
   * else the response status.
   */
  readonly statusCode?: number;
  readonly mensagem: string;
  readonly retorno: Retorno;
}

/** An invalid field of the request. `campo` is a dotted path into the body, query or path. */
export interface Detalhe {
  readonly campo: string;
  readonly mensagem: string;
}

/** The shape of every error response. `requisicao` is the request id, also in the server's log. */
export interface ErrorEnvelope {
  /** Only where the path's `envelope` says so: a copy of the HTTP status. */
  readonly statusCode?: number;
  readonly codigo: ErrorCode;
  readonly mensagem: string;
  /** The message again, for clients that read it where a result would be. */
  readonly retorno: string;
  readonly cura?: string;
  readonly detalhes?: readonly Detalhe[];
  /** Values for the placeholders in the message, e.g. `segundos` of a 429. */
  readonly valores?: Readonly<Record<string, string | number>>;
  readonly requisicao: string;
}
