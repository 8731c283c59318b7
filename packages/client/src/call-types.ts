import type { BodyInputOf, ParamsOf, QueryInputOf, RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';

/** The id of any call of the contract. */
export type CallId = keyof Calls;

type Part<Name extends string, Value> = Value extends undefined
  ? { readonly [K in Name]?: undefined }
  : {} extends Value
    ? { readonly [K in Name]?: Value }
    : { readonly [K in Name]: Value };
type PathParams<C> = { readonly [K in keyof ParamsOf<C>]: string | number };

/** The input of a call: path parameters, query and body as the contract describes them, and options of the request. */
export type CallInput<Id extends CallId> = Part<'params', PathParams<Calls[Id]>> &
  Part<'query', QueryInputOf<Calls[Id]>> &
  Part<'body', BodyInputOf<Calls[Id]>> &
  CallOptions;

/** The arguments after the id; optional when the call takes no input. */
export type CallArguments<Id extends CallId> = {} extends CallInput<Id> ? [CallInput<Id>?] : [CallInput<Id>];

/** Options of any call. */
export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Makes a retry safe: the server returns its first response again. */
  readonly idempotencyKey?: string;
  /** Authenticates the call with this token instead of the session's. */
  readonly token?: string;
  /** A file as the request body, instead of JSON. */
  readonly file?: Blob;
  /** Replaces `fetch`, for example to report upload progress. */
  readonly transport?: Transport;
}

/** The part of `fetch` that a call needs. */
export type Transport = (url: string, init: RequestInit) => Promise<Response>;

/** The input of any call; the union of all of them exceeds the type checker's limits. */
export interface AnyInput extends CallOptions {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** A successful response. */
export type Answer<Id extends CallId> = { readonly retorno: RetornoOf<Calls[Id]>; readonly mensagem: string };
