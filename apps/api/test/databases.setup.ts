import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { rolldown } from 'rolldown';
import { startCluster } from '../../../tools/citus-cluster.ts';
import { startPostgres } from '../../../tools/postgres-server.ts';
import { prepareSqlCoverage, sqlCoverageSettings, sqlCoverageVariable } from '../../../tools/sql-coverage.ts';
import type { Db } from '../src/kernel/db/db.ts';
import { distribuicao } from '../src/distribuicao.ts';
import { distribute } from '../src/kernel/db/distribute.ts';
import { openEmbeddedDb } from '../src/kernel/db/embedded-db.ts';
import { migrate } from '../src/kernel/db/migrate.ts';
import { readEsquema } from '../src/kernel/db/revisao.ts';
import { openPgDb } from '../src/kernel/db/pg-db.ts';
import { folders } from '../src/folders.ts';
import rolldownConfig from '../rolldown.config.mjs';
import { templateName } from './template-name.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URLs of the servers of each database: one, or a coordinator and its workers. */
    postgresUrls: readonly string[];
    /** Data folder of the migrated embedded database. */
    embeddedTemplate: string;
    /** Data folder of an embedded database without any migration. */
    embeddedEmpty: string;
    /** Folder with the programs of src, bundled like for production. */
    programs: string;
  }
}

/** Bundles the current programs: a bundled one starts in a third of the time. */
async function buildPrograms(): Promise<string> {
  const { output: _, ...config } = rolldownConfig;
  const dir = join(folders.project, 'apps/api/.cache');
  const input = [
    'main',
    'worker',
    'ensaio-worker',
    'campanha-cli',
    'vendas-cli',
    'segredos-cli',
    'operador-cli',
  ].map((name) => `src/${name}.ts`);
  const build = await rolldown({ ...config, cwd: join(folders.project, 'apps/api'), input });
  await build.write({ dir, format: 'esm' });
  await build.close();
  return dir;
}

interface TestServer {
  readonly urls: readonly string[];
  readonly description: string;
  stop(): Promise<void>;
}

async function startAlone(prepare: (db: Db) => Promise<void>): Promise<TestServer> {
  const isCounted = Boolean(process.env[sqlCoverageVariable]);
  const server = await startPostgres(isCounted ? { settings: sqlCoverageSettings } : {});
  const admin = openPgDb(`${server.url}/postgres`, { poolSize: 1 });
  await admin.execute(`create database ${templateName}`);
  await admin.close();
  const template = openPgDb(`${server.url}/${templateName}`, { poolSize: 1 });
  await prepare(template);
  if (isCounted) await template.execute(prepareSqlCoverage);
  await template.close();
  return { ...server, urls: [server.url] };
}

/**
 * Starts a coordinator and two workers whose databases of the same name form one distributed database (`npm run
 * test:citus`).
 */
async function startSpread(prepare: (db: Db) => Promise<void>): Promise<TestServer> {
  const cluster = await startCluster(2);
  const template = openPgDb(await cluster.createDatabase(templateName), { poolSize: 1 });
  await prepare(template);
  await distribute(template, distribuicao);
  await template.close();
  // A database can be copied only without connections; Citus' background workers stop with the server, and start
  // again with the first query.
  for (const node of cluster.nodes) await node.pause('fast');
  for (const node of cluster.nodes) await node.resume();
  return { ...cluster, urls: cluster.nodes.map(({ url }) => url) };
}

/** Databases that were shut down: their copies start without crash recovery. */
async function createEmbeddedTemplates(
  folder: string,
  prepare: (db: Db) => Promise<void>,
): Promise<{ empty: string; prepared: string }> {
  const [empty, prepared] = [join(folder, 'empty'), join(folder, 'prepared')];
  const first = await openEmbeddedDb(empty);
  // Two thirds of the files, which a copy would include.
  await first.execute('update pg_database set datistemplate = false');
  for (const name of ['template0', 'template1']) await first.executeAlone(`drop database ${name}`);
  await first.close();
  cpSync(empty, prepared, { recursive: true });
  const db = await openEmbeddedDb(prepared);
  await prepare(db);
  await db.close();
  return { empty, prepared };
}

/** Starts one private server for the whole run, with a migrated template there and in memory that each suite copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const prepare = (db: Db) => migrate(db, readEsquema(folders)).then(() => undefined);
  const server = process.env['TREVO_CITUS'] ? await startSpread(prepare) : await startAlone(prepare);
  console.log(`API tests on ${server.description}`);
  project.provide('postgresUrls', server.urls);

  const folder = mkdtempSync(join(tmpdir(), 'trevo-template-'));
  const { empty, prepared } = await createEmbeddedTemplates(folder, prepare);
  project.provide('embeddedEmpty', empty);
  project.provide('embeddedTemplate', prepared);
  project.provide('programs', await buildPrograms());
  return async () => {
    rmSync(folder, { recursive: true, force: true });
    await server.stop();
  };
}
