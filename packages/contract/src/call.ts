import type * as v from 'valibot';
import type { ErrorCode } from './errors.ts';
import { type CallId, type PathEntry, paths } from './paths.ts';

type Schema = v.GenericSchema;

/** Rate limit: maximum number of requests in a window of so many seconds. */
export type Frequencia = readonly [times: number, seconds: number];

/** Error codes of an exceeded rate limit; each carries the seconds to wait. */
export type RecusaTaxa = Extract<ErrorCode, 'requisicao.muitas' | 'login.contaMuitoTentada'>;

/**
 * Rate limits of a call per IP address or per person (the person named in the request, else the token's owner).
 * Requests with a session, requests without one, and requests from known devices of the named person use
 * separate per-address counters.
 */
export interface Taxa {
  readonly porEndereco?: readonly Frequencia[];
  /**
   * Limit per pair of caller and named person, for calls that name a person. The caller is the session, the
   * named person's own devices, or else the network. This is the brute-force limit: failed attempts of a
   * stranger count against that stranger only.
   */
  readonly porPar?: readonly Frequencia[];
  /**
   * Limit for all strangers together, far above `porPar`. The person's own devices are not counted. Strangers
   * can exhaust it for an owner on a new device: use it only for secrets without an attempt cap of their own,
   * with a `recusaUsuario` that tells the alternative.
   */
  readonly porUsuario?: readonly Frequencia[];
  /** Error code beyond `porUsuario` where the person has an alternative to waiting; requisicao.muitas by default. */
  readonly recusaUsuario?: RecusaTaxa;
  /**
   * Counts by pair and by person only requests with this field in the body: renewing a session is no password
   * attempt.
   */
  readonly campo?: string;
}

export interface CallParts {
  /** Short summary shown in lists of calls. In English, like the whole API description. */
  readonly resumo: string;
  /** Further documentation for API clients. */
  readonly descricao: string;
  /** Accepts an `Idempotency-Key`: a repeated key returns the first result and changes nothing. */
  readonly idempotencia?: true;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /**
   * Media types of a body that is a file instead of JSON. The body is passed on as a stream, bounded by
   * `bodyLimit`.
   */
  readonly bodyTypes?: readonly string[];
  /** HTTP status on success; 200 by default. */
  readonly status?: number;
  readonly retorno: Schema;
  /** Media type of a response that is a file instead of an envelope. It is streamed in chunks of text or bytes. */
  readonly answerType?: string;
  readonly errors: readonly ErrorCode[];
  /**
   * Error of the example request of an operators' call where the rows that it names do not exist; without it the request
   * succeeds. The tests of roles send it as each kind of caller.
   */
  readonly recusaExemplo?: ErrorCode;
  readonly taxa?: Taxa;
  /** Maximum body size in bytes; 64 KiB by default. */
  readonly bodyLimit?: number;
}

export type Call<Id extends CallId = CallId, Parts extends CallParts = CallParts> = Parts &
  PathEntry &
  (typeof paths)[Id] & { readonly id: Id };

/** Joins a call's schemas with its method and path. The server's routes, OpenAPI and the tests are derived from it. */
export function defineCall<const Id extends CallId, const Parts extends CallParts>(
  id: Id,
  parts: Parts,
): Call<Id, Parts> {
  return { ...paths[id], ...parts, id } as Call<Id, Parts>;
}

/** The typed parts of a call as its handler receives them, after parsing. */
export type ParamsOf<C> = C extends { readonly params: infer S extends Schema } ? v.InferOutput<S> : {};
export type QueryOf<C> = C extends { readonly query: infer S extends Schema } ? v.InferOutput<S> : {};
export type BodyOf<C> = C extends { readonly body: infer S extends Schema }
  ? v.InferOutput<S>
  : C extends { readonly bodyTypes: readonly string[] }
    ? AsyncIterable<Uint8Array>
    : undefined;
export type RetornoOf<C> = C extends { readonly answerType: string }
  ? AsyncIterable<string | Uint8Array>
  : C extends { readonly retorno: infer S extends Schema }
    ? v.InferOutput<S>
    : never;
/** The input of a call before parsing. */
export type BodyInputOf<C> = C extends { readonly body: infer S extends Schema }
  ? v.InferInput<S>
  : undefined;
export type QueryInputOf<C> = C extends { readonly query: infer S extends Schema }
  ? v.InferInput<S>
  : undefined;
