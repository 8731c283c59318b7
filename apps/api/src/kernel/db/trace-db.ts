import type { Spans } from '../tracing/spans.ts';
import type { Db, Queryable } from './db.ts';

const attributes = { 'db.system.name': 'postgresql' };

/** Wraps a database with a span for each statement and transaction of a request. */
export function traceDb(db: Db, spans: Spans): Db {
  const trace = ({ query }: Queryable): Queryable => ({
    query: (sql, values, options) =>
      spans.measure(nameStatement(sql), 'client', attributes, () => query(sql, values, options)),
  });
  return {
    ...db,
    ...trace(db),
    transaction: (work) =>
      spans.measure('transaction', 'client', attributes, () =>
        db.transaction((tx) => work({ ...tx, ...trace(tx) })),
      ),
  };
}

// Bounded by the number of distinct statements.
const names = new Map<string, string>();

/** Returns the called function, else the operation and table of a statement. */
function nameStatement(sql: string): string {
  let name = names.get(sql);
  if (!name) names.set(sql, (name = toName(sql)));
  return name;
}

function toName(sql: string): string {
  const called = /\b(?:from|select)\s+([a-z]+(?:_[a-z]+)+)\s*\(/.exec(sql)?.[1];
  if (called) return called;
  const [, verb = 'statement', table = ''] =
    /\b(insert into|update|delete from|from)\s+([a-z_]+)/.exec(sql) ?? [];
  return `${verb === 'from' ? 'select' : verb.split(' ')[0]} ${table}`.trim();
}
