import { first, type Queryable, type QueryOptions, type Row, type SqlValue } from '../kernel/db/db.ts';
import { type FunctionShape, functionShapes, type Functions, type Tables } from './catalog.ts';

/** Some columns of a table as a row holds them. */
export type Columns<T extends keyof Tables, C extends keyof Tables[T]> = Readonly<Pick<Tables[T], C>>;

/** What a function answers: a value, a row or a list of rows. */
export type Answer<F extends keyof Functions> = Functions[F]['result'];

// One text for each function, so that each connection prepares it once.
const texts = new Map<string, string>();

/**
 * Calls a function of the schema with arguments by name. They are sent by position: an engine that spreads people over
 * machines (ADR 0039) looks at the place of an argument to find where the call belongs.
 *
 * @param R a narrower type than the catalogue knows, where the function says more of its answer
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
