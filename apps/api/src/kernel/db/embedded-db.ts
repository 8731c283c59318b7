import { PGlite, types } from '@electric-sql/pglite';
import { type Db, type Row, type SqlValue, withRetry } from './db.ts';

// The same values as the server's driver gives, so that no store can tell the two apart.
const parsers = {
  [types.INT8]: (text: string) => Number(text),
  [types.DATE]: (text: string) => text,
};

/** Opens the embedded PostgreSQL. `folder` undefined keeps everything in memory (tests). */
export async function openEmbeddedDb(folder?: string): Promise<Db> {
  const pglite = await PGlite.create({ ...(folder ? { dataDir: folder } : {}), parsers });
  const query = async <R extends object = Row>(sql: string, values: readonly SqlValue[] = []) =>
    (await pglite.query<R>(sql, values as unknown[])).rows;
  return {
    engine: 'embedded',
    query,
    transaction: (work) =>
      withRetry(() =>
        pglite.transaction((tx) =>
          work({
            query: async <R extends object = Row>(sql: string, values: readonly SqlValue[] = []) =>
              (await tx.query<R>(sql, values as unknown[])).rows,
          }),
        ),
      ),
    async execute(sql) {
      await pglite.exec(sql);
    },
    close: () => pglite.close(),
  };
}
