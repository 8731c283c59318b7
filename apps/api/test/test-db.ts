import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { inject } from 'vitest';
import { appendSqlCoverage, sqlCoverageVariable } from '../../../tools/check/sql/sql-coverage.ts';
import { DatabaseAwayError } from '../src/kernel/database-error.ts';
import { type Db, withRetry } from '../src/kernel/db/db.ts';
import { openPgDb } from '../src/kernel/db/pg-db.ts';
// Declares the provided values of the setup.
import type {} from './databases.setup.ts';

export interface TestDb {
  readonly db: Db;
  /** URL of the database. */
  readonly url: string;
  drop(): Promise<void>;
}

/** Creates a database for one suite: a copy of the migrated template. */
export const createTestDb = (): Promise<TestDb> =>
  createOnServers(inject('postgresUrls'), inject('template'));

/** Creates a database without migrations. It is not distributed: on a cluster, too, one node migrates first. */
export const createEmptyDb = (): Promise<TestDb> =>
  createOnServers(inject('postgresUrls').slice(0, 1), 'template1');

/** Connections to the servers, kept: opening one for each copy and its removal took a fifth of their CPU time. */
const admins = new Map<string, Db>();

function openAdmin(server: string): Db {
  const admin = admins.get(server) ?? openPgDb(`${server}/postgres`, { poolSize: 1 });
  admins.set(server, admin);
  return admin;
}

async function createOnServers(servers: readonly string[], template: string): Promise<TestDb> {
  const name = `suite_${randomBytes(6).toString('hex')}`;
  const onServers = async (sql: string) => {
    for (const server of servers) {
      const admin = openAdmin(server);
      // Concurrent copies of the template are refused by the server, so retry.
      // On a busy machine the server may accept a connection later than the program's timeout.
      await withRetry(
        () => admin.query('select pg_advisory_lock(1)'),
        (error) => error instanceof DatabaseAwayError,
      );
      await admin.execute(sql).finally(() => admin.query('select pg_advisory_unlock(1)'));
    }
  };
  await onServers(`create database ${name} template ${template} strategy file_copy`);
  const url = `${servers[0]}/${name}`;
  // Two transactions and three short writes at once are enough for races. Each further connection plans and compiles
  // everything again, in 80 ms of the server's CPU time.
  const db = openPgDb(url, { poolSize: 8 });
  return {
    db,
    url,
    async drop() {
      if (servers.length > 1) await resolvePreparedTransactions(db);
      const counts = process.env[sqlCoverageVariable];
      if (counts && template === inject('template')) await appendSqlCoverage(db, counts);
      await db.close();
      await onServers(`drop database ${name} with (force)`);
    },
  };
}

/**
 * Resolves prepared transactions of a killed program, which keep the database in use. Citus finishes them once
 * it detects that the coordinator's session is gone.
 */
async function resolvePreparedTransactions(db: Db): Promise<void> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    // Each node recovers the transactions that it started on others: a delegated function runs them from there.
    await db.query(`select run_command_on_all_nodes('select recover_prepared_transactions()')`);
    const [{ left }] = (await db.query<{ left: number }>(
      `select coalesce(sum(result::int), 0)::int as left from run_command_on_all_nodes(
         'select count(*) from pg_prepared_xacts where database = current_database()'
       )`,
    )) as [{ left: number }];
    if (left === 0) return;
    if (Date.now() > deadline) throw new Error(`${left} promised transactions are not ended`);
    await setTimeout(50);
  }
}

/** Changes triggers of tables, which requires an extra setting on distributed tables. */
export const changeTriggers = (db: Db, ...statements: readonly string[]): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.query('set local citus.enable_unsafe_triggers = on');
    for (const statement of statements) await tx.query(statement);
  });
