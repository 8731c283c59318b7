import { lookup as dnsLookup, type LookupAddress, type LookupOptions } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { Agent, fetch } from 'undici';
import type { Logger } from '../kernel/log.ts';

export interface GuardedInit {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** For the whole answer; 10 s unless told. */
  readonly timeoutMilliseconds?: number | undefined;
  /** Of the decoded body; 1 MiB unless told. */
  readonly maximumBytes?: number;
  /** Ends it earlier. */
  readonly signal?: AbortSignal | undefined;
  /** `error` unless told. `manual` returns the redirect: where it leads has to be asked through here again. */
  readonly redirect?: 'error' | 'manual';
}

/**
 * `fetch` for all that the program asks of others. Rejects with a DestinationError, as the error or as its cause, for a
 * destination that may not be asked, and reading the body rejects with an AnswerError when it is larger than allowed.
 */
export type GuardedFetch = (address: string | URL, init?: GuardedInit) => Promise<Response>;

/** A destination that may not be asked; `code` says so in the place of a system's error. */
class DestinationError extends Error {
  override readonly name = 'DestinationError';
  readonly code = 'DESTINATION_REFUSED';
}

/** An answer that is larger than it may be. */
export class AnswerError extends Error {
  override readonly name = 'AnswerError';
  readonly code = 'ANSWER_TOO_LARGE';
}

/** What kept a destination from answering, in one word without its address. */
export function nameFailure(error: unknown): string {
  const { name, code, cause } = error as Error & { code?: unknown; cause?: { code?: string } };
  return cause?.code ?? (typeof code === 'string' ? code : name);
}

const timeoutMilliseconds = 10_000;
const maximumBytes = 1024 * 1024;
const connectMilliseconds = 5_000;

/**
 * Asks over https on port 443 only, without credentials in the address, and only destinations of which every address is
 * public. The address that was judged is the one that is connected to, so a name cannot change its address in between.
 *
 * @param options `allowed`: origins that may be asked whatever their scheme, port and address. `isAnyPort`: whether http
 *   and other ports are allowed on public addresses, for a table of ours that holds such.
 */
export function createGuardedFetch(options: {
  readonly log: Logger;
  readonly allowed?: readonly string[];
  readonly isAnyPort?: boolean;
  /** For tests: in the place of the system's resolver. */
  readonly lookup?: typeof dnsLookup;
}): GuardedFetch {
  const allowed = new Set(options.allowed);
  const free = new Agent({ connect: { timeout: connectMilliseconds } });
  const guarded = new Agent({
    connect: { timeout: connectMilliseconds, lookup: toPublicLookup(options.lookup) },
  });

  return async (address, init = {}) => {
    const url = new URL(address);
    const isFree = allowed.has(url.origin) && isBare(url);
    if (!isFree) {
      const fault = findFault(url, options.isAnyPort ?? false);
      if (fault) {
        options.log.warn({ host: url.host, fault }, 'destination_refused');
        throw new DestinationError(fault);
      }
    }
    const timeout = AbortSignal.timeout(init.timeoutMilliseconds ?? timeoutMilliseconds);
    const { method = 'GET', headers = {}, body = null, redirect = 'error' } = init;
    const answer = await fetch(url, {
      method,
      headers,
      body,
      redirect,
      dispatcher: isFree ? free : guarded,
      signal: init.signal ? AbortSignal.any([timeout, init.signal]) : timeout,
    }).catch((error: Error & { cause?: unknown }) => {
      if (error.cause instanceof DestinationError)
        options.log.warn({ host: url.host, fault: error.cause.message }, 'destination_refused');
      throw error;
    });
    return toBounded(answer as unknown as Response, init.maximumBytes ?? maximumBytes);
  };
}

const isBare = ({ username, password }: URL): boolean => username === '' && password === '';

/** An origin as DESTINOS_PERMITIDOS names it, of mail servers too. */
const toOrigin = ({ protocol, host }: URL): string => `${protocol}//${host}`;

/** Whether an address is one of the origins that may be asked wherever they are. */
export const isAllowed = (address: string, allowed: readonly string[]): boolean =>
  allowed.includes(toOrigin(new URL(address)));

/** Whether an address may be asked as far as it says so itself; a mail server may have any port and credentials. */
export function isAskable(address: string, allowed: readonly string[]): boolean {
  const url = new URL(address);
  if (isAllowed(address, allowed)) return true;
  if (/^smtps?:$/.test(url.protocol)) return !isPrivateLiteral(url);
  return findFault(url, false) === undefined;
}

/** Why an address may not be asked, as far as it says so itself. */
function findFault(url: URL, isAnyPort: boolean): string | undefined {
  if (!isBare(url)) return 'the address holds credentials';
  if (url.protocol !== 'https:' && !(isAnyPort && url.protocol === 'http:')) return 'the scheme is not https';
  if (url.port !== '' && !isAnyPort) return 'the port is not 443';
  return isPrivateLiteral(url) ? 'the address is not public' : undefined;
}

/** Of an address in numbers no name is looked up. URL writes each of its spellings in the same way. */
function isPrivateLiteral({ hostname }: URL): boolean {
  const literal = hostname.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(literal) && !isPublic(literal);
}

/** Whether an IP address belongs to the public internet; an IPv4 address inside of an IPv6 address counts as itself. */
const isPublic = (address: string): boolean => ipaddr.process(address).range() === 'unicast';

/** For clients with sockets of their own: looks a name up, and refuses it when one of its addresses is not public. */
export function toPublicLookup(lookup: typeof dnsLookup = dnsLookup): LookupFunction {
  return (hostname, options, callback) => {
    const all: LookupOptions & { all: true } = { ...options, all: true };
    lookup(hostname, all, (error, found: LookupAddress[]) => {
      if (error) return callback(error, []);
      if (!found.every(({ address }) => isPublic(address)))
        return callback(new DestinationError('the name leads to an address that is not public'), []);
      const [first] = found;
      if (options.all || !first) return callback(null, found);
      callback(null, first.address, first.family);
    });
  };
}

/** The same answer with a body that fails when it is longer than `maximum` bytes. */
function toBounded(answer: Response, maximum: number): Response {
  const { status, statusText, headers } = answer;
  let left = maximum;
  const bound = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, controller) {
      left -= piece.byteLength;
      if (left < 0) throw new AnswerError(`the answer is longer than ${maximum} bytes`);
      controller.enqueue(piece);
    },
  });
  return new Response(answer.body?.pipeThrough(bound) ?? null, {
    status,
    statusText,
    headers: [...headers],
  });
}
