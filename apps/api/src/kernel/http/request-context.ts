import type { Tentativa } from '../auth/aparelho.ts';
import type { Sessao } from '../auth/sessao.ts';

/** What every handler gets besides the parsed parts of its call. */
export interface RequestContext {
  /** Host the person opened, lower case, without port: `sol.localhost`. */
  readonly host: string;
  /** Scheme and host for links in messages, with the port where people open one of ours. */
  readonly origin: string;
  readonly requisicao: string;
  /** Address of the caller, for rate limits and the audit trail of consents. */
  readonly endereco: string;
  readonly tentativa: Tentativa;
  readonly idempotencia: string | null;
}

/** The context of calls that need the person's token. */
export interface ConsumidorContext extends RequestContext {
  readonly sessao: Sessao;
}

/** The context of calls that answer more to a person who is signed in. */
export interface OpcionalContext extends RequestContext {
  readonly sessao: Sessao | null;
}
