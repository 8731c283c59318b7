import type { Queryable, SqlValue } from './db.ts';

/** Lookups of one statement. */
const porVez = 100;

/**
 * Returns the rows of one small query for each key, in a statement for a hundred of them: one index lookup each, where a
 * `group by` would read all rows, and shards refuse a lateral join.
 *
 * @param lookup query for a key, by the text of its parameter; the values are $1 and so on
 */
export async function queryLookups<R extends object>(
  db: Queryable,
  keys: readonly string[],
  lookup: (key: string) => string,
  values: readonly SqlValue[] = [],
): Promise<R[]> {
  const found: R[] = [];
  for (let from = 0; from < keys.length; from += porVez) {
    const some = keys.slice(from, from + porVez);
    const lookups = some.map((_, at) => `(${lookup(`$${at + values.length + 1}`)})`);
    // -- rows: the callers write the queries
    found.push(...(await db.query<R>(lookups.join(' union all '), [...values, ...some])));
  }
  return found;
}
