import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { folders } from '../src/folders.ts';
import { migrate } from '../src/kernel/db/migrate.ts';
import { openPgDb } from '../src/kernel/db/pg-db.ts';
import { findOwner } from '@trevo/postgres/shipped-postgres';
import { readEsquema } from '../src/kernel/db/revisao.ts';
import { findMemoryFolder } from '@trevo/postgres/private/memory-folder';
import { findBinaries } from '@trevo/postgres/private/postgres-binaries';
import {
  type PostgresOptions,
  type PostgresServer,
  startPostgres,
} from '@trevo/postgres/private/postgres-server';

/** Name of the migrated database, which suites copy. */
export const templateName = 'trevo_template';

const cache = join(folders.project, '.cache');
const prefix = 'dados-';

/**
 * Starts a private server with a migrated database `templateName`. Its data folder is a copy of one in `.cache`, which
 * is made once for each set of migrations and functions.
 */
export async function startPrepared(options: Omit<PostgresOptions, 'data'> = {}): Promise<PostgresServer> {
  const esquema = readEsquema(folders);
  const binaries = options.binaries ?? findBinaries(findOwner());
  const key = createHash('sha256').update(`${binaries.bin} ${esquema.hash}`).digest('hex').slice(0, 16);
  const prepared = join(cache, `${prefix}${key}`);
  if (!existsSync(prepared)) {
    const server = await startPostgres({ binaries, place: findMemoryFolder() });
    const admin = openPgDb(`${server.url}/postgres`, { poolSize: 1 });
    await admin.execute(`create database ${templateName}`);
    await admin.close();
    const template = openPgDb(`${server.url}/${templateName}`, { poolSize: 1 });
    await migrate(template, esquema);
    await template.close();
    await server.pause('fast');
    keep(server.dataFolder, prepared);
    await server.stop();
  }
  return startPostgres({ place: findMemoryFolder(), ...options, binaries, data: prepared });
}

/** Copies a stopped server's data into the cache in one step, and deletes earlier copies. */
function keep(dados: string, prepared: string): void {
  mkdirSync(cache, { recursive: true });
  const earlier = readdirSync(cache).filter((name) => name.startsWith(prefix));
  const draft = `${prepared}.${process.pid}`;
  cpSync(dados, draft, { recursive: true });
  try {
    renameSync(draft, prepared);
  } catch (error) {
    // Another run kept its own in the meantime.
    if (!existsSync(prepared)) throw error;
    rmSync(draft, { recursive: true, force: true });
  }
  for (const name of earlier) rmSync(join(cache, name), { recursive: true, force: true });
}
