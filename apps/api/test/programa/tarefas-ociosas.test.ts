import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Db, Queryable } from '../../src/kernel/db/db.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { createTestDb, type TestDb } from '../test-db.ts';

let database: TestDb;
let test: TestApp;
/** Names of the jobs that run at least each minute. */
let names: readonly string[];
let statements = 0;

/** Counts the statements of a database, also those in transactions. */
function countStatements(db: Db): Db {
  const count = (own: Queryable): Queryable => ({
    query: (sql, values, options) => {
      statements += 1;
      return own.query(sql, values, options);
    },
  });
  return {
    ...db,
    ...count(db),
    transaction: (work) => db.transaction((tx) => work({ ...tx, ...count(tx) })),
  };
}

beforeAll(async () => {
  database = await createTestDb();
  const parts = { db: countStatements(database.db), hasMetrics: true };
  const started = await startTestApp(undefined, parts);
  started.app.startJobs();
  names = started.app.listJobs().flatMap(({ nome, aCadaSegundos }) => (aCadaSegundos <= 60 ? [nome] : []));
  await started.close();
  test = await startTestApp(undefined, parts);
  await test.publish();
});
afterAll(async () => {
  await test.close();
  await database.drop();
});

/** Runs each job until it has nothing left to do, and returns the statements of one further run. */
async function countIdle(): Promise<Record<string, number>> {
  for (let round = 0; round < 3; round++) for (const name of names) await test.app.runJob(name);
  const counts: Record<string, number> = {};
  for (const name of names) {
    statements = 0;
    await test.app.runJob(name);
    counts[name] = statements;
  }
  return counts;
}

it('jobs run as many statements for 40 campaigns without news as for one', async () => {
  expect(names).toEqual(
    expect.arrayContaining(['medidas.atualizar', 'relatorio.resumir', 'campanha.totais']),
  );
  const before = await countIdle();
  await test.db.query(
    `insert into campanha
     select (jsonb_populate_record(c, jsonb_build_object('campanha_id', gen_random_uuid(), 'identificacao', c.identificacao || n))).*
     from campanha c, generate_series(1, 39) as n`,
  );
  expect(await countIdle()).toEqual(before);
});
