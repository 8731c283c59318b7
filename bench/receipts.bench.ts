// Receipts per second: the whole HTTP endpoint, a NestJS + TypeORM service that does the same work, and the bare SQL
// call from Node, against pgbench running the same function with the same arguments on the same server in the same
// run. Beside them the CPU time of database and program per receipt, which is less sensitive to other load, and the
// statements per receipt. Then the rate of refused receipts over a limit. Series are interleaved, medians are quoted.
import type { Db } from '../apps/api/src/kernel/db/db.ts';
import { openPgDb } from '../apps/api/src/kernel/db/pg-db.ts';
import { startPostgres } from '@trevo/postgres/private/postgres-server';
import { requireSameWork, startNestjs } from './program/nestjs-process.ts';
import { runPgbench } from './program/pgbench.ts';
import { createTokens, insertPeople, master, operator, publish } from './load/prepared-campaign.ts';
import {
  awaitChildren,
  countChildren,
  findPostmaster,
  pinToCore,
  readProcessorMicros,
} from './program/processor.ts';
import {
  buildRequests,
  changeCampanha,
  createChaves,
  people,
  registerScript,
  runStore,
} from './load/recibo-carga.ts';
import { measureRefusals, publishCheio, type Processes } from './load/recusa-medida.ts';
import { startServer, stopProgram } from './program/server-process.ts';
import { load, median, type LoadResult } from './program/raw-client.ts';
import { startStatementCounter } from './program/statement-counter.ts';
import type { CampanhaId } from '../apps/api/src/modules/campanha/public.ts';

const seconds = Number(process.env['BENCH_SECONDS'] ?? 8);
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);

/** The database server on one core, the programs on the other. */
const cores = { database: 1, program: 0 };

/** One series over HTTP, with the CPU time per receipt. */
interface Series {
  readonly result: LoadResult;
  readonly databaseMicros: number;
  readonly programMicros: number;
}

interface Row {
  readonly floor: number;
  readonly floorMicros: number;
  readonly sql: number;
  readonly ours: Series;
  readonly nestjs: Series;
}

const startOurs = (url: string) =>
  startServer({
    DATABASE_URL: url,
    AMBIENTE: 'producao',
    MASTER_SECRET: master,
    OPERATOR_TOKEN: operator,
  });

async function measureHttp(
  { port, program, postmaster }: Processes,
  clients: number,
  build: () => string,
): Promise<Series> {
  const before = { database: readProcessorMicros(postmaster), program: readProcessorMicros(program) };
  const result = await load(port, clients, seconds, build);
  return {
    result,
    databaseMicros: (readProcessorMicros(postmaster) - before.database) / result.count,
    programMicros: (readProcessorMicros(program) - before.program) / result.count,
  };
}

/** As if each campaign had granted a million numbers, when lease blocks have their full size. */
const makeOlder = (db: Db) => db.query('update numero_faixa set proximo = 1000000 where proximo < 1000000');

/** Prints the statements per receipt with warm caches: registered, refused, and by NestJS. */
async function printStatements(url: string, db: Db, tokens: string[]): Promise<void> {
  const counter = await startStatementCounter(url);
  const ours = await startOurs(counter.url);
  const nestjs = await startNestjs(counter.url, 'NESTJS');
  const count = async (port: number, identificacao: string) => {
    const send = async () => {
      let sent = 0;
      await load(
        port,
        1,
        600,
        buildRequests(tokens, createChaves(people), identificacao),
        () => ++sent >= people,
      );
    };
    await send();
    counter.take();
    await send();
    const sent = new Map<string, number>();
    for (const { sql } of counter.take()) sent.set(sql, (sent.get(sql) ?? 0) + 1);
    // Excludes statements of background jobs.
    const own = [...sent.values()].filter((count) => count >= people / 20);
    return (own.reduce((sum, count) => sum + count, 0) / people).toFixed(2);
  };
  const young = await count(ours.port, 'BENCH');
  await makeOlder(db);
  console.log(
    `statements: ${await count(ours.port, 'BENCH')} a registered receipt (${young} in a campaign's first thousands, whose blocks of numbers are small), ` +
      `${await count(ours.port, 'CHEIO')} a refused one; ${await count(nestjs.port, 'NESTJS')} a receipt of NestJS + TypeORM`,
  );
  await stopProgram(ours);
  await stopProgram(nestjs);
  await counter.close();
}

function printRows(clients: number, rows: readonly Row[]): void {
  const m = (pick: (row: Row) => number, digits = 0) => median(rows.map(pick)).toFixed(digits);
  const cells = [
    String(clients).padStart(7),
    m((r) => r.floor).padStart(9),
    `${m((r) => r.sql)} (${m((r) => r.sql / r.floor, 2)})`.padStart(28),
    `${m((r) => r.ours.result.perSecond)} (${m((r) => r.ours.result.perSecond / r.floor, 2)})`.padStart(23),
    m((r) => r.ours.result.p50, 1).padStart(11),
    m((r) => r.ours.result.p99, 1).padStart(6),
    String(rows.reduce((sum, r) => sum + r.ours.result.refused, 0)).padStart(7),
    m((r) => r.floorMicros).padStart(24),
    m((r) => r.ours.databaseMicros).padStart(4),
    m((r) => r.ours.programMicros).padStart(10),
  ];
  console.log(cells.join(' | '));
}

function printNestjs(clients: number, rows: readonly Row[]): void {
  const m = (pick: (row: Row) => number, digits = 0) => median(rows.map(pick)).toFixed(digits);
  const total = ({ databaseMicros, programMicros }: Series) => databaseMicros + programMicros;
  const cells = [
    String(clients).padStart(7),
    m((r) => r.ours.result.perSecond).padStart(6),
    m((r) => r.nestjs.result.perSecond).padStart(8),
    m((r) => r.ours.result.perSecond / r.nestjs.result.perSecond, 2).padStart(5),
    m((r) => r.nestjs.result.p50, 1).padStart(13),
    m((r) => r.nestjs.result.p99, 1).padStart(6),
    String(rows.reduce((sum, r) => sum + r.nestjs.result.refused, 0)).padStart(7),
    m((r) => r.nestjs.databaseMicros).padStart(16),
    m((r) => r.nestjs.programMicros).padStart(7),
    m((r) => total(r.nestjs) / total(r.ours), 2).padStart(19),
  ];
  console.log(cells.join(' | '));
}

async function onPostgres(): Promise<void> {
  const server = await startPostgres();
  const admin = openPgDb(`${server.url}/postgres`, { poolSize: 1 });
  await admin.execute('create database bench');
  await admin.close();
  const url = `${server.url}/bench`;
  const ours = await startOurs(url);
  for (const name of ['BENCH', 'NESTJS']) await publish(ours.port, name, changeCampanha);
  const db = openPgDb(url, { poolSize: 1 });
  const postmaster = await findPostmaster(db);
  pinToCore(postmaster, cores.database);
  await insertPeople(db, people);
  const [{ campanha_id: campanhaId }] = (await db.query<{ campanha_id: CampanhaId }>(
    `select campanha_id from campanha where identificacao = 'BENCH'`,
  )) as [{ campanha_id: CampanhaId }];
  const tokens = await createTokens(people);
  await publishCheio(ours.port, tokens);
  console.log(
    `${server.description}, fsync off (so that only computing is measured), ${rounds} rounds of ${seconds} s, 3 numbers, 1 card and 1 limit a receipt`,
  );
  await printStatements(url, db, tokens);
  const nestjs = await startNestjs(url, 'NESTJS');
  for (const { child } of [ours, nestjs]) pinToCore(child.pid!, cores.program);
  const processes = { port: ours.port, program: ours.child.pid!, postmaster };
  const ofNestjs = { port: nestjs.port, program: nestjs.child.pid!, postmaster };
  await load(ours.port, 16, 2, buildRequests(tokens, createChaves(20_000)));
  await load(nestjs.port, 16, 2, buildRequests(tokens, createChaves(20_000), 'NESTJS'));
  console.log(
    'clients | pgbench/s | SQL call from Node/s (ratio) | HTTP endpoint/s (ratio) | HTTP p50 ms | p99 ms | refused | µs of PostgreSQL: pgbench | HTTP | µs of Node',
  );
  const table: [number, Row[]][] = [];
  for (const clients of [1, 16, 64]) {
    const rows: Row[] = [];
    for (let round = 0; round < rounds; round++) {
      const [atFloor, children] = [readProcessorMicros(postmaster), countChildren(postmaster)];
      const floor = await runPgbench({ url, script: registerScript(campanhaId), clients, seconds });
      await awaitChildren(postmaster, children);
      const floorMicros = (readProcessorMicros(postmaster) - atFloor) / (floor * seconds);
      const sql = await runStore({
        url,
        campanhaId,
        clients,
        seconds,
        chaves: createChaves(seconds * 9_000),
      });
      const build = (name: string) => buildRequests(tokens, createChaves(seconds * 9_000), name);
      rows.push({
        floor,
        floorMicros,
        sql,
        ours: await measureHttp(processes, clients, build('BENCH')),
        nestjs: await measureHttp(ofNestjs, clients, build('NESTJS')),
      });
    }
    if (rows.some(({ nestjs: { result } }) => result.refused > 0)) throw new Error('NestJS refused receipts');
    printRows(clients, rows);
    table.push([clients, rows]);
  }
  console.log(
    'NestJS 11 on Express, TypeORM 1.1, 16 connections; blocks of numbers and sessions of 30 s kept in memory as ours does',
  );
  console.log(
    'clients | ours/s | NestJS/s | ratio | NestJS p50 ms | p99 ms | refused | µs of PostgreSQL | of Node | CPU of both ÷ ours',
  );
  for (const [clients, rows] of table) printNestjs(clients, rows);
  console.log(await requireSameWork(db, 'BENCH', 'NESTJS'));
  await stopProgram(nestjs);
  await measureRefusals(processes, tokens, seconds, rounds);
  await db.close();
  await stopProgram(ours);
  await server.stop();
}

await onPostgres();
