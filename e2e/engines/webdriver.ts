/** One browser over WebDriver, from its start to its end. */
export interface Session {
  readonly version: string;
  /** A command below the session. Throws what the driver says against it. */
  send<Result>(method: 'GET' | 'POST', path: string, body?: object): Promise<Result>;
  end(): Promise<void>;
}

export async function openSession(address: string, capabilities: object): Promise<Session> {
  const { sessionId, capabilities: granted } = await call<{
    sessionId: string;
    capabilities: { browserVersion: string };
  }>(`${address}/session`, 'POST', { capabilities: { alwaysMatch: capabilities } });
  const own = `${address}/session/${sessionId}`;
  return {
    version: granted.browserVersion,
    send: (method, path, body) => call(own + path, method, body),
    end: () => call<void>(own, 'DELETE'),
  };
}

async function call<Result>(url: string, method: string, body?: object): Promise<Result> {
  const response = await fetch(url, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value as Result;
  const { error, message } = value as { error: string; message: string };
  throw new Error(
    `${method} ${new URL(url).pathname.replace(/.*\/session\/[^/]+/, '')}: ${error} ${message}`,
  );
}

/** The driver takes commands some moments after its start. */
export async function waitForDriver(address: string): Promise<void> {
  const end = Date.now() + 30_000;
  for (;;) {
    try {
      await call(`${address}/status`, 'GET');
      return;
    } catch (error) {
      // -- swallowed: it listens a moment later
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
