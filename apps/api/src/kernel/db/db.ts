import { sqlState } from '../database-error.ts';
import type { FoundSettings } from './pg-settings.ts';

export type SqlValue =
  string | number | boolean | Date | null | readonly string[] | readonly number[] | object;
export type Row = Record<string, unknown>;

export interface QueryOptions {
  /**
   * The statement takes milliseconds, whatever there is: it may share a connection with others of its kind that are on
   * their way. Says nothing within a transaction.
   */
  readonly short?: 'read' | 'write';
}

/** Runs statements: the pool, the embedded database, or one open transaction. */
export interface Queryable {
  /**
   * Returns the rows of one parametrised statement. int8 arrives as number (beyond 2^53 it throws), date as 'yyyy-mm-dd',
   * timestamptz as Date. `npm run check rows` compares the type of the rows with what the database describes.
   */
  query<R extends object = Row>(
    sql: string,
    values?: readonly SqlValue[],
    options?: QueryOptions,
  ): Promise<R[]>;
}

/** An open transaction. */
export interface Transaction extends Queryable {
  /** Several statements without parameters in one message: the server finds where each of them ends. */
  execute(sql: string): Promise<void>;
}

/** The same database for reads that are all short. */
export const toShortReads = ({ query }: Queryable): Queryable => ({
  query: (sql, values) => query(sql, values, { short: 'read' }),
});

export interface PoolFigures {
  readonly inUse: number;
  readonly idle: number;
  /** Statements that wait for a connection. */
  readonly waiting: number;
  readonly size: number;
  /** Moving mean of how long a statement or transaction waited for a connection. */
  readonly waitMilliseconds: number;
}

/** One database, PostgreSQL server or embedded: same SQL, same values. */
export interface Db extends Queryable {
  readonly engine: 'postgres' | 'embedded';
  /** Runs `work` in one transaction; retried when the database asks for it (serialisation, deadlock). */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Several statements without parameters. */
  execute(sql: string): Promise<void>;
  /** Runs one statement outside of a transaction and without a time limit, e.g. `create index concurrently`. */
  executeAlone(sql: string): Promise<void>;
  /**
   * Runs `work` while no other process runs work under this key. A process that waits holds no snapshot, so it does not
   * hold up `create index concurrently`.
   */
  runExclusive<T>(key: number, work: () => Promise<T>): Promise<T>;
  /** Settings of a connection to a server. */
  readSettings?(): Promise<FoundSettings>;
  /** How the connections to a server are used now. */
  readPool?(): PoolFigures;
  close(): Promise<void>;
}

/** The first row of a list that is known to have one. */
export function first<R>(rows: readonly R[]): R {
  const row = rows[0];
  if (row === undefined) throw new Error('A statement that always returns a row returned none');
  return row;
}

/** Serialisation failure and deadlock: the statement did nothing and may be sent again. */
export function isRetryable(error: unknown): boolean {
  const state = sqlState(error);
  return state === '40001' || state === '40P01';
}

/**
 * Sends again, a few times and with a short growing pause, what the database asked to be sent again; `isWorthIt`
 * may add failures after which the same statement finds its answer.
 */
export async function withRetry<T>(
  work: () => Promise<T>,
  isWorthIt: (error: unknown) => boolean = isRetryable,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === 5 || !isWorthIt(error)) throw error;
      await new Promise((done) => setTimeout(done, attempt * 10));
    }
  }
}
