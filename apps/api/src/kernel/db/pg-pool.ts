import pg from 'pg';
import { DatabaseBusyError } from '../database-error.ts';
import { settingsSql } from './pg-settings.ts';

/**
 * Divides `poolSize` connections by kind. Reads have separate connections, so that they wait neither for the
 * commits of short writes nor for the locks of transactions. A kind without connections shares another kind's.
 */
export function splitPool(poolSize: number) {
  const short = Math.floor(poolSize / 2);
  const shortReads = short < 2 ? 0 : Math.max(1, Math.floor(short / 4));
  const transactions = Math.floor((poolSize - short) / 2);
  return {
    statements: poolSize - short - transactions,
    transactions,
    shortReads,
    shortWrites: short - shortReads,
  };
}

/** Connections that serve one statement or transaction at a time. */
export interface PgPool {
  /** Waits for a free connection up to the configured timeout; then throws `DatabaseBusyError`. */
  connect(): Promise<pg.PoolClient>;
  /** Moving average of that wait, in ms. */
  readWait(): number;
  /** Open connections, those in use, and waiting requests. */
  read(): { readonly open: number; readonly busy: number; readonly waiting: number };
  /** Waits for running statements, then closes every connection. */
  close(): Promise<void>;
}

/** Weight of the newest sample in the moving average: about the last 20 count. */
const newestShare = 0.05;

/** @param onError called when the server closes an idle connection */
export function openPgPool(config: pg.PoolConfig, size: number, onError: (error: Error) => void): PgPool {
  const pool = new pg.Pool({
    ...config,
    max: size,
    verify: (client, done) => void client.query(settingsSql).then(() => done(), done),
  });
  // Without a listener, the server closing an idle connection would crash the process.
  pool.on('error', onError);
  // pg.Pool only handles 'error' on idle clients. On a broken checked-out client the statement rejects, and the pool
  // discards the client.
  pool.on('connect', (client) => client.on('error', () => undefined));
  let mean = 0;
  return {
    async connect() {
      const began = performance.now();
      try {
        return await pool.connect();
      } catch (error) {
        // Message of pg.Pool's timeout while all connections are in use.
        const isBusy = (error as Error).message === 'timeout exceeded when trying to connect';
        throw isBusy ? new DatabaseBusyError(error) : error;
      } finally {
        mean += (performance.now() - began - mean) * newestShare;
      }
    },
    readWait: () => mean,
    read: () => ({
      open: pool.totalCount,
      busy: pool.totalCount - pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => pool.end(),
  };
}
