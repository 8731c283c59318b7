import { createGuardedFetch, type GuardedFetch } from '../src/adapters/guarded-fetch.ts';
import { createLogger } from '../src/kernel/log.ts';
import { createServer, type IncomingHttpHeaders } from 'node:http';

export interface ProviderRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

type ProviderAnswer =
  | { status: number; body?: object | string | Uint8Array; headers?: Record<string, string> }
  | 'nothing';

export interface Provider {
  readonly url: string;
  readonly requests: readonly ProviderRequest[];
  /** Sets the response from now on; 'nothing' leaves requests pending. */
  answer(next: (request: ProviderRequest) => ProviderAnswer | Promise<ProviderAnswer>): void;
  close(): Promise<void>;
}

const isWritten = (body: unknown): body is string | Uint8Array =>
  typeof body === 'string' || body instanceof Uint8Array;

/** Fetches from this machine, which is forbidden outside of tests. */
export const fetchHere = (...urls: readonly string[]): GuardedFetch =>
  createGuardedFetch({ log: createLogger('silent'), allowed: urls.map((url) => new URL(url).origin) });

/** Starts a stub provider on this machine that records its requests. */
export async function startProvider(): Promise<Provider> {
  const requests: ProviderRequest[] = [];
  let next: Parameters<Provider['answer']>[0] = () => ({ status: 200 });
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', async () => {
      const { method = '', url = '', headers } = request;
      const noted = { method, url, headers, body };
      requests.push(noted);
      const answer = await next(noted);
      if (answer === 'nothing') return;
      response
        .writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers })
        .end(isWritten(answer.body) ? answer.body : JSON.stringify(answer.body ?? {}));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    answer: (given) => void (next = given),
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
