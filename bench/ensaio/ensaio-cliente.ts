// The client of npm run ensaio-imagem: requests over TLS to the proxy of the rehearsal.
import { request } from 'node:https';
import { toCadastro, toChave } from '../../apps/api/test/pessoa.ts';
import { host } from './ensaio-containers.ts';

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: { codigo?: string; retorno?: { token?: string } };
}
let proxy = '';

/** Sets the address of the proxy for all later requests. */
export const connectTo = (address: string): void => void (proxy = address);

/** Sends a request to the proxy over TLS, as the campaign's host. */
export function ask(
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        host: proxy,
        port: 443,
        method,
        path,
        servername: host,
        rejectUnauthorized: false,
        agent: false,
        headers: {
          host,
          ...(body ? { 'content-type': 'application/json' } : {}),
          ...headers,
        },
        timeout: 20_000,
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (piece: string) => (text += piece));
        response.on('end', () => {
          const isJson = String(response.headers['content-type']).includes('json');
          const { statusCode = 0 } = response;
          resolve({ status: statusCode, headers: response.headers, body: isJson ? JSON.parse(text) : {} });
        });
      },
    );
    outgoing.on('error', reject).on('timeout', () => outgoing.destroy(new Error('no answer in 20 s')));
    outgoing.end(body && JSON.stringify(body));
  });
}

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/** Waits until a check holds; throws with its name after two minutes. */
export async function waitFor(what: string, check: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 120_000;
  while (performance.now() < deadline) {
    if (await Promise.resolve(check()).catch(() => false)) return;
    await pause(200);
  }
  throw new Error(`${what}: not within two minutes`);
}

/** Signs a new person up; retries with another one after a pause on 503 from a busy machine. */
export async function signUp(): Promise<Answer> {
  for (let person = 1; ; person += 1) {
    const answer = await ask('POST', '/login/v1/logins', toCadastro(person));
    if (answer.status !== 503 || person === 5) return answer;
    await pause(5_000);
  }
}

const params = '2026/TREVO';
let seed = 0;
export async function registerReceipt(token: string): Promise<number> {
  const path = `/documentoFiscal/v1/documentosFiscaisPendentes/${params}`;
  const body = { chaveAcesso: toChave(seed++) };
  return (await ask('POST', path, body, { authorization: `Bearer ${token}` })).status;
}

/** Reads through the proxy until stopped; returns the count of each status. */
export function readOn(): () => Promise<Record<string, number>> {
  const seen: Record<string, number> = {};
  let isOver = false;
  const lane = async () => {
    while (!isOver) {
      const outcome = await ask('GET', '/campanha/v1/campanhas/').then(
        ({ status, body }) => [status, body.codigo].filter(Boolean).join(' '),
        (error: Error) => error.message,
      );
      seen[outcome] = (seen[outcome] ?? 0) + 1;
      await pause(20);
    }
  };
  const lanes = Promise.all([lane(), lane(), lane(), lane()]);
  return async () => {
    isOver = true;
    await lanes;
    return seen;
  };
}
