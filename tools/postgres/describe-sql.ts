import pg from 'pg';

/** A result column as described by the server without running the statement. */
export interface ResultColumn {
  readonly name: string;
  /** Type as `format_type` names it. */
  readonly type: string;
  /** Its table column, or undefined for a computed one. */
  readonly source:
    | { readonly table: string; readonly column: string; readonly isRequired: boolean }
    | undefined;
}

/** Describes a statement; throws the server's error if it cannot be prepared. */
export type DescribeSql = (sql: string) => Promise<ResultColumn[]>;

interface Field {
  readonly name: string;
  readonly tableID: number;
  readonly columnID: number;
  readonly dataTypeID: number;
}

interface Wire {
  parse(query: { text: string; name: string; types: number[] }): void;
  describe(target: { type: 'S'; name: string }): void;
  sync(): void;
}

const text = 25;

/** A driver query that parses and describes without executing. */
class Description {
  private fields: readonly Field[] = [];
  private readonly sql: string;
  private readonly types: number[];
  private readonly onEnd: (error: Error | undefined, fields: readonly Field[]) => void;

  constructor(sql: string, types: number[], onEnd: Description['onEnd']) {
    this.sql = sql;
    this.types = types;
    this.onEnd = onEnd;
  }

  submit(connection: Wire): void {
    connection.parse({ text: this.sql, name: '', types: this.types });
    connection.describe({ type: 'S', name: '' });
    connection.sync();
  }

  handleRowDescription({ fields }: { fields: readonly Field[] }): void {
    this.fields = fields;
  }

  handleError(error: Error): void {
    // The driver emits no further event after an error.
    this.onEnd(error, []);
  }

  handleReadyForQuery(): void {
    this.onEnd(undefined, this.fields);
  }
}

/** Opens a connection that describes statements, and closes it after `work`. */
export async function withDescriptions<T>(
  url: string,
  work: (describe: DescribeSql) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: types } = await client.query<{ oid: number; name: string }>(
      'select oid, format_type(oid, null) as name from pg_type',
    );
    const { rows: columns } = await client.query<{
      tableID: number;
      columnID: number;
      table: string;
      column: string;
      isRequired: boolean;
    }>(
      `select c.oid as "tableID", a.attnum as "columnID", c.relname::text as table, a.attname::text as column,
         a.attnotnull as "isRequired"
       from pg_class c join pg_attribute a on a.attrelid = c.oid
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0`,
    );
    const send = (sql: string, given: number[]) =>
      new Promise<readonly Field[]>((resolve, reject) => {
        const query = new Description(sql, given, (error, fields) =>
          error ? reject(error) : resolve(fields),
        );
        client.query(query as unknown as pg.Submittable);
      });
    return await work(async (sql) =>
      (await sendTyped(send, sql)).map(({ name, tableID, columnID, dataTypeID }) => ({
        name,
        type: types.find(({ oid }) => oid === dataTypeID)?.name ?? 'unknown',
        source: columns.find((one) => one.tableID === tableID && one.columnID === columnID),
      })),
    );
  } finally {
    await client.end();
  }
}

/** A parameter in place of a run-time part has no inferable type: it is sent as text. */
async function sendTyped(
  send: (sql: string, types: number[]) => Promise<readonly Field[]>,
  sql: string,
): Promise<readonly Field[]> {
  const types: number[] = [];
  for (;;) {
    try {
      return await send(sql, types);
    } catch (error) {
      const unknown = /could not determine data type of parameter \$(\d+)/.exec(
        (error as Error).message,
      )?.[1];
      if (unknown === undefined) throw error;
      const at = Number(unknown) - 1;
      for (let before = 0; before < at; before++) types[before] ??= 0;
      types[at] = text;
    }
  }
}
