import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { inject } from 'vitest';
import { openMemoryDb } from '../src/kernel/db/embedded-db.ts';
import type { Db } from '../src/kernel/db/db.ts';
import { openPgDb } from '../src/kernel/db/pg-db.ts';
// What it provides is declared there.
import type {} from './databases.setup.ts';
import { templateName } from './template-name.ts';

export type Engine = 'postgres' | 'embedded';
/** On a cluster what the embedded database does is of no interest. */
export const engines: readonly Engine[] = process.env['TREVO_CITUS']
  ? ['postgres']
  : ['postgres', 'embedded'];

export interface TestDb {
  readonly db: Db;
  /** Address of the database on the server; undefined for the embedded one. */
  readonly url: string | undefined;
  drop(): Promise<void>;
}

/** A database of its own for one suite: a copy of the template, on the server or in memory. */
export async function createTestDb(engine: Engine): Promise<TestDb> {
  if (engine === 'embedded') {
    const db = await openMemoryDb(new Blob([readFileSync(inject('embeddedTemplate'))]));
    return { db, url: undefined, drop: () => db.close() };
  }
  const servers = inject('postgresUrls');
  const name = `suite_${randomBytes(6).toString('hex')}`;
  const onServers = async (sql: string) => {
    for (const server of servers) {
      const admin = openPgDb(`${server}/postgres`, { poolSize: 1 });
      // Two suites may copy the template at the same moment, which the server refuses: one waits for the other.
      await admin.query('select pg_advisory_lock(1)');
      await admin.execute(sql).finally(() => admin.close());
    }
  };
  await onServers(`create database ${name} template ${templateName}`);
  const url = `${servers[0]}/${name}`;
  const db = openPgDb(url, { poolSize: 16 });
  return {
    db,
    url,
    async drop() {
      // What a program that was killed had promised on one machine and not on the other keeps the database in use.
      if (servers.length > 1) await db.query('select recover_prepared_transactions()');
      await db.close();
      await onServers(`drop database ${name} with (force)`);
    },
  };
}
