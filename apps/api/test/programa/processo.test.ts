import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { findMemoryFolder } from '@trevo/postgres/private/memory-folder';
import { startPostgres } from '@trevo/postgres/private/postgres-server';
import { folders, version } from '../../src/folders.ts';
import { openPgDb } from '../../src/kernel/db/pg-db.ts';
import { createTestClient, type TestClient } from '../http-client.ts';
import {
  listProcessos,
  type Program,
  readSentence,
  runHere,
  runMainHere,
  type Server,
  startHere,
  startProgram,
} from '../program.ts';
import { masterSecret } from '../test-app.ts';
import { createTestDb } from '../test-db.ts';

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
  const database = await createTestDb();
  cleanups.push(database.drop);
  return { db: database.db, env: toEnvironment(database.url!) };
}

function openClient(program: Program | Server, port = program.port): TestClient {
  const client = createTestClient(port);
  cleanups.push(
    () => client.close(),
    () => ('process' in program ? void program.process.kill('SIGKILL') : program.stop()),
  );
  return client;
}

async function openServer(env: Record<string, string>): Promise<Server> {
  const server = await startHere(env);
  cleanups.push(server.stop);
  return server;
}

async function ask(client: TestClient, path: string): Promise<unknown[]> {
  const { status, text } = await client.send('GET', path);
  const { valores } = JSON.parse(text) as { valores?: { parte: string } };
  return [status, valores?.parte];
}

/** Checks that a program prints its start and its missing settings as JSON lines; returns the line of its start. */
function checkLines(program: Program): { metricsUrl: string } {
  const lines = program
    .output()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const start = lines.find(({ event }) => event === 'program_started');
  expect(start).toMatchObject({
    level: 30,
    processo: 'caixa-1',
    url: `http://localhost:${program.port}`,
    metricsUrl: expect.stringMatching(/^http:\/\/localhost:\d+\/metrics$/),
    ambiente: 'producao',
  });
  expect(lines.filter(({ event }) => event === 'setup_warning')).toMatchObject([
    {
      level: 40,
      processo: 'caixa-1',
      codigo: 'envio.semEmail',
      msg: expect.stringContaining('set SMTP_URL'),
    },
    { level: 40, processo: 'caixa-1', codigo: 'envio.semSms', msg: expect.stringContaining('set SMS_URL') },
  ]);
  return start;
}

it('prints JSON lines in production; on shutdown reports not ready, serves open requests, and exits, visible to the others until then', async () => {
  const { db, env } = await openTestDb();
  // The server allows more connections than any process requests.
  await db.execute(`alter database ${new URL(env.DATABASE_URL).pathname.slice(1)} connection limit 150`);
  const program = await startProgram({ ...env, DRAIN_SECONDS: '4', METRICS_PORT: '0', DB_POOL: '200' });
  const client = openClient(program);
  expect(await ask(client, '/saude/pronta')).toEqual([200, undefined]);
  const read = () => db.query<{ nome: string; versao: string }>('select nome, versao from processo');
  expect(await read()).toEqual([{ nome: 'caixa-1', versao: version }]);
  expect(program.output()).toMatch(
    /"processo":"caixa-1","event":"connection_limit_low","wanted":201,"offered":150,"processos":1,"DB_POOL":200,.*lower DB_POOL/,
  );
  const start = checkLines(program);
  const { env: other } = await openTestDb();
  const taken = await runMainHere({ ...other, PORT: String(program.port) });
  const words = JSON.parse(taken.output.trim().split('\n').at(-1)!);
  expect(words).toMatchObject({ level: 60, event: 'program_not_started' });
  expect(words.msg).toContain(`Port ${program.port} is taken`);

  const metrics = openClient(program, Number(new URL(start.metricsUrl).port));
  expect((await metrics.send('GET', '/metrics')).text).toContain('trevo_db_pool_size 200\n');

  const ended = program.kill('SIGTERM');
  await vi.waitFor(
    async () => expect(await ask(client, '/saude/pronta')).toEqual([503, 'encerrando']),
    120_000,
  );
  expect(await ask(client, '/saude/viva')).toEqual([200, undefined]);
  expect(await ended).toBe(0);
  expect(await read()).toEqual([]);
});

it('becomes ready again after a database restart, without exiting', async () => {
  const server = await startPostgres({ place: findMemoryFolder() });
  cleanups.push(() => server.stop());
  const admin = openPgDb(`${server.url}/postgres`, { poolSize: 1 });
  await admin.execute('create database volta');
  await admin.close();
  const program = await openServer({ ...toEnvironment(`${server.url}/volta`), DRAIN_SECONDS: '0' });
  const client = openClient(program);
  for (const how of ['fast', 'crash'] as const) {
    expect(await ask(client, '/saude/pronta')).toEqual([200, undefined]);
    await server.pause(how);
    expect(await ask(client, '/saude/pronta')).toEqual([503, 'banco']);
    expect(await ask(client, '/saude/viva')).toEqual([200, undefined]);
    await server.resume();
    await vi.waitFor(
      async () => expect(await ask(client, '/saude/pronta')).toEqual([200, undefined]),
      120_000,
    );
  }
  await program.stop();
  await expect(client.send('GET', '/saude/viva')).rejects.toThrow(/ECONNREFUSED|ECONNRESET|hang up/);
});

it('with MIGRAR=nao starts only on a database migrated by `migrar`', async () => {
  const { db, env } = await openTestDb();
  const [lacking] = await db.query<{ nome: string }>(
    `delete from migracao where nome = (select min(nome) from migracao where nome like '%/sql/%') returning nome`,
  );
  await db.query('update revisao set revisao = revisao - 1');
  const refused = await runMainHere({ ...env, PORT: '0', MIGRAR: 'nao' });
  expect([refused.code, readSentence(refused)]).toEqual([
    1,
    `The database is not up to date for this program (${lacking!.nome}), and MIGRAR=nao forbids this program to migrate it; run npm run migrar (or main.js migrar) first.`,
  ]);
  const migrated = await runMainHere({ ...env, MIGRAR: 'nao' }, ['migrar']);
  expect([migrated.code, migrated.output.trim()]).toEqual([0, `Migrated:\n  ${lacking!.nome}`]);
  const program = await openServer({ ...env, MIGRAR: 'nao', DRAIN_SECONDS: '0' });
  await program.stop();
  expect(await listProcessos(db)).toEqual([]);
  const again = await runHere('migrar', env);
  expect([again.code, again.output.trim()]).toEqual([0, 'The database is up to date.']);
  for (const [wrong, words] of [
    [await runHere('migrar', env, ['--logo']), 'Usage: migrar [--mesmo-assim]'],
    [
      await runMainHere(env, ['migra']),
      'Unknown command migra; use migrar or distribuir, or no command to start the server.',
    ],
  ] as const)
    expect([wrong.code, wrong.output.trim()]).toEqual([1, words]);
});

it('replaces functions of another build only while no process uses the database, or with --mesmo-assim', async () => {
  const { db, env } = await openTestDb();
  const breaking = 'cupom/sql/cupom-grant.sql';
  const lose = async () => {
    await db.query(`update migracao set hash = 'other' where nome = $1`, [breaking]);
    await db.query(`update revisao set hash = 'other'`);
  };
  await lose();
  await db.query(
    `insert into processo (processo_id, nome, versao) values (gen_random_uuid(), 'caixa-2', '0.1.0')`,
  );
  for (const ended of [await runMainHere({ ...env, PORT: '0' }), await runHere('migrar', env)])
    expect([ended.code, readSentence(ended)]).toEqual([
      1,
      expect.stringMatching(
        /^cupom\/sql\/cupom-grant\.sql breaks earlier programs, and these use the database: caixa-2 \(version 0\.1\.0, last seen \d+ s ago\)\. Stop them .* or force the migration with npm run migrar -- --mesmo-assim\.$/,
      ),
    ]);
  const done = [0, `Migrated:\n  ${breaking}`];
  const migrar = async (...flags: string[]) => {
    const { code, output } = await runHere('migrar', env, flags);
    return [code, output.trim()];
  };
  expect(await migrar('--mesmo-assim')).toEqual(done);
  await lose();
  await db.query(`update processo set visto_em = now() - interval '31 seconds'`);
  expect(await migrar()).toEqual(done);
});

it('refuses a second process with another file storage than a running one', async () => {
  const { db, env } = await openTestDb();
  const program = await openServer({ ...env, DATA_FOLDER: join(folder, 'first'), DRAIN_SECONDS: '0' });
  const elsewhere = { ...env, PORT: '0', PROCESSO: 'caixa-2', DATA_FOLDER: join(folder, 'second') };
  const refused = await runMainHere(elsewhere);
  expect([refused.code, readSentence(refused)]).toEqual([
    1,
    'Other processes of this database use another file storage (caixa-1), so each would miss the pictures of the other. Set the same STORAGE_URL for all, or a shared DATA_FOLDER; a killed process expires after 30 s.',
  ]);
  const beside = await openServer({ ...elsewhere, DATA_FOLDER: join(folder, 'first'), DRAIN_SECONDS: '0' });
  const rows = await db.query('select distinct armazenamento from processo');
  expect(rows).toHaveLength(1);
  await beside.stop();
  expect(await listProcessos(db)).toEqual(['caixa-1']);
  await program.stop();
  expect(await listProcessos(db)).toEqual([]);
});

describe('publishing pictures by command on a server database', () => {
  const arquivo = join(folder, 'campanha', 'padrao.campanha.yaml');
  beforeAll(() => {
    mkdirSync(join(folder, 'campanha/marcas'), { recursive: true });
    const text = readFileSync(join(folders.fixtures, 'campanhas/padrao.campanha.yaml'), 'utf8');
    writeFileSync(arquivo, text.replace('/marcas/', '/marcas/propria-'));
    const [, nome] = /\/marcas\/(propria-[\w.-]+)/.exec(readFileSync(arquivo, 'utf8'))!;
    cpSync(join(folders.fixtures, 'marcas/sol.svg'), join(folder, 'campanha/marcas', nome!));
  });
  const publish = async (env: Record<string, string>) => {
    const { code, output } = await runHere('campanha', env, ['publicar', arquivo]);
    return [code, output.trim()];
  };
  const refusal = [
    1,
    expect.stringMatching(/^As imagens do arquivo iriam para um lugar que o programa não lê/),
  ];

  it('refuses a storage that no running process uses, and publishes nothing', async () => {
    const { db, env } = await openTestDb();
    const program = await openServer({ ...env, DATA_FOLDER: join(folder, 'live'), DRAIN_SECONDS: '0' });
    expect(await publish({ ...env, DATA_FOLDER: join(folder, 'other') })).toEqual(refusal);
    expect(await db.query('select 1 as one from campanha')).toEqual([]);
    expect(await publish({ ...env, DATA_FOLDER: join(folder, 'live') })).toEqual([
      0,
      expect.stringContaining('publicada'),
    ]);
    await program.stop();
    expect(await listProcessos(db)).toEqual([]);
  });

  it('refuses the default data folder while no process runs', async () => {
    const { env } = await openTestDb();
    const { DATA_FOLDER, ...withoutFolder } = env;
    expect(await publish(withoutFolder)).toEqual(refusal);
    expect(await publish({ ...withoutFolder, DATA_FOLDER })).toEqual([
      0,
      expect.stringContaining('publicada'),
    ]);
  });
});

it('migrates once a database server that is still starting accepts connections', async () => {
  const { env } = await openTestDb();
  const { port, pathname } = new URL(env.DATABASE_URL);
  let attempts = 0;
  // Closes the first connections immediately, like a starting server.
  const starting = createServer((socket) => {
    attempts += 1;
    if (attempts <= 3) return void socket.destroy();
    const real = connect(Number(port), '127.0.0.1');
    socket.pipe(real).pipe(socket);
    for (const end of [socket, real]) end.on('error', () => undefined);
  }).listen(0, '127.0.0.1');
  cleanups.push(() => void starting.close());
  await once(starting, 'listening');
  const url = `postgres://trevo@127.0.0.1:${(starting.address() as AddressInfo).port}${pathname}`;
  const { code, output } = await runHere('migrar', { ...env, DATABASE_URL: url });
  expect([code, output.trim()]).toEqual([0, 'The database is up to date.']);
  expect(attempts).toBeGreaterThan(3);
});

it('reports a missing database immediately instead of waiting for it', async () => {
  const { env } = await openTestDb();
  const begin = performance.now();
  const { code, output } = await runHere('migrar', {
    ...env,
    DATABASE_URL: `${env.DATABASE_URL}x`,
  });
  expect([code, output]).toEqual([
    1,
    expect.stringMatching(/^DATABASE_URL does not respond at .*does not exist/),
  ]);
  expect(performance.now() - begin).toBeLessThan(25_000);
});
