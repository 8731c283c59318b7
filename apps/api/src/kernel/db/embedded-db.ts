import { setImmediate } from 'node:timers/promises';
import { PGlite, types } from '@electric-sql/pglite';
import { DatabaseAwayError } from '../database-error.ts';
import { parseInt8 } from './int8.ts';
import { type Db, type Row, type SqlValue, withRetry } from './db.ts';

// The same values as the server's driver gives, so that no store can tell the two apart.
const parsers = {
  [types.INT8]: parseInt8,
  [types.DATE]: (text: string) => text,
};

/** Opens the embedded PostgreSQL that keeps its data in `folder`. */
export const openEmbeddedDb = async (folder: string): Promise<Db> =>
  toDb(await PGlite.create({ dataDir: folder, parsers }));

/** For tests: opens one in memory that nobody else sees, a copy of what `dumpMemoryDb` answered, or empty. @internal */
export const openMemoryDb = async (copied?: Blob): Promise<Db> =>
  toDb(await PGlite.create({ ...(copied ? { loadDataDir: copied } : {}), parsers }));

/**
 * Everything that a database in memory holds before and after `prepare`: copying takes a tenth of the time of making one.
 *
 * @internal
 */
export async function dumpMemoryDb(
  prepare: (db: Db) => Promise<void>,
): Promise<{ empty: Blob; prepared: Blob }> {
  const pglite = await PGlite.create({ parsers });
  const empty = await pglite.dumpDataDir('none');
  await prepare(toDb(pglite));
  const prepared = await pglite.dumpDataDir('none');
  await pglite.close();
  return { empty, prepared };
}

// The database answers within the same turn of the event loop: without pauses, work that asks one thing after the other
// would let nobody else's request in until it is done.
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
    // The lock of the data folder excludes other processes.
    runExclusive: (_key, work) => work(),
    close: () => pglite.close(),
  };
}
