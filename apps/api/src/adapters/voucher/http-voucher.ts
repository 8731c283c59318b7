import * as v from 'valibot';
import type { GuardedFetch } from '../guarded-fetch.ts';
import { askJson, SendError } from '../post-json.ts';
import type { VoucherProvedor } from './voucher.port.ts';

export interface HttpVoucherOptions {
  readonly url: string;
  readonly token: string;
  readonly timeoutMilliseconds?: number;
}

const answerSchema = v.object({ code: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)) });
/** Permanent failures: the order is invalid or sold out. */
const refusals = [400, 404, 409, 410, 422];

/**
 * Orders from a service that takes `{ reference, provider, voucher, validUntil }` as JSON with a bearer token,
 * responds `{ code }`, and is idempotent by reference.
 */
export const createHttpVoucher = (
  fetch: GuardedFetch,
  { url, token, timeoutMilliseconds }: HttpVoucherOptions,
): VoucherProvedor => ({
  async order({ referencia, provedor, voucher, usarAte }) {
    const response = await askJson(fetch, url, {
      token,
      body: { reference: referencia, provider: provedor, voucher, validUntil: usarAte.toISOString() },
      timeoutMilliseconds,
    });
    const body: unknown = await response.json().catch(() => undefined);
    if (refusals.includes(response.status)) return undefined;
    const answer = v.safeParse(answerSchema, body);
    if (!response.ok || !answer.success) throw new SendError(`the provider answered ${response.status}`);
    return answer.output.code;
  },
});
