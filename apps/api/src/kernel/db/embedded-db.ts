import { setImmediate } from 'node:timers/promises';
import { PGlite, type PGliteOptions, types } from '@electric-sql/pglite';
import { DatabaseAwayError } from '../database-error.ts';
import { parseInt8 } from './int8.ts';
import { type Db, type Row, type SqlValue, withRetry } from './db.ts';

// The same value types as the server driver, so that stores behave identically.
const parsers = {
  [types.INT8]: parseInt8,
  [types.DATE]: (text: string) => text,
};

/** Opens the embedded PostgreSQL with its data in `folder`. */
export const openEmbeddedDb = async (folder: string): Promise<Db> =>
  toDb(await PGlite.create({ dataDir: folder, parsers }));

/** Opens a private database in memory, empty or with the data folder that `fs` contains. */
export const openMemoryDb = async (fs?: PGliteOptions['fs']): Promise<Db> =>
  toDb(await PGlite.create({ ...(fs ? { fs } : {}), startParams: memoryStartParams, parsers }));

// The start writes to every shared buffer: the default of 128 MB takes a third of it.
const memoryStartParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

// PGlite answers within the same event-loop turn: without pauses, sequential queries would block the event loop until
// they are done.
const turnMilliseconds = 5;

function createPause(): () => Promise<void> {
  let pausedAt = performance.now();
  return async () => {
    if (performance.now() - pausedAt < turnMilliseconds) return;
    await setImmediate();
    pausedAt = performance.now();
  };
}

function toDb(pglite: PGlite): Db {
  const pause = createPause();
  const answerOf = async <T>(asked: Promise<T>): Promise<T> => {
    try {
      const answer = await asked;
      await pause();
      return answer;
    } catch (error) {
      throw pglite.closed ? new DatabaseAwayError(error) : error;
    }
  };
  return {
    engine: 'embedded',
    query: async <R extends object = Row>(sql: string, values: readonly SqlValue[] = []) =>
      // -- rows: the type comes from the caller
      (await answerOf(pglite.query<R>(sql, values as unknown[]))).rows,
    transaction: (work) =>
      withRetry(() =>
        answerOf(
          pglite.transaction((tx) =>
            work({
              query: async <R extends object = Row>(sql: string, values: readonly SqlValue[] = []) =>
                // -- rows: the type comes from the caller
                (await tx.query<R>(sql, values as unknown[])).rows,
              execute: async (sql) => void (await tx.exec(sql)),
            }),
          ),
        ),
      ),
    async execute(sql) {
      await answerOf(pglite.exec(sql));
    },
    executeAlone: async (sql) => void (await answerOf(pglite.query(sql))),
    // The data folder's lock already excludes other processes.
    runExclusive: (_key, work) => work(),
    close: () => pglite.close(),
  };
}
