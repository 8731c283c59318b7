import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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
import { dumpMemoryDb } from '../src/kernel/db/embedded-db.ts';
import { migrate } from '../src/kernel/db/migrate.ts';
import { readEsquema } from '../src/kernel/db/revisao.ts';
import { openPgDb } from '../src/kernel/db/pg-db.ts';
import { folders } from '../src/folders.ts';
import rolldownConfig from '../rolldown.config.mjs';
import { templateName } from './template-name.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Addresses of the servers of each database: one, or a coordinator and its workers. */
    postgresUrls: readonly string[];
    /** File with a dump of the migrated embedded database. */
    embeddedTemplate: string;
    /** File with a dump of the embedded database before any migration. */
    embeddedEmpty: string;
    /** Folder of the programs in src, bundled as for production. */
    programs: string;
  }
}

/** Bundles the current programs, which then start in a third of the time. */
async function buildPrograms(): Promise<string> {
  const { output: _, ...config } = rolldownConfig;
  const dir = join(folders.project, 'apps/api/.cache');
  const input = ['main', 'worker', 'campanha-cli', 'vendas-cli', 'segredos-cli'].map(
    (name) => `src/${name}.ts`,
  );
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

/** Starts a coordinator and two workers, whose databases of one name form one cluster (`npm run test:citus`). */
async function startSpread(prepare: (db: Db) => Promise<void>): Promise<TestServer> {
  const cluster = await startCluster(2);
  const template = openPgDb(await cluster.createDatabase(templateName), { poolSize: 1 });
  await prepare(template);
  await distribute(template, distribuicao);
  await template.close();
  // Copying a node's database requires that no session uses it; Citus's background process ends with the server and
  // restarts only with the first query.
  for (const node of cluster.nodes) await node.pause('fast');
  for (const node of cluster.nodes) await node.resume();
  return { ...cluster, urls: cluster.nodes.map(({ url }) => url) };
}

/** Starts one private server for the whole run; on it and in memory, each suite copies a migrated template. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const prepare = (db: Db) => migrate(db, readEsquema(folders)).then(() => undefined);
  const server = process.env['TREVO_CITUS'] ? await startSpread(prepare) : await startAlone(prepare);
  console.log(`API tests on ${server.description}`);
  project.provide('postgresUrls', server.urls);

  const folder = mkdtempSync(join(tmpdir(), 'trevo-template-'));
  const { empty, prepared } = await dumpMemoryDb(prepare);
  const write = async (name: string, content: Blob): Promise<string> => {
    const file = join(folder, name);
    writeFileSync(file, await content.bytes());
    return file;
  };
  project.provide('embeddedTemplate', await write('embedded.tar', prepared));
  project.provide('embeddedEmpty', await write('empty.tar', empty));
  project.provide('programs', await buildPrograms());
  return async () => {
    rmSync(folder, { recursive: true, force: true });
    await server.stop();
  };
}
