import { first, type Queryable, type QueryOptions, type Row, type SqlValue } from '../kernel/db/db.ts';
import { type FunctionShape, functionShapes, type Functions, type Tables } from './catalog.ts';

/** Columns of a table as row fields. */
export type Columns<T extends keyof Tables, C extends keyof Tables[T]> = Readonly<Pick<Tables[T], C>>;

/** Result of a function: a value, a row or a list of rows. */
export type Answer<F extends keyof Functions> = Functions[F]['result'];

// One text per function, so that each connection prepares it once.
const texts = new Map<string, string>();

/**
 * Calls a schema function with arguments by name. They are sent by position: Citus (ADR 0039) uses the position
 * of the distribution argument for routing.
 *
 * @param R a narrower result type than the catalogue's, where the function guarantees more
 */
export async function callFunction<F extends keyof Functions, R extends Answer<F> = Answer<F>>(
  db: Queryable,
  name: F,
  args: Functions[F]['args'],
  options?: QueryOptions,
): Promise<NoInfer<R>> {
  const shape = functionShapes[name];
  const byName = args as Readonly<Record<string, SqlValue>>;
  const values = shape.args.map((arg) => byName[arg]!);
  // -- rows: the columns are those that the schema was generated with
  const rows = await db.query<Row>(toText(name, shape), values, options);
  if (shape.answers === 'rows') return rows as unknown as R;
  const row = first(rows);
  return (shape.answers === 'row' ? row : row['answer']) as R;
}

function toText(name: string, shape: FunctionShape): string {
  let text = texts.get(name);
  if (!text) texts.set(name, (text = renderCall(name, shape)));
  return text;
}

function renderCall(name: string, { args, answers, columns }: FunctionShape): string {
  const call = `${name}(${args.map((_, at) => `$${at + 1}`).join(', ')})`;
  return answers === 'value' ? `select ${call} as answer` : `select ${columns.join(', ')} from ${call}`;
}
