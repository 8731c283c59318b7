import pg from 'pg';
import { DatabaseBusyError } from '../database-error.ts';
import { settingsSql } from './pg-settings.ts';

/**
 * How many of `poolSize` connections serve what. Reads have connections of their own, so they wait neither for the disk
 * behind short writes nor for the locks that transactions wait for. A kind without a connection shares those of another.
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

/** Connections that do one statement or one transaction at a time. */
export interface PgPool {
  /** Waits for a free connection, for as long as the configuration says; then it throws `DatabaseBusyError`. */
  connect(): Promise<pg.PoolClient>;
  /** Moving mean of the milliseconds that this takes. */
  readWait(): number;
  /** Connections that are open, those in use, and what waits for one. */
  read(): { readonly open: number; readonly busy: number; readonly waiting: number };
  /** Waits for the statements in progress, then closes every connection. */
  close(): Promise<void>;
}

/** Share of the newest wait in the mean: about the last 20 count. */
const newestShare = 0.05;

/** @param onError an idle connection was closed by the server */
export function openPgPool(config: pg.PoolConfig, size: number, onError: (error: Error) => void): PgPool {
  const pool = new pg.Pool({
    ...config,
    max: size,
    verify: (client, done) => void client.query(settingsSql).then(() => done(), done),
  });
  // Without a listener an idle connection that the server closes would end the process.
  pool.on('error', onError);
  // The pool listens to idle clients only. The statement on a connection that breaks rejects, and the pool takes no broken
  // connection back.
  pool.on('connect', (client) => client.on('error', () => undefined));
  let mean = 0;
  return {
    async connect() {
      const began = performance.now();
      try {
        return await pool.connect();
      } catch (error) {
        // The pool's message for a wait that ended while all its connections were in use.
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
