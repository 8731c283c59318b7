import { sqlState } from '../database-error.ts';
import type { FoundSettings } from './pg-settings.ts';

export type SqlValue =
  | string
  | number
  | boolean
  | Date
  | null
  | readonly string[]
  | readonly number[]
  | object;
export type Row = Record<string, unknown>;

export interface QueryOptions {
  /**
   * The statement takes milliseconds in any case and may be pipelined with others on one connection. Ignored
   * within a transaction.
   */
  readonly short?: 'read' | 'write';
}

/** Runs statements: the pool or an open transaction. */
export interface Queryable {
  /**
   * Returns the rows of a parametrised statement. int8 arrives as number (throws beyond 2^53), date as
   * 'yyyy-mm-dd', timestamptz as Date. `npm run check rows` compares the row type with the database's
   * description.
   */
  query<R extends object = Row>(
    sql: string,
    values?: readonly SqlValue[],
    options?: QueryOptions,
  ): Promise<R[]>;
}

/** An open transaction. */
export interface Transaction extends Queryable {
  /** Runs several statements without parameters in one message (simple query protocol). */
  execute(sql: string): Promise<void>;
}

/** Marks all queries as short reads. */
export const toShortReads = ({ query }: Queryable): Queryable => ({
  query: (sql, values) => query(sql, values, { short: 'read' }),
});

export interface PoolFigures {
  readonly inUse: number;
  readonly idle: number;
  /** Statements waiting for a connection. */
  readonly waiting: number;
  readonly size: number;
  /** Moving average of the wait for a connection. */
  readonly waitMilliseconds: number;
}

/** A PostgreSQL database. */
export interface Db extends Queryable {
  /** Address with user and password. */
  readonly url: string;
  /** Runs `work` in one transaction; retries on serialization failure and deadlock. */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Runs several statements without parameters. */
  execute(sql: string): Promise<void>;
  /** Runs one statement outside a transaction and without timeout, e.g. `create index concurrently`. */
  executeAlone(sql: string): Promise<void>;
  /**
   * Runs `work` under an exclusive lock on `key` over all processes. A waiting process holds no snapshot, so it
   * does not block `create index concurrently`.
   */
  runExclusive<T>(key: number, work: () => Promise<T>): Promise<T>;
  /** Settings of a server connection. */
  readSettings(): Promise<FoundSettings>;
  /** Current usage of the connection pool. */
  readPool(): PoolFigures;
  close(): Promise<void>;
}

/** Returns the first row; throws when there is none. */
export function first<R>(rows: readonly R[]): R {
  const row = rows[0];
  if (row === undefined) throw new Error('A statement that must return a row returned none');
  return row;
}

/** Serialization failure or deadlock: the statement had no effect and may be retried. */
export function isRetryable(error: unknown): boolean {
  const state = sqlState(error);
  return state === '40001' || state === '40P01';
}

/**
 * Retries retryable errors a few times with short back-off; `isWorthIt` can add errors after which the same
 * statement succeeds.
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
