// Sign-in of operators under a flood: 80 sign-ins per second from 400 addresses for unknown accounts, and two operators a
// second among them, one on a new device and one on a known device. Each sends a wrong password, which costs the same
// hash. An accepted one answers 401; 503 is the refusal of admission, 429 that of five attempts a minute for an account.
import { request } from 'node:http';
import { generateSync } from 'otplib';
import { openPgDb } from '../apps/api/src/kernel/db/pg-db.ts';
import { startPostgres } from '@trevo/postgres/private/postgres-server';
import { arrive, quantile, timesOf } from './program/open-loop.ts';
import { master, operator } from './load/prepared-campaign.ts';
import { startServer, stopProgram } from './program/server-process.ts';

const rate = Number(process.env['BENCH_RATE'] ?? 80);
const seconds = Number(process.env['BENCH_SECONDS'] ?? 15);
const origin = 'http://console.localhost:9999';

interface Operadora {
  readonly email: string;
  /** Cookie of the known device. */
  readonly aparelho: string;
}

interface Answered {
  readonly cookies: readonly string[];
  readonly retorno: unknown;
}

/** Posts JSON to a host of the program. */
const post = (port: number, path: string, body: object, headers: Record<string, string>): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const outgoing = request(
      {
        port,
        host: '127.0.0.1',
        method: 'POST',
        path,
        headers: { 'content-type': 'application/json', ...headers },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        response.on('end', () => {
          if (response.statusCode !== 200) return reject(new Error(`${path}: ${text}`));
          const { retorno } = JSON.parse(text) as { retorno: unknown };
          resolve({ cookies: response.headers['set-cookie'] ?? [], retorno });
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(JSON.stringify(body));
  });

/** Creates an operator by an invitation, and returns the cookie of the device. */
async function createOperadora(port: number, at: number): Promise<Operadora> {
  const email = `operadora${at}@trevo.example`;
  const doConsole = { host: 'console.localhost', origin, 'x-forwarded-for': `10.9.0.${at}` };
  const convite = await post(
    port,
    '/operador/v1/equipe/instalacao',
    { nome: `Operadora ${at}`, email },
    { host: 'localhost', authorization: `Bearer ${operator}` },
  );
  const token = (convite.retorno as { endereco: string }).endereco.split('#')[1];
  const aberto = await post(port, '/operador/v1/acesso/convite', { token }, doConsole);
  const { segredo } = (aberto.retorno as { autenticador: { segredo: string } }).autenticador;
  const codigo = generateSync({ secret: segredo, epoch: Math.floor(Date.now() / 1_000) });
  const { cookies } = await post(
    port,
    '/operador/v1/acesso/convite/aceitar',
    { token, senha: 'quatro folhas na horta', codigo },
    doConsole,
  );
  return { email, aparelho: cookies.find((cookie) => cookie.startsWith('__Host-aparelho'))!.split(';')[0]! };
}

function toEntrada(endereco: string, email: string, cookie?: string): string {
  const body = JSON.stringify({ email, senha: 'uma senha qualquer errada', codigo: '000000' });
  const sent = cookie === undefined ? '' : `cookie: ${cookie}\r\n`;
  return `POST /operador/v1/acesso/entrar HTTP/1.1\r\nhost: console.localhost\r\norigin: ${origin}\r\nx-forwarded-for: ${endereco}\r\n${sent}content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
}

const server = await startPostgres();
try {
  const admin = openPgDb(`${server.url}/postgres`, { poolSize: 1 });
  await admin.execute('create database entrada');
  await admin.close();
  const program = await startServer({
    DATABASE_URL: `${server.url}/entrada`,
    AMBIENTE: 'teste',
    DEMO: 'nao',
    MASTER_SECRET: master,
    OPERATOR_TOKEN: operator,
    TRUST_PROXY: '1',
    CONSOLE_HOST: 'console.localhost',
    CONSOLE_PORT: '9999',
  });
  const operadoras: Operadora[] = [];
  for (let at = 0; at < 12; at++) operadoras.push(await createOperadora(program.port, at));
  let sent = 0;
  const { answers } = await arrive(program.port, rate, seconds, () => {
    sent += 1;
    const turn = Math.floor(sent / 40);
    if (sent % 40 === 0)
      return { kind: 'new device', text: toEntrada(`10.8.0.${turn % 200}`, operadoras[turn % 6]!.email) };
    if (sent % 40 === 20) {
      const { email, aparelho } = operadoras[6 + (turn % 6)]!;
      return { kind: 'known device', text: toEntrada(`10.7.0.${turn % 200}`, email, aparelho) };
    }
    const endereco = `10.1.${Math.floor((sent % 400) / 200)}.${sent % 200}`;
    return { kind: 'flood', text: toEntrada(endereco, `estranha${sent}@x.example`) };
  });
  console.log(`${rate} per second for ${seconds} s`);
  console.log('             | sent | accepted |  503 |  429 | p50 ms of accepted | p99 ms');
  for (const kind of ['flood', 'new device', 'known device']) {
    const own = answers.filter((answer) => answer.kind === kind);
    const count = (status: number) => own.filter((answer) => answer.status === status).length;
    const times = timesOf(own.filter(({ status }) => status === 401));
    const cells = [
      String(own.length).padStart(4),
      String(count(401)).padStart(8),
      String(count(503)).padStart(4),
      String(count(429)).padStart(4),
      quantile(times, 0.5).toFixed(0).padStart(18),
      quantile(times, 0.99).toFixed(0).padStart(6),
    ];
    console.log([kind.padEnd(12), ...cells].join(' | '));
  }
  await stopProgram(program);
} finally {
  await server.stop();
}
