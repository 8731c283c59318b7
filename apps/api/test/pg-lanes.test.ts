import { afterEach, beforeEach, expect, it } from 'vitest';
import { DatabaseAwayError } from '../src/kernel/database-error.ts';
import type { Db } from '../src/kernel/db/db.ts';
import { openPgDb } from '../src/kernel/db/pg-db.ts';
import { createTestDb } from './test-db.ts';

let db: Db;
let url: string;
let drop: () => Promise<void>;
beforeEach(async () => {
  const suite = await createTestDb('postgres');
  ({ drop } = suite);
  url = suite.url!;
  db = openPgDb(url, { poolSize: 4 });
});
afterEach(() => drop());

const ask = <R extends object>(sql: string) => db.query<R>(sql, [], { isShort: true });
const pidOf = async () => (await ask<{ pid: number }>('select pg_backend_pid() as pid'))[0]!.pid;
const many = <T>(count: number, work: () => Promise<T>) => Promise.all(Array.from({ length: count }, work));

it('half of the connections are shared, the others stay free', async () => {
  const pids = new Set(await many(30, pidOf));
  expect(pids.size).toBe(2);
  const [row] = await db.query<{ pid: number }>('select pg_backend_pid() as pid');
  expect(pids).not.toContain(row!.pid);
  await db.close();
});

it('what is held up holds up only what was on its way behind it', async () => {
  const holder = openPgDb(url, { poolSize: 1 });
  await holder.query('select pg_advisory_lock(7)');
  const held = ask('select pg_advisory_lock(7)');
  // Each of them finds the other lane shorter.
  for (let n = 0; n < 10; n++) await pidOf();
  expect(db.readPool!()).toMatchObject({ inUse: 1, waiting: 0 });
  await holder.close();
  await held;
  await db.close();
});

it('statements whose connection breaks are told that the database is away, and the next ones find it', async () => {
  const [first, other] = [...new Set(await many(4, pidOf))];
  const killer = openPgDb(url, { poolSize: 1 });
  await killer.query('select pg_advisory_lock(7)');
  const lost = Promise.allSettled([1, 2, 3, 4].map(() => ask('select pg_advisory_lock(7)')));
  for (const pid of [first!, other!]) {
    while (
      (await killer.query(`select 1 from pg_stat_activity where pid = ${pid} and wait_event = 'advisory'`))
        .length === 0
    );
    await killer.query(`select pg_terminate_backend(${pid})`);
  }
  for (const result of await lost) {
    expect(result).toMatchObject({ status: 'rejected' });
    expect((result as PromiseRejectedResult).reason).toBeInstanceOf(DatabaseAwayError);
  }
  expect(new Set([first, other])).not.toContain(await pidOf());
  await killer.close();
  await db.close();
});

it('closing waits for what is on its way', async () => {
  const answers = many(20, pidOf);
  await db.close();
  expect(await answers).toHaveLength(20);
});

it('a server that is not there is told to each statement, and closing does not wait for it', async () => {
  await db.close();
  db = openPgDb('postgres://trevo@127.0.0.1:9/trevo', { poolSize: 4 });
  const results = await Promise.allSettled([1, 2, 3].map(pidOf));
  for (const result of results)
    expect((result as PromiseRejectedResult).reason).toBeInstanceOf(DatabaseAwayError);
  await db.close();
});
