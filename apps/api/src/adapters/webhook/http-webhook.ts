import type { WebhookFalha } from '@trevo/contract/webhook/webhook-eventos';
import { type GuardedFetch, isAskable, nameFailure } from '../guarded-fetch.ts';
import type { WebhookPorta } from './webhook.port.ts';

const timeoutMilliseconds = 10_000;

/** Failures by error code of the system, undici and the SSRF guard; any other means no connection. */
const falhas: Readonly<Record<string, WebhookFalha>> = {
  DESTINATION_REFUSED: 'destino',
  TimeoutError: 'tempo',
  UND_ERR_CONNECT_TIMEOUT: 'tempo',
  UND_ERR_HEADERS_TIMEOUT: 'tempo',
  ETIMEDOUT: 'tempo',
  ENOTFOUND: 'nome',
  EAI_AGAIN: 'nome',
  CERT_HAS_EXPIRED: 'certificado',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'certificado',
  SELF_SIGNED_CERT_IN_CHAIN: 'certificado',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'certificado',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'certificado',
  ERR_TLS_CERT_ALTNAME_INVALID: 'certificado',
};

/**
 * Posts events with the guarded fetch. The body of the response is discarded unread: it may contain personal data, and
 * a reader of the log of deliveries must not use this program to read internal services.
 *
 * @param allowed origins exempt from the guard
 */
export const createHttpWebhook = (fetch: GuardedFetch, allowed: readonly string[]): WebhookPorta => ({
  isAskable: (url) => isAskable(url, allowed),
  async post(url, headers, body) {
    const startedAt = performance.now();
    const read = () => Math.round(performance.now() - startedAt);
    try {
      // `manual` returns the redirect as a response; its target is never requested.
      const answer = await fetch(url, {
        method: 'POST',
        headers,
        body,
        timeoutMilliseconds,
        redirect: 'manual',
      });
      const duracaoMs = read();
      await answer.body?.cancel();
      return {
        httpStatus: answer.status,
        falha: toFalha(answer.status),
        esperarSegundos: parseRetryAfter(answer.headers),
        duracaoMs,
      };
    } catch (error) {
      // -- swallowed: the result names the failure, and the log of deliveries keeps it
      const falha = falhas[nameFailure(error)] ?? 'conexao';
      return { httpStatus: null, falha, esperarSegundos: null, duracaoMs: read() };
    }
  },
});

function toFalha(status: number): WebhookFalha | null {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? 'redirecionamento' : 'status';
}

/** Parses Retry-After, seconds or a date by the endpoint's clock, into seconds; null when absent or unreadable. */
export function parseRetryAfter(headers: Headers): number | null {
  const text = headers.get('retry-after');
  if (text === null) return null;
  const seconds = /^\d{1,9}$/.test(text)
    ? Number(text)
    : Math.ceil((Date.parse(text) - Date.parse(headers.get('date') ?? '')) / 1000);
  return Number.isNaN(seconds) ? null : Math.max(0, seconds);
}
