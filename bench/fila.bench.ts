// Taking the next receipt of the review queue over HTTP, with the audit row and the whole card: with 100,000 receipts
// waiting, 5 % of them suspicious, and in the same run with 500 waiting (the floor: the same work on a short queue). The
// operators take and give back in a closed loop, so that the queue keeps its length. Interleaved; medians are quoted.
import { randomBytes, randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import type { Db } from '../apps/api/src/kernel/db/db.ts';
import { openPgDb } from '../apps/api/src/kernel/db/pg-db.ts';
import { hashSegredo } from '../apps/api/src/kernel/ids.ts';
import { startPostgres } from '@trevo/postgres/private/postgres-server';
import { master, operator, publish } from './load/prepared-campaign.ts';
import { findPostmaster, pinToCore } from './program/processor.ts';
import { median } from './program/raw-client.ts';
import { changeCampanha } from './load/recibo-carga.ts';
import { seedCampanha } from './load/semente-campanha.ts';
import { startServer, stopProgram } from './program/server-process.ts';

const seconds = Number(process.env['BENCH_SECONDS'] ?? 4);
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);
const operators = Number(process.env['BENCH_CLIENTS'] ?? 8);
const waiting = Number(process.env['BENCH_ROWS'] ?? 100_000);
const short = 500;
const consolePort = '80';
const origin = `http://console.localhost:${consolePort}`;

const toEnv = (url: string) => ({
  DATABASE_URL: url,
  AMBIENTE: 'teste',
  DEMO: 'nao',
  CONSOLE_PORT: consolePort,
  MASTER_SECRET: master,
  OPERATOR_TOKEN: operator,
});

/** Signs operators in, without the ceremony; returns their cookies. */
async function insertOperadores(db: Db, total: number): Promise<string[]> {
  const cookies: string[] = [];
  for (let n = 0; n < total; n++) {
    const [id, token] = [randomUUID(), randomBytes(32).toString('base64url')];
    await db.query(
      `insert into operador (operador_id, nome, email, senha_hash, totp_cifrado, criado_em)
       values ($1, $2, $3, 'x', 'x', now())`,
      [id, `Pessoa ${n}`, `pessoa${n}@bench.example`],
    );
    await db.query("insert into operador_papel values ($1, 'quatrofolhas', 'operador', now())", [id]);
    await db.query(
      `insert into operador_sessao (sessao_id, operador_id, token_hash, aparelho, criada_em, usada_em, elevada_em)
       values ($1, $2, $3, 'bench', now(), now(), now())`,
      [randomUUID(), id, hashSegredo(token)],
    );
    cookies.push(`__Host-operador=${token}`);
  }
  return cookies;
}

/** Makes so many of a campaign's receipts wait for a person, 5 % of them with points, and all others decided. */
async function wait(db: Db, identificacao: string, total: number): Promise<void> {
  await db.query(
    `update documento_fiscal d set status = case when o.n <= $2 then 'PENDENTE' else 'VALIDO' end,
       pontos_evidencia = case when o.n % 20 = 0 then o.n % 100 else 0 end
     from (select documento_fiscal_id, row_number() over (order by documento_fiscal_id)::int as n
           from documento_fiscal join campanha c using (campanha_id) where c.identificacao = $1) o
     where d.documento_fiscal_id = o.documento_fiscal_id`,
    [identificacao, total],
  );
}

interface Tomada {
  readonly retorno: { readonly nota: { consumidorID: string; documentoFiscalID: string } | null };
}

const agent = new Agent({ keepAlive: true });

/** Sends an act of a session; node:http instead of fetch, because fetch cannot set the host. Throws for a refusal. */
const send = (port: number, path: string, cookie: string, body: string) =>
  new Promise<string>((resolve, reject) => {
    const headers = {
      host: 'console.localhost',
      origin,
      cookie,
      'x-promotora': 'quatrofolhas',
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    };
    const outgoing = request(
      { host: '127.0.0.1', port, path, method: 'POST', agent, headers },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response.on('end', () => (response.statusCode === 200 ? resolve(text) : reject(new Error(text))));
      },
    );
    outgoing.on('error', reject).end(body);
  });

/** Times the taking of receipts by operators at the same time, each of whom gives them back. */
async function measure(port: number, identificacao: string, cookies: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  const post = (cookie: string, act: string, body: object) =>
    send(port, `/operador/v1/fila/2026/${identificacao}/${act}`, cookie, JSON.stringify(body));
  await Promise.all(
    cookies.map(async (cookie) => {
      while (performance.now() < end) {
        const startedAt = performance.now();
        const text = await post(cookie, 'tomar', {});
        times.push(performance.now() - startedAt);
        const { nota } = (JSON.parse(text) as Tomada).retorno;
        if (!nota) throw new Error('an empty queue');
        const { consumidorID, documentoFiscalID } = nota;
        await post(cookie, 'soltar', { notas: [{ consumidorID, documentoFiscalID }] });
      }
    }),
  );
  return times.sort((a, b) => a - b);
}

const server = await startPostgres();
try {
  const admin = openPgDb(`${server.url}/postgres`, { poolSize: 1 });
  await admin.execute('create database fila');
  await admin.close();
  const url = `${server.url}/fila`;
  const setup = await startServer(toEnv(url));
  for (const nome of ['LONGA', 'CURTA']) await publish(setup.port, nome, changeCampanha);
  await stopProgram(setup);
  const db = openPgDb(url, { poolSize: 1 });
  await seedCampanha(db, 'LONGA', 2 * waiting, 0);
  await seedCampanha(db, 'CURTA', 2 * short, 0);
  await wait(db, 'LONGA', waiting);
  await wait(db, 'CURTA', short);
  await db.execute('vacuum analyze');
  const cookies = await insertOperadores(db, operators);
  const program = await startServer(toEnv(url));
  const postmaster = await findPostmaster(db);
  pinToCore(postmaster, 1);
  pinToCore(program.child.pid!, 0);
  const columns = { [`${waiting} waiting`]: 'LONGA', [`${short} waiting (floor)`]: 'CURTA' };
  const measured = new Map(Object.keys(columns).map((name) => [name, [] as number[][]]));
  for (let round = -1; round < rounds; round++)
    for (const [name, identificacao] of Object.entries(columns)) {
      const times = await measure(program.port, identificacao, cookies);
      // The first round is the warm-up.
      if (round >= 0) measured.get(name)!.push(times);
    }
  console.log(`${server.description}, fsync off`);
  console.log(`${operators} operators, ${rounds} rounds of ${seconds} s`);
  console.log('                         |  taken | p50 ms | p99 ms');
  for (const [name, list] of measured) {
    const at = (q: number) => median(list.map((times) => times[Math.floor(times.length * q)]!));
    const taken = list.reduce((sum, { length }) => sum + length, 0);
    const cells = [String(taken).padStart(6), ...[0.5, 0.99].map((q) => at(q).toFixed(1).padStart(6))];
    console.log([name.padEnd(24), ...cells].join(' | '));
  }
  await stopProgram(program);
  await db.close();
} finally {
  await server.stop();
}
