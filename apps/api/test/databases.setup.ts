import type { TestProject } from 'vitest/node';
import { startCluster } from '@trevo/postgres/private/citus-cluster';
import { findMemoryFolder } from '@trevo/postgres/private/memory-folder';
import { startPostgres } from '@trevo/postgres/private/postgres-server';
import {
  prepareSqlCoverage,
  sqlCoverageSettings,
  sqlCoverageVariable,
} from '../../../tools/check/sql/sql-coverage.ts';
import type { Db } from '../src/kernel/db/db.ts';
import { distribuicao } from '../src/distribuicao.ts';
import { distribute } from '../src/kernel/db/distribute.ts';
import { migrate } from '../src/kernel/db/migrate.ts';
import { readEsquema } from '../src/kernel/db/revisao.ts';
import { openPgDb } from '../src/kernel/db/pg-db.ts';
import { folders } from '../src/folders.ts';
import { startPrepared, templateName } from './prepared-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URLs of the servers of each database: one, or a coordinator and its workers. */
    postgresUrls: readonly string[];
    /** Name of the migrated database that every suite copies. */
    template: string;
  }
}

interface TestServer {
  readonly urls: readonly string[];
  readonly description: string;
  stop(): Promise<void>;
}

const prepare = (db: Db) => migrate(db, readEsquema(folders)).then(() => undefined);

/** Starts a server that counts the executed statements of PL/pgSQL. */
async function startCounting(): Promise<TestServer> {
  const server = await startPostgres({ settings: sqlCoverageSettings, place: findMemoryFolder() });
  const admin = openPgDb(`${server.url}/postgres`, { poolSize: 1 });
  await admin.execute(`create database ${templateName}`);
  await admin.close();
  const template = openPgDb(`${server.url}/${templateName}`, { poolSize: 1 });
  await prepare(template);
  await template.execute(prepareSqlCoverage);
  await template.close();
  return { ...server, urls: [server.url] };
}

/**
 * Starts a coordinator and two workers with databases of the same name that form one distributed database (`npm run
 * test:citus`).
 */
async function startSpread(): Promise<TestServer> {
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

async function startServer(): Promise<TestServer> {
  if (process.env['TREVO_CITUS']) return startSpread();
  if (process.env[sqlCoverageVariable]) return startCounting();
  const server = await startPrepared();
  return { ...server, urls: [server.localUrl] };
}

async function startShared() {
  const server = await startServer();
  console.log(`API tests on ${server.description}`);
  return server;
}

/** Global, because each project of a run loads its own copy of this module. */
const shared = globalThis as unknown as {
  apiTestServer?: { projects: number; readonly started: ReturnType<typeof startShared> };
};

/** Starts one private server for the projects of the whole run, with a migrated template that each suite copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const own = (shared.apiTestServer ??= { projects: 0, started: startShared() });
  own.projects += 1;
  const server = await own.started;
  project.provide('postgresUrls', server.urls);
  project.provide('template', templateName);
  return async () => {
    own.projects -= 1;
    if (own.projects > 0) return;
    delete shared.apiTestServer;
    await server.stop();
  };
}
