import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Db } from '../apps/api/src/kernel/db/db.ts';
import { migrate } from '../apps/api/src/kernel/db/migrate.ts';
import { openPgDb } from '../apps/api/src/kernel/db/pg-db.ts';
import { startPostgres } from './postgres-server.ts';
import { projectFolder, readText } from './project.ts';
import { readSchema } from './schema-catalog.ts';

export const schemaFile = 'apps/api/migrations/schema.sql';

const header = `-- What the migrations and the functions of the modules add up to. Written by npm run schema; do not edit.
-- The bodies of the functions are in apps/api/src/modules/*/sql/.
`;

/** Migrates an empty database from the project at `root` and reads back what came out. */
export async function dumpSchema(db: Db, root: string): Promise<string> {
  const folders = {
    migrations: join(root, 'apps/api/migrations'),
    modules: join(root, 'apps/api/src/modules'),
  };
  await migrate(db, folders);
  return `${header}\n${await readSchema(db)}`;
}

/** One breach when the file beside the migrations is not what they add up to, with the first line that differs. */
export function compareSchema(root: string, fresh: string): string[] {
  const written = existsSync(join(root, schemaFile)) ? readText(root, schemaFile) : '';
  if (written === fresh) return [];
  const lines = written.split('\n');
  const index = fresh.split('\n').findIndex((line, at) => line !== lines[at]);
  const line = fresh.split('\n')[index]?.trim() ?? 'nothing more';
  return [`${schemaFile}:${index + 1} is stale; run npm run schema (the migrations now say: ${line})`];
}

/** Holds the dump against what the migrations add up to now, on a private server. */
export const checkSchema = (root: string): Promise<string[]> =>
  withServer(async (db) => compareSchema(root, await dumpSchema(db, root)));

/** Works on a private server, which is gone afterwards. */
async function withServer<T>(work: (db: Db, description: string) => Promise<T>): Promise<T> {
  const server = await startPostgres();
  const db = openPgDb(`${server.url}/postgres`, { poolSize: 1 });
  try {
    return await work(db, server.description);
  } finally {
    await db.close();
    await server.stop();
  }
}

if (process.argv.includes('--write')) {
  await withServer(async (db, description) => {
    writeFileSync(join(projectFolder, schemaFile), await dumpSchema(db, projectFolder));
    console.log(`${schemaFile} written from ${description}`);
  });
}
