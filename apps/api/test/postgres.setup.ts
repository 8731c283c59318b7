import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../../tools/postgres-server.ts';
import { migrate } from '../src/kernel/db/migrate.ts';
import { openPgDb } from '../src/kernel/db/pg-db.ts';
import { folders } from '../src/folders.ts';
import { templateName } from './template-name.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** One private server for the whole run, with a migrated template that each suite copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  console.log(`API tests on ${server.description}`);
  const admin = openPgDb(`${server.url}/postgres`, { poolSize: 1 });
  await admin.execute(`create database ${templateName}`);
  await admin.close();
  const template = openPgDb(`${server.url}/${templateName}`, { poolSize: 1 });
  await migrate(template, folders);
  await template.close();
  project.provide('postgresUrl', server.url);
  return () => server.stop();
}
