import type { BodyInputOf, ParamsOf, QueryInputOf, RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import type { Envelope, ErrorEnvelope } from '@trevo/contract/envelope';
import type { ErrorCode } from '@trevo/contract/errors';
import {
  type CallIdPessoas as CallId,
  fillPath,
  type PathEntry,
  pathsPessoas as paths,
  serviceOf,
} from '@trevo/contract/paths';
import { network } from '../network/network-state.ts';
import { relogio } from '../network/relogio.ts';
import { aparelho, session } from '../session/session.ts';
import { respostaFaltaText } from '../platform.text.ts';
import { ApiError } from './api-error.ts';
import { type EarlyAnswer, earlyAnswers } from './early-answers.ts';

const defaultTimeout = 15_000;

type Part<Name extends string, Value> = Value extends undefined
  ? { readonly [K in Name]?: undefined }
  : {} extends Value
    ? { readonly [K in Name]?: Value }
    : { readonly [K in Name]: Value };
type PathParams<C> = { readonly [K in keyof ParamsOf<C>]: string | number };

/** What a call needs beside its id, as the contract says. */
export type CallInput<Id extends CallId> = Part<'params', PathParams<Calls[Id]>> &
  Part<'query', QueryInputOf<Calls[Id]>> &
  Part<'body', BodyInputOf<Calls[Id]>> &
  CallOptions;

/** What may be said of any call. */
interface CallOptions {
  readonly signal?: AbortSignal;
  /** Makes a repeated request harmless; the server answers the same as the first time. */
  readonly idempotencyKey?: string;
  /** Authenticates the call with this token instead of the session's. */
  readonly token?: string;
  /** Carries the request instead of `fetch`, such as one that tells how much of an upload has left. */
  readonly transport?: Transport;
}

/** What `fetch` does, as far as a call needs it. */
export type Transport = (url: string, init: RequestInit) => Promise<Response>;

/** The input of whichever call; the union of them all is more than the type checker can hold. */
interface AnyInput extends CallOptions {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: unknown;
  readonly body?: unknown;
}

export type Answer<Id extends CallId> = { readonly retorno: RetornoOf<Calls[Id]>; readonly mensagem: string };

let base = '';
let otherBases: Bases = {};
let authorization: string | null = null;
const writeListeners = new Set<(service: string) => void>();

/** Where the calls of a service go that has an address of its own, by the first word of their ids. */
type Bases = Readonly<Record<string, string | null>>;

/** Sets where the calls go and what they carry before sign-in; all of it comes from the configuration. */
export function setupApi(options: { base: string; authorization: string | null; others?: Bases }): void {
  base = withoutSlash(options.base);
  otherBases = options.others ?? {};
  authorization = options.authorization;
}

const withoutSlash = (address: string) => address.replace(/\/$/, '');
const findOther = (id: CallId) => otherBases[id.split('.')[0]!] ?? null;

/** The full address of a file that the API serves by path, such as a profile's picture. */
export const toApiUrl = (path: string): string => (path.startsWith('/') ? base + path : path);

/** Calls `listener` with the service (`/cupom`) of each successful call that is not a GET. */
export const onWrite = (listener: (service: string) => void): void => void writeListeners.add(listener);

/**
 * Sends one call of the contract to the server. It keeps no answers: the query cache (`queries.ts`) does.
 * Throws ApiError; a timeout (15 s unless the contract sets another) counts as off-line.
 */
export async function callApi<Id extends CallId>(
  id: Id,
  ...[input]: {} extends CallInput<Id> ? [CallInput<Id>?] : [CallInput<Id>]
): Promise<Answer<Id>> {
  const entry: PathEntry = paths[id];
  const given: unknown = input;
  const options = (given ?? {}) as AnyInput;
  const { body, signal, idempotencyKey, token: own, transport = fetch } = options;
  const url = toUrl(id, options);
  const token = own ?? session.get()?.token;
  const credential = token && entry.auth !== 'publica' ? `Bearer ${token}` : authorization;
  const isForeign = findOther(id) !== null;
  // Where somebody is named who has to prove who they are.
  const device =
    id.startsWith('login.') && entry.auth !== 'consumidor' && !isForeign ? aparelho.get() : undefined;
  const isPlain = own === undefined && isPlainCall(entry, credential);
  const giveUp = joinSignals(entry.timeout ?? defaultTimeout, signal);
  const early = isPlain ? earlyAnswers.take(url, giveUp) : undefined;
  const answer =
    toEarlyAnswer(early && (await early)) ??
    (await send(
      transport,
      url,
      { isForeign, signal },
      {
        method: entry.method,
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(credential ? { authorization: credential } : {}),
          ...(device ? { 'x-aparelho': device } : {}),
          ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: giveUp,
      },
    ));
  if (isPlain) earlyAnswers.note(url, credential !== null);
  if (entry.method !== 'GET') for (const listener of writeListeners) listener(serviceOf(entry.path));
  return answer as Answer<Id>;
}

/**
 * The answer to a call that the page asked for as it began, if it is there already: a screen has it when it is drawn
 * for the first time. Whoever gets it does not ask.
 */
export function takeAnswerNow<Id extends CallId>(
  id: Id,
  ...[input]: {} extends CallInput<Id> ? [CallInput<Id>?] : [CallInput<Id>]
): Answer<Id> | undefined {
  const entry: PathEntry = paths[id];
  const given: unknown = input;
  const url = toUrl(id, (given ?? {}) as AnyInput);
  const token = session.get()?.token;
  const isOwn = token !== undefined && entry.auth !== 'publica';
  if (!isPlainCall(entry, isOwn ? token : authorization)) return undefined;
  const answer = toEarlyAnswer(earlyAnswers.takeNow(url));
  if (answer) earlyAnswers.note(url, isOwn);
  return answer as Answer<Id> | undefined;
}

function toUrl(id: CallId, { params, query }: AnyInput): string {
  const entry: PathEntry = paths[id];
  return withoutSlash(findOther(id) ?? base) + fillPath(entry.path, params ?? {}) + toSearch(query);
}

/** What the page can ask by itself at the next start: what needs no more than the person's own token, or nothing. */
const isPlainCall = ({ method }: PathEntry, credential: string | null): boolean =>
  method === 'GET' && (credential === null || credential !== authorization);

function toEarlyAnswer(early: EarlyAnswer | undefined): Envelope<unknown> | undefined {
  const body = early?.body;
  // A shop's network may answer with anything.
  if (!early || typeof body !== 'object' || body === null) return undefined;
  network.heard();
  relogio.hear(early.date, early.chegouEm);
  return toAnswer(body as AnyEnvelope);
}

function toSearch(query: unknown): string {
  const pairs = Object.entries((query ?? {}) as Record<string, unknown>).filter(
    ([, value]) => value !== undefined,
  );
  return pairs.length > 0
    ? `?${new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString()}`
    : '';
}

function joinSignals(milliseconds: number, signal: AbortSignal | undefined): AbortSignal {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), milliseconds);
  controller.signal.addEventListener('abort', () => clearTimeout(timer));
  signal?.addEventListener('abort', () => controller.abort());
  return controller.signal;
}

type AnyEnvelope = Envelope<unknown> & Partial<ErrorEnvelope> & { dados?: unknown; statusCode?: number };

interface Asking {
  /** A service of somebody else, which knows no codes of ours. */
  readonly isForeign: boolean;
  /** With which the asker gives up. */
  readonly signal: AbortSignal | undefined;
}

async function send(
  transport: Transport,
  url: string,
  { isForeign, signal }: Asking,
  init: RequestInit,
): Promise<Envelope<unknown>> {
  let response: Response | undefined;
  let chegouEm: number;
  let envelope: AnyEnvelope;
  try {
    response = await transport(url, init);
    chegouEm = Date.now();
    envelope = (await response.json()) as typeof envelope;
  } catch (thrown) {
    // Who gave up asking learnt nothing, and of somebody else's service the network is not to blame.
    if (!signal?.aborted && !isForeign) network.missed();
    // A proxy's page instead of an answer keeps its status; no network, or no answer in time, has none.
    if (thrown instanceof SyntaxError && response && !response.ok)
      throw new ApiError(response.status, {}, { isUnreadable: true });
    throw new ApiError(500, {});
  }
  network.heard();
  if (!isForeign) relogio.hear(response.headers.get('date'), chegouEm);
  // The Comper integration may say in the body what the status line does not; with the receipt, it is kept and tells why.
  const status = Number(envelope.statusCode ?? response.status);
  const isKept = typeof envelope.retorno === 'object' && envelope.retorno !== null;
  if (!response.ok || (status >= 400 && !isKept)) {
    const actual = response.ok ? status : response.status;
    throw new ApiError(actual, toErrorEnvelope(envelope, actual, isForeign));
  }
  return toAnswer(envelope);
}

/** The configuration service answers in `dados`, everything else in `retorno`. */
const toAnswer = ({ mensagem, retorno, dados }: AnyEnvelope): Envelope<unknown> => ({
  mensagem: mensagem ?? '',
  retorno: retorno ?? dados,
});

/** What screens branch on, for a server that sends the sentence alone. */
const sentences: readonly (readonly [RegExp, ErrorCode])[] = [
  [/^login inativo\b/i, 'login.inativo'],
  [/^nenhum login cadastrado\b/i, 'login.naoCadastrado'],
  [/^usuário não autorizado\b/i, 'sessao.outraPessoa'],
];
const findCodigo = (mensagem: string): ErrorCode =>
  sentences.find(([sentence]) => sentence.test(mensagem.trim()))?.[1] ?? 'requisicao.invalida';

/** What an answer without a code of ours says: the server failed, or it refused in its own words. */
function toErrorEnvelope(envelope: AnyEnvelope, status: number, isForeign: boolean): Partial<ErrorEnvelope> {
  const { codigo, statusCode } = envelope;
  const own = { ...envelope, retorno: undefined } as Partial<ErrorEnvelope>;
  if (codigo !== undefined) return own;
  const mensagem = typeof envelope.mensagem === 'string' ? envelope.mensagem : '';
  if (status < 500) return mensagem ? { codigo: findCodigo(mensagem), mensagem } : own;
  // Without a word of its own it may be anybody on the way, such as a shop's network.
  const isAnswer = mensagem !== '' || statusCode !== undefined || isForeign;
  return isAnswer ? { codigo: 'servidor.falha', mensagem: mensagem || respostaFaltaText.falha } : own;
}
