import { withRetry } from './db.ts';

/** Selected rows by columns, as arrays for `unnest`. */
type ColumnsOf<Key> = { readonly [K in keyof Key]: Key[K][] };

/**
 * Claims due rows of a table that is spread over shards, and returns them in the order in which they were listed. It is an
 * optimistic claim: `list` takes no row locks, which no statement over several shards may, and `claim` changes only rows
 * that are still due. A claimed row is due again later, so rows of a killed process are claimed again.
 *
 * @param parts.list lists due rows
 * @param parts.keys columns that name a row
 * @param parts.claim postpones those of the listed rows that are still due, and returns them
 */
export async function claimDue<Key extends object, Row extends Key>(parts: {
  list(): Promise<Key[]>;
  readonly keys: readonly (keyof Key)[];
  claim(due: ColumnsOf<Key>): Promise<Row[]>;
}): Promise<Row[]> {
  const due = await parts.list();
  if (due.length === 0) return [];
  const entries = parts.keys.map((key) => [key, due.map((row) => row[key])]);
  const columns = Object.fromEntries(entries) as ColumnsOf<Key>;
  const claimed = await withRetry(() => parts.claim(columns));
  const toPlace = (row: Key) => parts.keys.map((key) => row[key]).join(' ');
  const places = new Map(due.map((row, place) => [toPlace(row), place]));
  return claimed.sort((one, other) => places.get(toPlace(one))! - places.get(toPlace(other))!);
}
