import type { ErrorCode } from './errors.ts';

/** A successful answer: `retorno` is the call's own shape, `mensagem` words that may be shown. */
export interface Envelope<Retorno> {
  /** Only where the path's `envelope` says so: the status of the reason when the receipt is kept as INVALIDO, else the answer's. */
  readonly statusCode?: number;
  readonly mensagem: string;
  readonly retorno: Retorno;
}

/** What is wrong with one field of the request. `campo` is a dotted path into the body, query or path. */
export interface Detalhe {
  readonly campo: string;
  readonly mensagem: string;
}

/** The one shape of every refusal. `requisicao` is the request id that the server's log also carries. */
export interface ErrorEnvelope {
  /** Only where the path's `envelope` says so: the status line's again. */
  readonly statusCode?: number;
  readonly codigo: ErrorCode;
  readonly mensagem: string;
  /** The same words again, for readers that look for them where the answer would be. */
  readonly retorno: string;
  readonly cura?: string;
  readonly detalhes?: readonly Detalhe[];
  /** Numbers the words carry, e.g. `segundos` of a 429. */
  readonly valores?: Readonly<Record<string, string | number>>;
  readonly requisicao: string;
}
