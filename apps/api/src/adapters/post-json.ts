import { type GuardedFetch, nameFailure } from './guarded-fetch.ts';

/** Why a provider did not take a message: its status, or that it did not answer. Never what was sent, nor to whom. */
export class SendError extends Error {
  override readonly name = 'SendError';
}

/** Posts JSON with a bearer token and returns the answer; throws SendError where there is none within the time. */
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

/** The same for a provider whose answer says no more than its status; throws SendError for anything but a success. */
export async function postJson(...asked: Parameters<typeof askJson>): Promise<void> {
  const response = await askJson(...asked);
  // Read to the end, so that the connection may serve the next message.
  await response.text().catch(() => undefined);
  if (!response.ok) throw new SendError(`the provider answered ${response.status}`);
}
