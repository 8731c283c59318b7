import type { WebhookFalha } from '@trevo/contract/webhook/webhook-eventos';

/** Result of one request to an endpoint. */
export interface WebhookRetorno {
  /** Status of the response; null without one. */
  readonly httpStatus: number | null;
  /** Null for an accepted request. */
  readonly falha: WebhookFalha | null;
  /** Seconds after which the endpoint asks to be called again (Retry-After); null without that header. */
  readonly esperarSegundos: number | null;
  readonly duracaoMs: number;
}

/** Delivers events to endpoints of promoters. */
export interface WebhookPorta {
  /** Returns whether requests to an address are allowed, without resolving its name (SSRF guard). */
  isAskable(url: string): boolean;
  /** Posts JSON. Never rejects: a failure is a result. Redirects are not followed. */
  post(url: string, headers: Readonly<Record<string, string>>, body: string): Promise<WebhookRetorno>;
}
