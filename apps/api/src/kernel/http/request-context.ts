import type { Tentativa } from '../auth/aparelho.ts';

/** Request context of every handler, besides the parsed parts of its call. */
export interface RequestContext {
  /** Requested host, lower case, without port: `sol.localhost`. */
  readonly host: string;
  /** Scheme and host for links in messages, with the port when it is the public one. */
  readonly origin: string;
  readonly requisicao: string;
  /** Caller's IP address, for rate limits and the audit trail of consents. */
  readonly endereco: string;
  /** Cookie header, for the calls of the console. */
  readonly cookies: string;
  readonly tentativa: Tentativa;
  readonly idempotencia: string | null;
}
