import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { rolldown } from 'rolldown';
import { startPostgres } from '../../../tools/postgres-server.ts';
import type { Db } from '../src/kernel/db/db.ts';
import { dumpMemoryDb } from '../src/kernel/db/embedded-db.ts';
import { migrate } from '../src/kernel/db/migrate.ts';
import { openPgDb } from '../src/kernel/db/pg-db.ts';
import { folders } from '../src/folders.ts';
import rolldownConfig from '../rolldown.config.mjs';
import { templateName } from './template-name.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    /** A file: what the migrated embedded database holds. */
    embeddedTemplate: string;
    /** A folder: the programs in src, bundled as they are for production. */
    programs: string;
  }
}

/** The programs as they are now: one that is bundled starts in a third of the time. */
async function buildPrograms(): Promise<string> {
  const { output: _, ...config } = rolldownConfig;
  const dir = join(folders.project, 'apps/api/.cache');
  const input = ['main', 'campanha-cli', 'vendas-cli'].map((name) => `src/${name}.ts`);
  const build = await rolldown({ ...config, cwd: join(folders.project, 'apps/api'), input });
  await build.write({ dir, format: 'esm' });
  await build.close();
  return dir;
}

/** One private server for the whole run; there and in memory a migrated template that each suite copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  console.log(`API tests on ${server.description}`);
  const admin = openPgDb(`${server.url}/postgres`, { poolSize: 1 });
  await admin.execute(`create database ${templateName}`);
  await admin.close();
  const template = openPgDb(`${server.url}/${templateName}`, { poolSize: 1 });
  const prepare = (db: Db) => migrate(db, folders).then(() => undefined);
  await prepare(template);
  await template.close();
  project.provide('postgresUrl', server.url);

  const folder = mkdtempSync(join(tmpdir(), 'trevo-template-'));
  const embeddedTemplate = join(folder, 'embedded.tar');
  writeFileSync(embeddedTemplate, Buffer.from(await (await dumpMemoryDb(prepare)).arrayBuffer()));
  project.provide('embeddedTemplate', embeddedTemplate);
  project.provide('programs', await buildPrograms());
  return async () => {
    rmSync(folder, { recursive: true, force: true });
    await server.stop();
  };
}
