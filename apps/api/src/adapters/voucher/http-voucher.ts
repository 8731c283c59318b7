import * as v from 'valibot';
import { SendError } from '../post-json.ts';
import type { VoucherProvedor } from './voucher.port.ts';

export interface HttpVoucherOptions {
  readonly url: string;
  readonly token: string;
  readonly timeoutMilliseconds?: number;
}

const timeoutMilliseconds = 10_000;
const answerSchema = v.object({ code: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)) });
/** What says that asking again will not help: the order is wrong, or there is none left. */
const refusals = [400, 404, 409, 410, 422];

/**
 * Orders at a service that takes `{ reference, provider, voucher, validUntil }` as JSON with a bearer token, answers
 * `{ code }`, and answers a repeated reference as it answered the first.
 */
export const createHttpVoucher = ({ url, token, ...options }: HttpVoucherOptions): VoucherProvedor => ({
  async order({ referencia, provedor, voucher, usarAte }) {
    const response = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        reference: referencia,
        provider: provedor,
        voucher,
        validUntil: usarAte.toISOString(),
      }),
      signal: AbortSignal.timeout(options.timeoutMilliseconds ?? timeoutMilliseconds),
      redirect: 'error',
    }).catch((error: unknown) => {
      const { name, cause } = error as Error & { cause?: { code?: string } };
      throw new SendError(`the provider did not answer: ${cause?.code ?? name}`);
    });
    const body: unknown = await response.json().catch(() => undefined);
    if (refusals.includes(response.status)) return undefined;
    const answer = v.safeParse(answerSchema, body);
    if (!response.ok || !answer.success) throw new SendError(`the provider answered ${response.status}`);
    return answer.output.code;
  },
});
