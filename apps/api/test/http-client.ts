import { Agent, request } from 'node:http';
import { calls, type Calls } from '@trevo/contract/calls';
import type { BodyInputOf, QueryInputOf, RetornoOf } from '@trevo/contract/call';
import type { ErrorEnvelope } from '@trevo/contract/envelope';
import { fillPath } from '@trevo/contract/fill-path';
import { paths, type CallId } from '@trevo/contract/paths';

export interface HttpAnswer<Retorno> {
  readonly status: number;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly body: Omit<ErrorEnvelope, 'retorno'> & { readonly retorno: Retorno };
}

type CallInput<Id extends CallId> = {
  readonly params?: Record<string, string | number>;
  readonly query?: QueryInputOf<Calls[Id]>;
  readonly body?: BodyInputOf<Calls[Id]>;
  readonly token?: string | undefined;
  readonly host?: string;
  readonly headers?: Record<string, string>;
};

export interface RawAnswer {
  readonly status: number;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly text: string;
  /** The unparsed response body. */
  readonly bytes: Buffer;
}

export interface TestClient {
  /** Makes a call of the contract over HTTP, at the host (`localhost` by default). */
  call<Id extends CallId>(id: Id, input?: CallInput<Id>): Promise<HttpAnswer<RetornoOf<Calls[Id]>>>;
  /** Sends any request, for requests outside the contract. */
  send(
    method: string,
    path: string,
    options?: { body?: string | Buffer; headers?: Record<string, string> },
  ): Promise<RawAnswer>;
  close(): void;
}

/** Creates a client of the program under test. node:http instead of fetch, because fetch cannot set the Host header. */
export function createTestClient(port: number): TestClient {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const send: TestClient['send'] = (method, path, { body, headers = {} } = {}) =>
    new Promise((resolve, reject) => {
      // Node sends no Content-Length for a DELETE, and the body would be parsed as the next request.
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
      const options = { port, host: '127.0.0.1', method, path, agent, headers: { ...length, ...headers } };
      const outgoing = request(options, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => void parts.push(part));
        response.on('end', () => {
          const bytes = Buffer.concat(parts);
          const { statusCode: status = 0, headers: answered } = response;
          resolve({ status, headers: answered, text: bytes.toString('utf8'), bytes });
        });
        response.on('error', reject);
      });
      outgoing.on('error', reject);
      outgoing.end(body);
    });
  return {
    send,
    close: () => agent.destroy(),
    async call(id, { params = {}, query, body, token, host = 'localhost', headers = {} } = {}) {
      const { method, path } = paths[id];
      const search = query ? `?${new URLSearchParams(query as Record<string, string>).toString()}` : '';
      const answer = await send(method, fillPath(path, params) + search, {
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        headers: {
          host,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...headers,
        },
      });
      return { ...answer, body: JSON.parse(answer.text) };
    },
  };
}

/** Whether the contract declares a code for a call; tests check every error response with it. */
export const declaresCode = (id: CallId, codigo: string): boolean =>
  (calls[id].errors as readonly string[]).includes(codigo);
