import { join } from 'node:path';
import { loadOrCreateMasterSecret, type Secrets } from './kernel/auth/secrets.ts';
import { openEmbeddedDb } from './kernel/db/embedded-db.ts';
import { lockFolder } from './kernel/db/folder-lock.ts';
import { openPgDb } from './kernel/db/pg-db.ts';
import type { Db } from './kernel/db/db.ts';
import { sqlState } from './kernel/database-error.ts';
import { EnvironmentError, type Environment } from './kernel/environment.ts';
import { createCampanhaStore } from './modules/campanha/campanha.store.ts';
import { findCampanhaAlheia } from './modules/campanha/segredo-proprio.ts';

export interface OpenDatabase {
  readonly db: Db;
  /** What the keys of its campaigns derive from. */
  readonly masterSecret: string;
  /** What the data folder's lock offers; undefined on a server, which needs no lock. */
  readonly lock: ReturnType<typeof lockFolder> | undefined;
}

/** Opens the database that the environment names: a PostgreSQL server, or the embedded one under its lock. */
export async function openDatabase(env: Environment, onError: (error: Error) => void): Promise<OpenDatabase> {
  if (!env.DATABASE_URL) {
    const lock = lockFolder(env.dataFolder, env.OPERATOR_TOKEN);
    try {
      const masterSecret = env.MASTER_SECRET ?? loadOrCreateMasterSecret(env.dataFolder);
      return { db: await openEmbeddedDb(join(env.dataFolder, 'postgres')), masterSecret, lock };
    } catch (error) {
      lock.release();
      throw new EnvironmentError(
        `The embedded database in ${env.dataFolder} does not open (${(error as Error).message}); move the folder away to start afresh.`,
      );
    }
  }
  const db = openPgDb(env.DATABASE_URL, { poolSize: env.DB_POOL, onError });
  await requireServer(db, env.DATABASE_URL);
  // The environment was refused without it.
  return { db, masterSecret: env.MASTER_SECRET!, lock: undefined };
}

/** Refuses a database of which some campaign was published under another master secret. */
export async function requireOwnSecret(db: Db, secrets: Secrets): Promise<void> {
  const foreign = findCampanhaAlheia(secrets, await createCampanhaStore(db).listComprometidas());
  if (foreign)
    throw new EnvironmentError(
      `The campaign ${foreign} was published under another MASTER_SECRET; start with that one, or its numbers would be given twice.`,
    );
}

async function requireServer(db: Db, url: string): Promise<void> {
  const { host, pathname } = new URL(url);
  try {
    const rows = await db.query<{ version: number }>(
      `select current_setting('server_version_num')::int as version`,
    );
    if ((rows[0]?.version ?? 0) < 150_000)
      throw new EnvironmentError('DATABASE_URL names a PostgreSQL older than 15; use 15 or newer.');
  } catch (error) {
    await db.close();
    if (error instanceof EnvironmentError) throw error;
    const reason = sqlState(error)
      ? (error as Error).message
      : ((error as NodeJS.ErrnoException).code ?? (error as Error).message);
    // The address without user and password: this sentence may end up in a log.
    throw new EnvironmentError(
      `DATABASE_URL does not answer at ${host}${pathname} (${reason}); check the server, the name and the password.`,
    );
  }
}
