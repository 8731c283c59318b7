import type { Logger } from '../log.ts';
import type { Db, Queryable } from './db.ts';

const longest = 500;

/**
 * Logs each statement at level debug with its duration and row count. Values are left out: they may be personal data.
 */
export function logStatements(db: Db, log: Logger): Db {
  const logged = ({ query }: Queryable): Queryable => ({
    async query<R extends object>(...[sql, ...rest]: Parameters<Queryable['query']>): Promise<R[]> {
      const start = performance.now();
      const write = (outcome: object) =>
        log.debug(
          {
            event: 'sql_statement',
            statement: sql.replace(/\s+/g, ' ').trim().slice(0, longest),
            milliseconds: Math.round((performance.now() - start) * 100) / 100,
            ...outcome,
          },
          'SQL statement executed',
        );
      try {
        const rows = await query<R>(sql, ...rest);
        write({ rows: rows.length });
        return rows;
      } catch (error) {
        write({ code: (error as { code?: unknown }).code ?? 'unknown' });
        throw error;
      }
    },
  });
  return {
    ...db,
    ...logged(db),
    transaction: (work) => db.transaction((tx) => work({ ...tx, ...logged(tx) })),
  };
}
