import { type GuardedFetch, nameFailure } from './guarded-fetch.ts';

/** A provider's failure: its status, or no response. Never contains message or recipient. */
export class SendError extends Error {
  override readonly name = 'SendError';
}

/** Posts JSON with a bearer token and returns the response; throws SendError on timeout or network failure. */
export async function askJson(
  fetch: GuardedFetch,
  url: string,
  options: { token: string; body: unknown; timeoutMilliseconds?: number | undefined },
): Promise<Response> {
  try {
    return await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${options.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(options.body),
      timeoutMilliseconds: options.timeoutMilliseconds,
    });
  } catch (error) {
    throw new SendError(`the provider did not answer: ${nameFailure(error)}`);
  }
}

/** Posts JSON and ignores the response body; throws SendError unless the status is a success. */
export async function postJson(...asked: Parameters<typeof askJson>): Promise<void> {
  const response = await askJson(...asked);
  // Drain the body, so that the connection can be reused.
  await response.text().catch(() => undefined);
  if (!response.ok) throw new SendError(`the provider answered ${response.status}`);
}
