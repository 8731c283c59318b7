import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { startPostgres } from '../../../tools/postgres-server.ts';
import { openPgDb } from '../src/kernel/db/pg-db.ts';
import { createTestClient, type TestClient } from './http-client.ts';
import { runToEnd, startProgram, type Program } from './program.ts';
import { masterSecret } from './test-app.ts';
import { createTestDb } from './test-db.ts';

/** A cold start takes seconds, and there are several in one test. */
const cold = { timeout: 180_000 };
const folder = mkdtempSync(join(tmpdir(), 'trevo-processo-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const cleanups: (() => Promise<unknown> | void)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

const toEnvironment = (url: string) => ({
  DATABASE_URL: url,
  MASTER_SECRET: masterSecret,
  DATA_FOLDER: folder,
  PROCESSO: 'caixa-1',
});

async function openTestDb() {
  const database = await createTestDb('postgres');
  cleanups.push(database.drop);
  return { db: database.db, env: toEnvironment(database.url!) };
}

function openClient(program: Program, port = program.port): TestClient {
  const client = createTestClient(port);
  cleanups.push(
    () => client.close(),
    () => void program.process.kill('SIGKILL'),
  );
  return client;
}

async function ask(client: TestClient, path: string): Promise<unknown[]> {
  const { status, text } = await client.send('GET', path);
  const { valores } = JSON.parse(text) as { valores?: { parte: string } };
  return [status, valores?.parte];
}

it(
  'a process says that it is not ready, serves on, and ends; until then it is known to the others',
  cold,
  async () => {
    const { db, env } = await openTestDb();
    // A server may give more than any process asks for.
    await db.execute(`alter database ${new URL(env.DATABASE_URL).pathname.slice(1)} connection limit 150`);
    const program = await startProgram({ ...env, DRAIN_SECONDS: '4', METRICS_PORT: '0', DB_POOL: '200' });
    const client = openClient(program);
    expect(await ask(client, '/saude/pronta')).toEqual([200, undefined]);
    const read = () => db.query<{ nome: string; versao: string }>('select nome, versao from processo');
    expect(await read()).toEqual([{ nome: 'caixa-1', versao: expect.stringMatching(/^\d+\.\d+\.\d+$/) }]);
    expect(program.output()).toMatch(
      /"processo":"caixa-1".*1 × DB_POOL=200 may ask for 200 connections, and the server gives 150: lower/,
    );

    const metricsPort = Number(/Metrics at http:\/\/localhost:(\d+)\/metrics/.exec(program.output())?.[1]);
    const metrics = openClient(program, metricsPort);
    expect((await metrics.send('GET', '/metrics')).text).toContain('trevo_db_pool_size 200\n');

    const ended = program.kill('SIGTERM');
    await vi.waitFor(
      async () => expect(await ask(client, '/saude/pronta')).toEqual([503, 'encerrando']),
      3_000,
    );
    expect(await ask(client, '/saude/viva')).toEqual([200, undefined]);
    expect(await ended).toBe(0);
    expect(await read()).toEqual([]);
  },
);

it('a database that starts again makes the program ready again, which lived all the time', cold, async () => {
  const server = await startPostgres();
  cleanups.push(() => server.stop());
  const admin = openPgDb(`${server.url}/postgres`, { poolSize: 1 });
  await admin.execute('create database volta');
  await admin.close();
  const program = await startProgram({ ...toEnvironment(`${server.url}/volta`), DRAIN_SECONDS: '0' });
  const client = openClient(program);
  for (const how of ['fast', 'crash'] as const) {
    expect(await ask(client, '/saude/pronta')).toEqual([200, undefined]);
    await server.pause(how);
    expect(await ask(client, '/saude/pronta')).toEqual([503, 'banco']);
    expect(await ask(client, '/saude/viva')).toEqual([200, undefined]);
    await server.resume();
    await vi.waitFor(
      async () => expect(await ask(client, '/saude/pronta')).toEqual([200, undefined]),
      10_000,
    );
  }
  expect(await program.kill('SIGTERM')).toBe(0);
});

it(
  'with MIGRAR=nao the program starts only on a database that `migrar` brought up to date',
  cold,
  async () => {
    const { db, env } = await openTestDb();
    const [lacking] = await db.query<{ nome: string }>(
      `delete from migracao where nome = (select min(nome) from migracao where nome like '%/sql/%') returning nome`,
    );
    const refused = await runToEnd('main', { ...env, PORT: '0', MIGRAR: 'nao' });
    expect([refused.code, refused.output.trim()]).toEqual([
      1,
      `The database is not up to date for this program (${lacking!.nome}), and MIGRAR=nao says that it does not do it itself; run npm run migrar (or main.js migrar) first.`,
    ]);
    const migrated = await runToEnd('main', { ...env, MIGRAR: 'nao' }, ['migrar']);
    expect([migrated.code, migrated.output.trim()]).toEqual([0, `Migrated:\n  ${lacking!.nome}`]);
    const program = await startProgram({ ...env, MIGRAR: 'nao', DRAIN_SECONDS: '0' });
    expect(await program.kill('SIGTERM')).toBe(0);
    const again = await runToEnd('main', env, ['migrar']);
    expect([again.code, again.output.trim()]).toEqual([0, 'The database is up to date.']);
    for (const [args, words] of [
      [['migrar', '--logo'], 'Usage: migrar [--mesmo-assim]'],
      [['migra'], 'There is no command migra; there are migrar and distribuir, and none to serve.'],
    ] as const) {
      const wrong = await runToEnd('main', env, [...args]);
      expect([wrong.code, wrong.output.trim()]).toEqual([1, words]);
    }
  },
);

it('a breaking migration waits until nobody uses the database, unless somebody insists', cold, async () => {
  const { db, env } = await openTestDb();
  // One that may run again on a database where it ran.
  const breaking = '0014-cupom-grant.sql';
  await db.query('delete from migracao where nome = $1', [breaking]);
  await db.query(
    `insert into processo (processo_id, nome, versao) values (gen_random_uuid(), 'caixa-2', '0.1.0')`,
  );
  for (const args of [[], ['migrar']]) {
    const { code, output } = await runToEnd('main', { ...env, PORT: '0' }, args);
    expect([code, output.trim()]).toEqual([
      1,
      expect.stringMatching(
        /^0014-cupom-grant\.sql breaks programs from before, and these use the database: caixa-2 \(version 0\.1\.0, heard of \d+ s ago\)\. Stop them .* or go on in spite of them with npm run migrar -- --mesmo-assim\.$/,
      ),
    ]);
  }
  const done = [0, `Migrated:\n  ${breaking}`];
  const migrar = async (...flags: string[]) => {
    const { code, output } = await runToEnd('main', env, ['migrar', ...flags]);
    return [code, output.trim()];
  };
  expect(await migrar('--mesmo-assim')).toEqual(done);
  await db.query('delete from migracao where nome = $1', [breaking]);
  await db.query(`update processo set visto_em = now() - interval '31 seconds'`);
  expect(await migrar()).toEqual(done);
});
