import type { Envelope } from '@trevo/contract/envelope';
import { fillPath, serviceOf } from '@trevo/contract/fill-path';
import type { PathEntry } from '@trevo/contract/paths';
import type { Answer, AnyInput, CallArguments, CallId } from '../call-types.ts';
import { network } from './network-state.ts';
import { type AnyEnvelope, sendRequest, unwrapEnvelope } from './send-request.ts';

const defaultTimeout = 15_000;

/** A successful response to an early request, with its `Date` header and its arrival on the device's clock. */
export interface EarlyAnswer {
  readonly body: unknown;
  readonly date: string | null;
  readonly chegouEm: number;
}

/** Responses that the page requested before the app's code was loaded, by URL. Each is returned once. */
export interface EarlyAnswers {
  takeNow(url: string): EarlyAnswer | undefined;
  take(url: string, signal: AbortSignal): Promise<EarlyAnswer | undefined> | undefined;
  /** Records a request of this start, so that the page makes it early at the next start. */
  note(url: string, isOwn: boolean): void;
}

export interface ClientOptions<Ids extends CallId> {
  /** Path entries of the calls that this app may make. */
  readonly paths: Readonly<Record<Ids, PathEntry>>;
  /** Returns the bearer token of the signed-in user; undefined for an app that authenticates by cookie. */
  readonly token: () => string | undefined;
  /** Returns additional headers for a call to our own API. */
  readonly headers?: (id: Ids, entry: PathEntry) => Readonly<Record<string, string>>;
  /** Receives the `Date` header of each response from our own API, and its arrival on the device's clock. */
  readonly onDate?: (date: string | null, chegouEm: number) => void;
  readonly early?: EarlyAnswers;
}

/** Base URLs of services with their own address, by the first word of their call ids. */
type Bases = Readonly<Record<string, string | null>>;

/** Base URLs, and the `Authorization` header of calls without a signed-in user. */
export interface ClientSetup {
  readonly base: string;
  readonly authorization: string | null;
  readonly others?: Bases;
}

export interface Client<Ids extends CallId> {
  setup(options: ClientSetup): void;
  /** Returns the full URL of a file that the API serves by path, such as a profile picture. */
  toUrl(path: string): string;
  /** Calls `listener` with the service (`/cupom`) of each successful call that is not a GET. */
  onWrite(listener: (service: string) => void): void;
  /**
   * Sends one call of the contract. It caches nothing: the query cache (`create-queries.ts`) does. Throws ApiError; a
   * timeout (15 s unless the contract sets another) counts as off-line.
   */
  call<Id extends Ids>(id: Id, ...input: CallArguments<Id>): Promise<Answer<Id>>;
  /**
   * Returns the response to a GET that the page requested early, if it has arrived: the first render of a screen then
   * has its content. The response is consumed.
   */
  takeNow<Id extends Ids>(id: Id, ...input: CallArguments<Id>): Answer<Id> | undefined;
}

/** Creates the HTTP client of an app for the calls in `paths`. */
export function createClient<Ids extends CallId>(options: ClientOptions<Ids>): Client<Ids> {
  const { paths, early, onDate } = options;
  let { base, authorization, others }: ClientSetup = { base: '', authorization: null };
  const writeListeners = new Set<(service: string) => void>();

  const findOther = (id: Ids) => others?.[id.split('.')[0]!] ?? null;

  function toCallUrl(id: Ids, { params, query }: AnyInput): string {
    return withoutSlash(findOther(id) ?? base) + fillPath(paths[id].path, params ?? {}) + toSearch(query);
  }

  /** Whether the page can repeat the request at its next start: a GET that needs at most the session's token. */
  const isPlainCall = ({ method }: PathEntry, credential: string | null): boolean =>
    method === 'GET' && (credential === null || credential !== authorization);

  function unwrapEarly(answer: EarlyAnswer | undefined): Envelope<unknown> | undefined {
    const body = answer?.body;
    // A captive portal may answer with any body.
    if (!answer || typeof body !== 'object' || body === null) return undefined;
    network.reportResponse();
    onDate?.(answer.date, answer.chegouEm);
    return unwrapEnvelope(body as AnyEnvelope);
  }

  async function call(id: Ids, input: AnyInput = {}): Promise<Envelope<unknown>> {
    const entry = paths[id];
    const { body, file, signal, idempotencyKey, token: own, transport = fetch } = input;
    const url = toCallUrl(id, input);
    const token = own ?? options.token();
    const credential = token && entry.auth !== 'publica' ? `Bearer ${token}` : authorization;
    const isForeign = findOther(id) !== null;
    const isPlain = own === undefined && isPlainCall(entry, credential);
    const timeout = joinSignals(entry.timeout ?? defaultTimeout, signal);
    const pending = isPlain ? early?.take(url, timeout) : undefined;
    const answer =
      unwrapEarly(pending && (await pending)) ??
      (await sendRequest(
        url,
        {
          method: entry.method,
          headers: {
            ...toContentType(input),
            ...(credential ? { authorization: credential } : {}),
            ...(isForeign ? {} : options.headers?.(id, entry)),
            ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
          },
          ...(file ? { body: file } : body === undefined ? {} : { body: JSON.stringify(body) }),
          signal: timeout,
        },
        { transport, isForeign, signal, onDate },
      ));
    if (isPlain) early?.note(url, credential !== null);
    if (entry.method !== 'GET') for (const listener of writeListeners) listener(serviceOf(entry.path));
    return answer;
  }

  function takeNow(id: Ids, input: AnyInput = {}): Envelope<unknown> | undefined {
    const entry = paths[id];
    const url = toCallUrl(id, input);
    const token = options.token();
    const isOwn = token !== undefined && entry.auth !== 'publica';
    if (!isPlainCall(entry, isOwn ? token : authorization)) return undefined;
    const answer = unwrapEarly(early?.takeNow(url));
    if (answer) early?.note(url, isOwn);
    return answer;
  }

  return {
    setup(next) {
      base = withoutSlash(next.base);
      ({ authorization, others } = next);
    },
    toUrl: (path) => (path.startsWith('/') ? base + path : path),
    onWrite: (listener) => void writeListeners.add(listener),
    call: call as unknown as Client<Ids>['call'],
    takeNow: takeNow as unknown as Client<Ids>['takeNow'],
  };
}

const withoutSlash = (address: string) => address.replace(/\/$/, '');

function toContentType({ body, file }: AnyInput): Record<string, string> {
  if (file) return { 'content-type': file.type || 'application/octet-stream' };
  return body === undefined ? {} : { 'content-type': 'application/json' };
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
