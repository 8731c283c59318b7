import type * as v from 'valibot';
import type { ErrorCode } from './errors.ts';
import { type CallId, type PathEntry, paths } from './paths.ts';

type Schema = v.GenericSchema;

/** At most so many times in so many seconds. */
export type Frequencia = readonly [times: number, seconds: number];

/** Refusals beyond a limit; each says the seconds to wait. */
export type RecusaTaxa = Extract<ErrorCode, 'requisicao.muitas' | 'login.contaMuitoTentada'>;

/**
 * How often one address, or one person (whoever the request names, else the token's), may make a call. People with a
 * session are counted by address apart from those without one, and so are the devices of the person a request names.
 */
export interface Taxa {
  readonly porEndereco?: readonly Frequencia[];
  /**
   * For calls that name somebody: by whoever makes them (a session, the named person's own devices, else the network) and
   * the person they name. This is the limit against guessing: what a stranger does wrong is the stranger's.
   */
  readonly porPar?: readonly Frequencia[];
  /**
   * All strangers together, far above `porPar`. The person's own devices are not counted. Strangers can use it up for an
   * owner on a new device: only for secrets without a cap of their own, and with `recusaUsuario` telling the way back.
   */
  readonly porUsuario?: readonly Frequencia[];
  /** Refusal beyond `porUsuario`, where the person has another way than to wait; requisicao.muitas unless told. */
  readonly recusaUsuario?: RecusaTaxa;
  /** Counts by pair and by person only requests whose body has this field: a renewed session tries no password. */
  readonly campo?: string;
}

export interface CallParts {
  /** What it does, in a few words, as lists of calls show it. English, like all of the interface's description. */
  readonly resumo: string;
  /** What a caller must know besides. */
  readonly descricao: string;
  /** Takes an `Idempotency-Key`: the same key again answers what was made then, and makes nothing. */
  readonly idempotencia?: true;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** Where the body is a file and no JSON: its media types. It is handed on as it arrives, bounded by `bodyLimit`. */
  readonly bodyTypes?: readonly string[];
  /** Status of success, 200 unless told. */
  readonly status?: number;
  readonly retorno: Schema;
  /** Where the answer is a file and no envelope: its media type. It leaves as it is made, in pieces of text. */
  readonly answerType?: string;
  readonly errors: readonly ErrorCode[];
  readonly taxa?: Taxa;
  /** Largest body in bytes; 64 KiB unless told. */
  readonly bodyLimit?: number;
}

export type Call<Id extends CallId = CallId, Parts extends CallParts = CallParts> = Parts &
  PathEntry &
  (typeof paths)[Id] & { readonly id: Id };

/** Joins a call's schemas with its method and path. Source of the server's routes, OpenAPI and the tests. */
export function defineCall<const Id extends CallId, const Parts extends CallParts>(
  id: Id,
  parts: Parts,
): Call<Id, Parts> {
  return { ...paths[id], ...parts, id } as Call<Id, Parts>;
}

/** The typed parts of a call as its handler sees them, after parsing. */
export type ParamsOf<C> = C extends { readonly params: infer S extends Schema } ? v.InferOutput<S> : {};
export type QueryOf<C> = C extends { readonly query: infer S extends Schema } ? v.InferOutput<S> : {};
export type BodyOf<C> = C extends { readonly body: infer S extends Schema }
  ? v.InferOutput<S>
  : C extends { readonly bodyTypes: readonly string[] }
    ? AsyncIterable<Uint8Array>
    : undefined;
export type RetornoOf<C> = C extends { readonly answerType: string }
  ? AsyncIterable<string>
  : C extends { readonly retorno: infer S extends Schema }
    ? v.InferOutput<S>
    : never;
/** What a caller hands over, before parsing. */
export type BodyInputOf<C> = C extends { readonly body: infer S extends Schema }
  ? v.InferInput<S>
  : undefined;
export type QueryInputOf<C> = C extends { readonly query: infer S extends Schema }
  ? v.InferInput<S>
  : undefined;
