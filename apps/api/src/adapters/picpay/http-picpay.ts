import type { GuardedFetch } from '../guarded-fetch.ts';
import { postJson } from '../post-json.ts';
import type { PicPayPagador } from './picpay.port.ts';

export interface HttpPicPayOptions {
  readonly url: string;
  readonly token: string;
  readonly timeoutMilliseconds?: number;
}

/**
 * Pays through a service that takes `{ reference, account, amount, description }` as JSON with a bearer token
 * (amount in reais with two decimals) and is idempotent by reference.
 */
export function createHttpPicPay(
  fetch: GuardedFetch,
  { url, token, timeoutMilliseconds }: HttpPicPayOptions,
): PicPayPagador {
  return {
    pay: ({ referencia, conta, valorCentavos, descricao }) =>
      postJson(fetch, url, {
        token,
        body: {
          reference: referencia,
          account: conta,
          amount: (valorCentavos / 100).toFixed(2),
          description: descricao,
        },
        timeoutMilliseconds,
      }),
  };
}
