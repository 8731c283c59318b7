import type { lookup as dnsLookup } from 'node:dns';
import { parseSmtpUrl } from '@trevo/rules/texto/smtp-url';
import { Agent, fetch } from 'undici';
import type { Logger } from '../kernel/log.ts';
import {
  createPublicConnector,
  DestinationError,
  isPrivateLiteral,
  toPublicLookup,
} from './guarded-connect.ts';

export interface GuardedInit {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Timeout of the whole response; default 10 s. */
  readonly timeoutMilliseconds?: number | undefined;
  /** Maximum size of the decoded body; default 1 MiB. */
  readonly maximumBytes?: number;
  /** Aborts the request. */
  readonly signal?: AbortSignal | undefined;
  /** Default `error`. `manual` returns the redirect; its target must pass this guard again. */
  readonly redirect?: 'error' | 'manual';
}

/**
 * SSRF-guarded `fetch` for all outgoing requests. Rejects with a DestinationError (as error or cause) for a
 * forbidden destination; reading a body above the limit rejects with an AnswerError.
 */
export type GuardedFetch = (address: string | URL, init?: GuardedInit) => Promise<Response>;

/** A response above the size limit. */
export class AnswerError extends Error {
  override readonly name = 'AnswerError';
  readonly code = 'ANSWER_TOO_LARGE';
}

/** Returns a failure's error code, without the address. */
export function nameFailure(error: unknown): string {
  const { name, code, cause } = error as Error & { code?: unknown; cause?: { code?: string } };
  return cause?.code ?? (typeof code === 'string' ? code : name);
}

const timeoutMilliseconds = 10_000;
const maximumBytes = 1024 * 1024;
const connectMilliseconds = 5_000;

/**
 * Allows https on port 443 without credentials in the address, and only hosts with public addresses alone.
 * Connects to the checked addresses, which prevents DNS rebinding.
 *
 * @param options `allowed`: origins exempt from these rules. `isAnyPort`: allows http and other ports on public
 * addresses, for a table of ours that contains such.
 */
export function createGuardedFetch(options: {
  readonly log: Logger;
  readonly allowed?: readonly string[];
  readonly isAnyPort?: boolean;
  /** For tests: replaces the system's resolver. */
  readonly lookup?: typeof dnsLookup;
}): GuardedFetch {
  const allowed = new Set(options.allowed);
  const free = new Agent({ connect: { timeout: connectMilliseconds } });
  const guarded = new Agent({
    connect: createPublicConnector(connectMilliseconds, toPublicLookup(options.lookup)),
  });

  return async (address, init = {}) => {
    const url = new URL(address);
    const isFree = allowed.has(url.origin) && isBare(url);
    if (!isFree) {
      const fault = findFault(url, options.isAnyPort ?? false);
      if (fault) {
        options.log.warn({ event: 'destination_refused', host: url.host, fault }, refusedMessage);
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
        options.log.warn(
          { event: 'destination_refused', host: url.host, fault: error.cause.message },
          refusedMessage,
        );
      throw error;
    });
    return toBounded(answer as unknown as Response, init.maximumBytes ?? maximumBytes);
  };
}

const refusedMessage = 'Outgoing request refused: the destination is not allowed';

const isBare = ({ username, password }: URL): boolean => username === '' && password === '';

/** Returns an origin in the notation of DESTINOS_PERMITIDOS, for mail servers too. */
const toOrigin = ({ protocol, host }: URL): string => `${protocol}//${host}`;

/** Returns whether an address belongs to an exempt origin. */
export const isAllowed = (address: string, allowed: readonly string[]): boolean =>
  allowed.includes(toOrigin(new URL(address)));

/** Checks an address without resolving it; mail servers may have any port and credentials. */
export function isAskable(address: string, allowed: readonly string[]): boolean {
  if (isAllowed(address, allowed)) return true;
  const mailServer = parseSmtpUrl(address);
  if (typeof mailServer !== 'string') return !isPrivateLiteral(mailServer.host);
  return findFault(new URL(address), false) === undefined;
}

/** Returns the rule that an address violates, without resolving it. */
function findFault(url: URL, isAnyPort: boolean): string | undefined {
  if (!isBare(url)) return 'the address contains credentials';
  if (url.protocol !== 'https:' && !(isAnyPort && url.protocol === 'http:')) return 'the scheme is not https';
  if (url.port !== '' && !isAnyPort) return 'the port is not 443';
  return isPrivateLiteral(url.hostname) ? 'the address is not public' : undefined;
}

/** Wraps a response so that reading more than `maximum` bytes fails. */
function toBounded(answer: Response, maximum: number): Response {
  const { status, statusText, headers } = answer;
  let left = maximum;
  const bound = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, controller) {
      left -= piece.byteLength;
      if (left < 0) throw new AnswerError(`the response exceeds ${maximum} bytes`);
      controller.enqueue(piece);
    },
  });
  return new Response(answer.body?.pipeThrough(bound) ?? null, {
    status,
    statusText,
    headers: [...headers],
  });
}
