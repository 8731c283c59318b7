import { toE164 } from '@trevo/rules/pessoa/telefone';
import type { GuardedFetch } from '../guarded-fetch.ts';
import { postJson } from '../post-json.ts';
import type { SmsSender } from './sms.port.ts';

export interface HttpSmsOptions {
  readonly url: string;
  readonly token: string;
  /** Sender id registered with the provider. */
  readonly from?: string | undefined;
  readonly timeoutMilliseconds?: number;
}

/** Sends through a provider that takes `{ to, text, from }` as JSON with a bearer token. */
export function createHttpSms(
  fetch: GuardedFetch,
  { url, token, from, timeoutMilliseconds }: HttpSmsOptions,
): SmsSender {
  return {
    remetente: from,
    send: ({ telefone, texto }) =>
      postJson(fetch, url, {
        token,
        body: { to: toE164(telefone), text: texto, ...(from ? { from } : {}) },
        timeoutMilliseconds,
      }),
  };
}
