import pg from 'pg';
import { DatabaseAwayError, saysAway, sqlState } from '../database-error.ts';
import { type Db, type Queryable, type Row, type SqlValue, withRetry } from './db.ts';

const { DatabaseError, Pool, types } = pg;
const typeIds = { int8: 20, date: 1082, int8Array: 1016, dateArray: 1182 };

const parsers = new Map<number, (text: string) => unknown>([
  [typeIds.int8, Number],
  [typeIds.date, String],
]);
const customTypes = {
  getTypeParser: (id: number, format?: 'text' | 'binary') =>
    parsers.get(id) ?? (types.getTypeParser as (id: number, format?: string) => unknown)(id, format),
} as pg.CustomTypesConfig;

// One prepared statement per distinct text: planned once per connection, named by order of first use.
const names = new Map<string, string>();
function nameOf(sql: string): string {
  let name = names.get(sql);
  if (!name) names.set(sql, (name = `s${names.size + 1}`));
  return name;
}

function toQueryable(send: (statement: pg.QueryConfig) => Promise<pg.QueryResult>): Queryable {
  return {
    async query<R extends object = Row>(sql: string, values: readonly SqlValue[] = []): Promise<R[]> {
      const result = await answerOf(send({ name: nameOf(sql), text: sql, values: values as unknown[] }));
      return result.rows as R[];
    },
  };
}

/**
 * Refusals of our own functions, broken constraints, and what is to be sent again: daily answers, which say nothing
 * against the connection. Anything else may: a plan that no longer fits the tables, a server that takes no more writes.
 */
const isDaily = (error: unknown): boolean => /^(TR|23|40)/.test(sqlState(error) ?? '');

/** As the pool itself does, which would close the connection on a daily answer and plan every statement anew. */
async function runOnPool(pool: pg.Pool, statement: pg.QueryConfig): Promise<pg.QueryResult> {
  const client = await pool.connect();
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

/** What the server answered. Whatever else the driver throws, but for a mistake of ours, is that nobody answered. */
async function answerOf<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    const isAway = error instanceof DatabaseError ? saysAway(error) : !(error instanceof TypeError);
    throw isAway ? new DatabaseAwayError(error) : error;
  }
}

/** Opens a pool on a PostgreSQL server (15 or newer). Connections are made when first needed. */
export function openPgDb(url: string, options: { poolSize: number; onError?: (error: Error) => void }): Db {
  const pool = new Pool({
    connectionString: url,
    max: options.poolSize,
    types: customTypes,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    keepAlive: true,
    application_name: 'trevo',
  });
  // Without a listener an idle connection that the server closes would end the process.
  pool.on('error', (error) => options.onError?.(new DatabaseAwayError(error)));
  // Nor does it listen to one from handing it over until it has it back. Whoever uses it then is told by its statement,
  // and the pool takes no broken one back.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    engine: 'postgres',
    ...toQueryable((statement) => runOnPool(pool, statement)),
    transaction: (work) => withRetry(() => runTransaction(pool, work)),
    async execute(sql) {
      await answerOf(pool.query(sql));
    },
    close: () => pool.end(),
  };
}

async function runTransaction<T>(pool: pg.Pool, work: (tx: Queryable) => Promise<T>): Promise<T> {
  const client = await answerOf(pool.connect());
  let broken: Error | undefined;
  const onBroken = (error: Error) => (broken = error);
  // The pool listens to idle clients only: a connection that breaks between two statements would end the process.
  client.on('error', onBroken);
  try {
    await answerOf(client.query('begin'));
    const result = await work(toQueryable((statement) => client.query(statement)));
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
