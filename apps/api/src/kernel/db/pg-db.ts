import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseAwayError, isDaily, isAwayState } from '../database-error.ts';
import {
  type Db,
  type Queryable,
  type QueryOptions,
  type Row,
  type SqlValue,
  type Transaction,
  withRetry,
} from './db.ts';
import { parseInt8, UnsafeIntegerError } from './int8.ts';
import { createPgLanes } from './pg-lanes.ts';
import { openPgPool, splitPool, type PgPool } from './pg-pool.ts';
import { foundSettingsSql, connectionSettings, settingsSql } from './pg-settings.ts';
import { findStatementLimit, statementSeconds } from '../statement-limit.ts';

const { Client, DatabaseError, types } = pg;
const typeIds = { int8: 20, int8Array: 1016, date: 1082, textArray: 1009 };

const parseTextArray = types.getTypeParser(typeIds.textArray) as (text: string) => (string | null)[];

const parsers = new Map<number, (text: string) => unknown>([
  [typeIds.int8, parseInt8],
  [
    typeIds.int8Array,
    (text) => parseTextArray(text).map((entry) => (entry === null ? null : parseInt8(entry))),
  ],
  [typeIds.date, String],
]);
const customTypes = {
  getTypeParser: (id: number, format?: 'text' | 'binary') =>
    parsers.get(id) ?? (types.getTypeParser as (id: number, format?: string) => unknown)(id, format),
} as pg.CustomTypesConfig;

// One prepared statement per distinct text, planned once per connection and named by order of first use.
const names = new Map<string, string>();
function nameOf(sql: string): string {
  let name = names.get(sql);
  if (!name) names.set(sql, (name = `s${names.size + 1}`));
  return name;
}

interface FoundRow {
  readonly name: string;
  readonly setting: string;
  readonly reset_val: string;
  readonly pid: number;
  readonly role: string;
}

type Send = (statement: pg.QueryConfig) => Promise<pg.QueryResult>;

type SendShort = (kind: 'read' | 'write') => Send;

function toQueryable(send: Send, sendShort: SendShort = () => send): Queryable {
  return {
    async query<R extends object = Row>(
      sql: string,
      values: readonly SqlValue[] = [],
      { short }: QueryOptions = {},
    ): Promise<R[]> {
      const statement = { name: nameOf(sql), text: sql, values: values as unknown[] };
      const result = await answerOf((short ? sendShort(short) : send)(statement));
      return result.rows as R[];
    },
  };
}

// Explicit each time: behind a pooler a connection can have the role's isolation level.
const begin = 'begin isolation level read committed read write';
/** A longer statement timeout does not extend the lock timeout beyond the default. */
const setLimit = (seconds: number) =>
  `set local statement_timeout = '${seconds}s'; set local lock_timeout = '${Math.min(seconds, statementSeconds)}s'`;

/**
 * Runs one statement in a transaction, because a session-level timeout would stick to the connection behind a
 * pooler.
 */
const runWithin = (pool: PgPool, seconds: number, statement: pg.QueryConfig): Promise<pg.QueryResult> =>
  runTransaction(pool, (client) => client.query(statement), seconds);

/** Like pool.query, which would close the connection on every error and thereby lose its prepared statements. */
async function runOnPool({ connect }: PgPool, statement: pg.QueryConfig): Promise<pg.QueryResult> {
  const client = await connect();
  let broken: Error | undefined;
  try {
    return await client.query(statement);
  } catch (error) {
    if (!isDaily(error)) broken = error as Error;
    throw error;
  } finally {
    client.release(broken);
  }
}

/** Passes server errors through and wraps all other driver errors as DatabaseAwayError, except programming errors. */
async function answerOf<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof DatabaseAwayError) throw error;
    const isOurs = error instanceof TypeError || error instanceof UnsafeIntegerError;
    const isAway = error instanceof DatabaseError ? isAwayState(error) : !isOurs;
    throw isAway ? new DatabaseAwayError(error) : error;
  }
}

/**
 * Opens connections to a PostgreSQL server (15 or newer) on demand, at most `poolSize`.
 *
 * @param options.connectSeconds time in which a connection must open; longer for a program that blocks its own event loop
 */
export function openPgDb(
  url: string,
  options: { poolSize: number; connectSeconds?: number; onError?: (error: Error) => void },
): Db {
  const config = {
    connectionString: url,
    types: customTypes,
    connectionTimeoutMillis: (options.connectSeconds ?? 5) * 1000,
    statement_timeout: statementSeconds * 1000,
    keepAlive: true,
    application_name: 'trevo',
  };
  const size = splitPool(options.poolSize);
  const onAway = (error: Error) => options.onError?.(new DatabaseAwayError(error));
  const statements = openPgPool(config, size.statements, onAway);
  const transactions = size.transactions > 0 ? openPgPool(config, size.transactions, onAway) : statements;
  const openLanes = (lanes: number) =>
    lanes > 0 ? createPgLanes(config, lanes, settingsSql, onAway) : undefined;
  const shortWrites = openLanes(size.shortWrites);
  const shortReads = openLanes(size.shortReads) ?? shortWrites;
  const parts = new Set(
    [statements, transactions, shortWrites, shortReads].filter((part) => part !== undefined),
  );
  const send =
    (usual: Send): Send =>
    (statement) => {
      const seconds = findStatementLimit();
      return seconds === undefined ? usual(statement) : runWithin(transactions, seconds, statement);
    };
  const sendOne = send((statement) => runOnPool(statements, statement));
  const sendShort = {
    read: shortReads ? send(shortReads.send) : sendOne,
    write: shortWrites ? send(shortWrites.send) : sendOne,
  };
  return {
    url,
    ...toQueryable(sendOne, (kind) => sendShort[kind]),
    transaction: (work) =>
      withRetry(() => runTransaction(transactions, (client) => work(toTransaction(client)))),
    async execute(sql) {
      await answerOf(runOnPool(statements, { text: sql }));
    },
    executeAlone: (sql) =>
      runOnClient(config, async (client) => {
        await client.query('set statement_timeout = 0');
        await client.query(sql);
      }),
    runExclusive: (key, work) =>
      runOnClient(config, async (client) => {
        while (!(await tryLock(client, key))) await setTimeout(lockPollMilliseconds);
        return work();
      }),
    readPool() {
      const figures = [...parts].map(({ read }) => read());
      const add = (key: 'open' | 'busy' | 'waiting') => figures.reduce((sum, figure) => sum + figure[key], 0);
      return {
        inUse: add('busy'),
        idle: add('open') - add('busy'),
        waiting: add('waiting'),
        size: options.poolSize,
        waitMilliseconds: Math.max(statements.readWait(), transactions.readWait()),
      };
    },
    async readSettings() {
      const client = await answerOf(statements.connect());
      try {
        const { rows } = await client.query<FoundRow>(foundSettingsSql, [Object.keys(connectionSettings)]);
        const toRecord = (key: 'setting' | 'reset_val') =>
          Object.fromEntries(rows.map((row) => [row.name, row[key]]));
        // Behind a pooler the protocol's process id differs from pg_backend_pid().
        const { processID } = client as unknown as { processID: number | null };
        return {
          role: rows[0]!.role,
          isPooled: rows[0]!.pid !== processID,
          current: toRecord('setting'),
          defaults: toRecord('reset_val'),
        };
      } finally {
        client.release();
      }
    },
    async close() {
      await Promise.all([...parts].map(({ close }) => close()));
    },
  };
}

const toTransaction = (client: pg.PoolClient): Transaction => ({
  ...toQueryable((statement) => client.query(statement)),
  execute: async (sql) => void (await answerOf(client.query(sql))),
});

const lockPollMilliseconds = 200;

/** Opens a connection outside the pool for `work` and closes it. */
async function runOnClient<T>(config: pg.ClientConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new Client(config);
  // A lost connection also rejects the running statement.
  client.on('error', () => undefined);
  try {
    await answerOf(client.connect());
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Begins a transaction that holds an advisory lock while the connection is open; rolls back without the lock. A
 * session-level lock would not survive a pooler in transaction mode. Between statements the transaction holds no
 * snapshot.
 */
async function tryLock(client: pg.Client, key: number): Promise<boolean> {
  await answerOf(client.query('begin'));
  const { rows } = await answerOf(
    client.query<{ taken: boolean }>('select pg_try_advisory_xact_lock($1) as taken', [key]),
  );
  const taken = rows[0]!.taken;
  // The transaction is idle while the work runs.
  await answerOf(client.query(taken ? 'set local idle_in_transaction_session_timeout = 0' : 'rollback'));
  return taken;
}

async function runTransaction<T>(
  { connect }: PgPool,
  work: (client: pg.PoolClient) => Promise<T>,
  seconds: number | undefined = findStatementLimit(),
): Promise<T> {
  const client = await answerOf(connect());
  let broken: Error | undefined;
  const onBroken = (error: Error) => (broken = error);
  // pg.Pool only handles 'error' on idle clients; an unhandled error on a checked-out client crashes the process.
  client.on('error', onBroken);
  try {
    await answerOf(client.query(seconds === undefined ? begin : `${begin}; ${setLimit(seconds)}`));
    const result = await work(client);
    await answerOf(client.query('commit'));
    return result;
  } catch (error) {
    await client.query('rollback').catch(onBroken);
    throw error;
  } finally {
    client.off('error', onBroken);
    client.release(broken);
  }
}
