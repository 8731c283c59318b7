// Read requests against their baseline: the same statements with the same parameters behind a bare Fastify, on the
// same server in the same run. The statements are recorded from the program. Beside the rates, the CPU time of
// database and program per request, which is less sensitive to other load. Pairs are interleaved, medians are quoted.
import { openPgDb } from '../apps/api/src/kernel/db/pg-db.ts';
import { startPostgres } from '@trevo/postgres/private/postgres-server';
import {
  consumidorId,
  createTokens,
  master,
  operator,
  publish,
  toUsuario,
} from './load/prepared-campaign.ts';
import { findPostmaster, pinToCore, readProcessorMicros } from './program/processor.ts';
import { load, median, type LoadResult } from './program/raw-client.ts';
import { changeCampanha } from './load/recibo-carga.ts';
import { seedCampanha } from './load/semente-campanha.ts';
import { startProgram, startServer, stopProgram, type ServerProcess } from './program/server-process.ts';
import { startStatementCounter, type SentStatement } from './program/statement-counter.ts';

const seconds = Number(process.env['BENCH_SECONDS'] ?? 5);
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);
const clients = Number(process.env['BENCH_CLIENTS'] ?? 16);
const numbers = 10_000;
const wanted = 0.7;

/** The database server on one core, the programs on the other. */
const cores = { database: 1, program: 0 };

/** The only user of all requests, because the baseline knows no other. */
const pessoa = 7;
const usuario = toUsuario(pessoa);
const campanha = '2026/BENCH';
const balance = `/cupom/v2/cupons/escaneadosPorPeriodo/${campanha}/${usuario}`;
const cards = `/raspadinhaAlternativa/v1/raspadinhas/${campanha}/10/1?status=DISPONIVEL`;

/** Calls of each screen; several calls run in sequence. */
const telas: Record<string, readonly string[]> = {
  'my numbers': [`/cupom/v2/cupons/consumidor/${campanha}/${usuario}/10/1`],
  balance: [balance],
  home: [
    balance,
    `/documentoFiscal/v1/documentos/3/1?usuario=${usuario}&anoCampanha=2026&identificacaoCampanha=BENCH`,
    cards,
    `/cupom/v2/sorteios/${campanha}`,
    `/notificacao/v1/notificacoes/${campanha}/${usuario}/-1/1`,
  ],
};

interface Measured {
  readonly result: LoadResult;
  readonly databaseMicros: number;
  readonly programMicros: number;
}

const toText = (path: string, token: string) =>
  `GET ${path} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\n\r\n`;

/** Sends the calls in sequence; every response must be successful. */
async function measure(
  { child, port }: ServerProcess,
  postmaster: number,
  texts: readonly string[],
): Promise<Measured> {
  const micros = () => ({
    database: readProcessorMicros(postmaster),
    program: readProcessorMicros(child.pid!),
  });
  let next = 0;
  const before = micros();
  const result = await load(port, clients, seconds, () => texts[next++ % texts.length]!);
  const after = micros();
  if (result.refused > 0) throw new Error(`${result.refused} of ${texts[0]} were refused`);
  return {
    result,
    databaseMicros: (after.database - before.database) / result.count,
    programMicros: (after.program - before.program) / result.count,
  };
}

/** Records the statements of the program for each path, with a warm cache of person and campaign. */
async function readStatements(url: string, token: string): Promise<Map<string, SentStatement[]>> {
  const counter = await startStatementCounter(url);
  const program = await startServer(toEnv(counter.url));
  const statements = new Map<string, SentStatement[]>();
  const [{ campanha_id: campanhaId }] = await ask<{ campanha_id: string }>(
    url,
    `select campanha_id from campanha where identificacao = 'BENCH'`,
  );
  // Statements of background jobs do not contain this person.
  const isOurs = ({ values }: SentStatement) =>
    values.includes(consumidorId(pessoa)) || values.includes(campanhaId);
  for (const path of new Set(Object.values(telas).flat())) {
    for (let time = 0; time < 2; time++) {
      counter.take();
      const response = await fetch(`http://127.0.0.1:${program.port}${path}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      if (!response.ok) throw new Error(`${path} answers ${response.status}: ${await response.text()}`);
      await response.arrayBuffer();
    }
    statements.set(path, counter.take().filter(isOurs));
  }
  await stopProgram(program);
  await counter.close();
  return statements;
}

async function ask<R extends object>(url: string, sql: string): Promise<[R]> {
  const db = openPgDb(url, { poolSize: 1 });
  const rows = await db.query<R>(sql);
  await db.close();
  return rows as [R];
}

const toEnv = (url: string) => ({
  DATABASE_URL: url,
  AMBIENTE: 'producao',
  MASTER_SECRET: master,
  OPERATOR_TOKEN: operator,
});

function print(name: string, statements: number, rows: readonly { ours: Measured; floor: Measured }[]): void {
  const m = (pick: (row: (typeof rows)[number]) => number, digits = 0) =>
    median(rows.map(pick)).toFixed(digits);
  const cells = [
    name.padEnd(10),
    statements.toFixed(1).padStart(10),
    m((r) => r.floor.result.perSecond).padStart(9),
    m((r) => r.ours.result.perSecond).padStart(6),
    m((r) => r.ours.result.perSecond / r.floor.result.perSecond, 2).padStart(5),
    m((r) => r.ours.result.p99, 1).padStart(6),
    m((r) => r.floor.databaseMicros).padStart(22),
    m((r) => r.ours.databaseMicros).padStart(4),
    m((r) => r.floor.programMicros).padStart(16),
    m((r) => r.ours.programMicros).padStart(4),
    m(
      (r) =>
        (r.floor.databaseMicros + r.floor.programMicros) / (r.ours.databaseMicros + r.ours.programMicros),
      2,
    ).padStart(9),
  ];
  console.log(cells.join(' | '));
}

const server = await startPostgres();
try {
  await ask(`${server.url}/postgres`, 'select 1');
  const admin = openPgDb(`${server.url}/postgres`, { poolSize: 1 });
  await admin.execute('create database leituras');
  await admin.close();
  const url = `${server.url}/leituras`;
  const ours = await startServer(toEnv(url));
  await publish(ours.port, 'BENCH', changeCampanha);
  const db = openPgDb(url, { poolSize: 1 });
  await seedCampanha(db, 'BENCH', numbers);
  await db.execute('vacuum analyze');
  const token = (await createTokens(pessoa + 1)).at(-1)!;
  const statements = await readStatements(url, token);
  const routes = [...statements].map(([path, list]) => ({ url: path.split('?')[0]!, statements: list }));
  const floor = await startProgram('bench/program/bare-fastify.mjs', {
    NODE_ENV: 'production',
    DATABASE_URL: url,
    ROTAS: JSON.stringify(routes),
  });
  const postmaster = await findPostmaster(db);
  pinToCore(postmaster, cores.database);
  for (const { child } of [ours, floor]) pinToCore(child.pid!, cores.program);
  console.log(
    `${server.description}, ${clients} clients, ${rounds} rounds of ${seconds} s each; at least ${wanted} is wanted`,
  );
  console.log(
    'screen     | statements | Fastify/s | ours/s | ratio | p99 ms | µs of PostgreSQL: floor | ours | µs of Node: floor | ours | CPU ratio',
  );
  for (const [name, paths] of Object.entries(telas)) {
    const texts = paths.map((path) => toText(path, token));
    const rows: { ours: Measured; floor: Measured }[] = [];
    // The first round is the warm-up.
    for (let round = -1; round < rounds; round++) {
      const row = {
        floor: await measure(floor, postmaster, texts),
        ours: await measure(ours, postmaster, texts),
      };
      if (round >= 0) rows.push(row);
    }
    const count = paths.reduce((sum, path) => sum + statements.get(path)!.length, 0);
    print(name, count / paths.length, rows);
  }
  await db.close();
  await stopProgram(floor);
  await stopProgram(ours);
} finally {
  await server.stop();
}
