/** Why a provider did not take a message: its status, or that it did not answer. Never what was sent, nor to whom. */
export class SendError extends Error {
  override readonly name = 'SendError';
}

const sendTimeoutMilliseconds = 10_000;

/** Posts JSON with a bearer token; throws SendError for anything but a success within the time. */
export async function postJson(
  url: string,
  options: { token: string; body: unknown; timeoutMilliseconds?: number },
): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${options.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(options.body),
    signal: AbortSignal.timeout(options.timeoutMilliseconds ?? sendTimeoutMilliseconds),
    redirect: 'error',
  }).catch((error: unknown) => {
    const { name, cause } = error as Error & { cause?: { code?: string } };
    throw new SendError(`the provider did not answer: ${cause?.code ?? name}`);
  });
  // Read to the end, so that the connection may serve the next message.
  await response.text().catch(() => undefined);
  if (!response.ok) throw new SendError(`the provider answered ${response.status}`);
}
