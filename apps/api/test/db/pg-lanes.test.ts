import { afterEach, beforeEach, expect, it } from 'vitest';
import { DatabaseAwayError } from '../../src/kernel/database-error.ts';
import type { Db } from '../../src/kernel/db/db.ts';
import { openPgDb } from '../../src/kernel/db/pg-db.ts';
import { splitPool } from '../../src/kernel/db/pg-pool.ts';
import { createTestDb } from '../test-db.ts';

let db: Db;
let url: string;
let drop: () => Promise<void>;

beforeEach(async () => {
  const suite = await createTestDb();
  ({ drop } = suite);
  url = suite.url!;
  db = openPgDb(url, { poolSize: 16 });
});
afterEach(() => drop());

const ask = <R extends object>(sql: string) => db.query<R>(sql, [], { short: 'read' });
const write = <R extends object>(sql: string) => db.query<R>(sql, [], { short: 'write' });
const pidSql = 'select pg_backend_pid() as pid';
const pidOf = async () => (await ask<{ pid: number }>(pidSql))[0]!.pid;
/** Counts the statements in this suite's database that wait for an advisory lock. */
const countWaiting = async (admin: Db) =>
  (
    await admin.query(
      // pg_stat_activity covers the whole server, which parallel suites share.
      `select 1 from pg_stat_activity where datname = current_database() and wait_event = 'advisory'`,
    )
  ).length;
const many = <T>(count: number, work: () => Promise<T>) => Promise.all(Array.from({ length: count }, work));

it('uses separate connections per kind of statement', async () => {
  const lanes = new Set(await many(30, pidOf));
  const writes = new Set(await many(30, async () => (await write<{ pid: number }>(pidSql))[0]!.pid));
  const [statement] = await db.query<{ pid: number }>(pidSql);
  const [inTransaction] = await db.transaction((tx) => tx.query<{ pid: number }>(pidSql));
  expect([lanes.size, writes.size]).toEqual([2, 6]);
  const pids = [...lanes, ...writes, statement!.pid, inTransaction!.pid];
  expect(new Set(pids).size).toBe(pids.length);
  await db.close();
});

it.each([
  [1, { statements: 1, transactions: 0, shortReads: 0, shortWrites: 0 }],
  [2, { statements: 1, transactions: 0, shortReads: 0, shortWrites: 1 }],
  [4, { statements: 1, transactions: 1, shortReads: 1, shortWrites: 1 }],
  [16, { statements: 4, transactions: 4, shortReads: 2, shortWrites: 6 }],
  [200, { statements: 50, transactions: 50, shortReads: 25, shortWrites: 75 }],
])('splits a pool of %i', (size, parts) => expect(splitPool(size)).toEqual(parts));

it('does not delay reads by short writes and transactions that wait for a lock', async () => {
  const holder = openPgDb(url, { poolSize: 1 });
  await holder.query('select pg_advisory_lock(7)');
  const held = [
    ...Array.from({ length: 30 }, () => write('select pg_advisory_xact_lock(7)')),
    ...Array.from({ length: 10 }, () => db.transaction((tx) => tx.query('select pg_advisory_xact_lock(7)'))),
  ];
  while ((await countWaiting(holder)) < 10);
  await pidOf();
  await db.query('select 1');
  expect(await countWaiting(holder)).toBe(10);
  await holder.close();
  await Promise.all(held);
  await db.close();
});

it('delays only statements already queued behind a blocked one', async () => {
  const holder = openPgDb(url, { poolSize: 1 });
  await holder.query('select pg_advisory_lock(7)');
  const held = ask('select pg_advisory_xact_lock(7)');
  // Each of them prefers the other lane.
  for (let n = 0; n < 10; n++) await pidOf();
  expect(db.readPool!()).toMatchObject({ inUse: 1, waiting: 0 });
  await holder.close();
  await held;
  await db.close();
});

it('rejects statements of a broken connection as outage and reconnects for the next ones', async () => {
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

it('waits for statements in flight when closing', async () => {
  const answers = many(20, pidOf);
  await db.close();
  expect(await answers).toHaveLength(20);
});

it('rejects each statement of an unreachable server, and closes without waiting for it', async () => {
  await db.close();
  db = openPgDb('postgres://trevo@127.0.0.1:9/trevo', { poolSize: 4 });
  const results = await Promise.allSettled([1, 2, 3].map(pidOf));
  for (const result of results)
    expect((result as PromiseRejectedResult).reason).toBeInstanceOf(DatabaseAwayError);
  await db.close();
});
