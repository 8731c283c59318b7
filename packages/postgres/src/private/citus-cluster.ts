import pg from 'pg';
import { findCitusBinaries, type PostgresBinaries } from './postgres-binaries.ts';
import { startPostgres, type PostgresServer } from './postgres-server.ts';

export interface CitusCluster {
  /** The coordinator first, then its workers. */
  readonly nodes: readonly PostgresServer[];
  /** URL of the coordinator without a database. */
  readonly url: string;
  readonly description: string;
  /** Creates an empty database on every node and registers the workers with the coordinator. */
  createDatabase(name: string): Promise<string>;
  stop(): Promise<void>;
}

/** Instructions for installing Citus. */
export const citusAdvice = `Citus is not installed for any PostgreSQL 15 or newer on this machine, and Debian has no package of it.
Build it from its public source (docs/how-to/scale-out.md).`;

const settings = [
  'shared_preload_libraries=citus',
  'max_connections=600',
  'max_prepared_transactions=600',
  // Connections between nodes stay on this machine and use no certificates.
  'citus.node_conninfo=sslmode=disable',
  'citus.local_hostname=127.0.0.1',
  // Enough shards that both workers have some, few enough that a database is copied quickly.
  'citus.shard_count=4',
  'citus.enable_statistics_collection=off',
  'citus.enable_stat_counters=on',
];

/**
 * Starts a private coordinator and workers, each in a temporary folder on a free port; they end with this
 * process. Throws an error with instructions where Citus is not installed.
 */
export async function startCluster(workers: number, more: readonly string[] = []): Promise<CitusCluster> {
  const binaries = findCitusBinaries();
  if (!binaries) throw new Error(citusAdvice);
  const nodes = await startNodes(workers + 1, binaries, [...settings, ...more]);
  const coordinator = nodes[0]!;
  return {
    nodes,
    url: coordinator.url,
    description: `${coordinator.description}, coordinator and ${workers} workers`,
    async createDatabase(name) {
      for (const { url } of nodes) {
        await run(`${url}/postgres`, `create database ${name}`);
        await run(`${url}/${name}`, 'create extension citus');
      }
      const hosts = nodes.map(({ url }) => new URL(url).port);
      await run(
        `${coordinator.url}/${name}`,
        [
          `select citus_set_coordinator_host('127.0.0.1', ${hosts[0]})`,
          ...hosts.slice(1).map((port) => `select citus_add_node('127.0.0.1', ${port})`),
        ].join(';'),
      );
      return `${coordinator.url}/${name}`;
    },
    async stop() {
      await Promise.all(nodes.map((node) => node.stop()));
    },
  };
}

async function startNodes(
  count: number,
  binaries: PostgresBinaries,
  chosen: readonly string[],
): Promise<PostgresServer[]> {
  const nodes: PostgresServer[] = [];
  for (let index = 0; index < count; index++) nodes.push(await startPostgres({ binaries, settings: chosen }));
  return nodes;
}

async function run(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
