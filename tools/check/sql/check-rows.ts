import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type DescribeSql, type ResultColumn, withDescriptions } from '../../postgres/describe-sql.ts';
import { migrateProject } from '../../postgres/dump-schema.ts';
import { findReason, type Node, parseSource, visit } from '../parsed-source.ts';
import { withPrivateDb } from '../../postgres/private-db.ts';
import { isProgram, isTestCode, listFiles, projectFolder, readText } from '../../project.ts';
import { toRowType } from '../../postgres/schema-types.ts';
import { readSqlText } from './sql-text.ts';
import { hole } from './sql-uses.ts';

const source = 'apps/api/src/';
// Beside the tests: their bundled programs replace the contents of apps/api/.cache, maybe while this check runs.
const folder = 'apps/api/test/.cache/rows';

/** A call of `query` in the API. */
interface FoundQuery {
  readonly place: string;
  /** Its row type argument. */
  readonly type: Node | undefined;
  readonly sql: string;
}

/**
 * Compares the row type of every `query<Row>(sql, …)` with the columns that the server describes: their names, their types,
 * and whether a column of a table is nullable. It writes a copy of the sources in which each row type is checked by the
 * compiler, and returns the compiler's errors at the places of the sources.
 *
 * Not checked: nullability of computed columns, of columns of an outer join and of columns that a condition names; the
 * contents of JSON; the values of a text. A query whose text is built at run time carries the comment `-- rows: why`.
 */
export async function checkRows(root: string, describe: DescribeSql): Promise<string[]> {
  const paths = listFiles(root).filter(
    (path) => path.startsWith(source) && isProgram(path) && !isTestCode(path),
  );
  const breaches: string[] = [];
  rmSync(join(root, folder), { recursive: true, force: true });
  for (const path of paths) {
    const { queries, unread } = findQueries(root, path);
    breaches.push(...unread);
    let text = readText(root, path);
    let isChecked = false;
    // From the last one backwards, so that earlier offsets stay valid.
    for (const { place, sql, type } of queries.toReversed()) {
      try {
        const columns = await describe(sql);
        if (type) {
          isChecked = true;
          text = `${text.slice(0, type.start)}Checked<${text.slice(type.start, type.end)}, ${renderRow(sql, columns)}>${text.slice(type.end)}`;
        } else if (columns.some(({ name, type: of }) => name !== '?column?' && of !== 'void'))
          breaches.push(`${place} returns untyped rows; write query<Row>(…), so that the type is compared`);
      } catch (error) {
        breaches.push(
          `${place} has a statement that the database cannot prepare: ${(error as Error).message}`,
        );
      }
    }
    // The check `types` covers the other files; here they only give their types.
    write(root, path.replace('apps/api/', `${folder}/`), isChecked ? text : `// @ts-nocheck\n${text}`);
  }
  return [...breaches, ...(await compile(root))];
}

/** Checks against a private server with the schema of the project. */
export const checkRowsOnServer = (root: string): Promise<string[]> =>
  withPrivateDb(async (db, { url }) => {
    await migrateProject(db, root);
    return withDescriptions(`${url}/postgres`, (describe) => checkRows(root, describe));
  });

/** Finds the queries with a row type, and those whose rows a function returns. */
function findQueries(root: string, path: string): { queries: FoundQuery[]; unread: string[] } {
  const parsed = parseSource(root, path);
  const queries: FoundQuery[] = [];
  const unread: string[] = [];
  visit(parsed.program, (node, parent, key) => {
    const { property } = (node['callee'] ?? {}) as { property?: Node };
    const [sql] = (node['arguments'] ?? []) as Node[];
    if (node.type !== 'CallExpression' || property?.['name'] !== 'query' || !sql) return;
    const type = (node['typeArguments'] as { params: Node[] } | null | undefined)?.params[0];
    const isReturned = parent?.type === 'ReturnStatement' || key === 'body';
    if (!(type || isReturned) || findReason(parsed, 'rows', node)) return;
    const place = `${path}:${parsed.lineAt(node.start)}`;
    const text = readSqlText(root, path, sql);
    if (text !== undefined && !text.startsWith(hole))
      queries.push({ place, type, sql: fillPlaceholders(text) });
    else if (type)
      unread.push(
        `${place} has a statement that is not a literal at the call; write it there, or add -- rows: why`,
      );
  });
  return { queries: queries.sort((one, other) => (one.type?.start ?? 0) - (other.type?.start ?? 0)), unread };
}

/** Replaces placeholders for run-time parts: a condition by true, a number by 1, a clause by nothing. */
const fillPlaceholders = (sql: string): string =>
  sql
    .replace(new RegExp(`(\\b(?:where|and|or|on|having|not)\\s+\\(?)${hole}`, 'gi'), '$1true')
    .replace(new RegExp(`(\\b(?:order by|limit|offset)\\s+|[-+*/=<>,(]\\s*)${hole}`, 'gi'), '$11')
    .replaceAll(hole, '');

const outerJoin = /\b(?:left|right|full)\s+(?:outer\s+)?join\b/i;

/** Whether a statement assigns the column or compares it with a value, so that its rows are non-null there. */
const isGiven = (sql: string, column: string) =>
  new RegExp(`\\b${column}\\s*(?:is not null|[=<>])`).test(sql);

/** Renders `{ name: [type, null] }`: nullability is only known for columns of tables. */
function renderRow(sql: string, columns: readonly ResultColumn[]): string {
  const isJoined = outerJoin.test(sql);
  const fields = columns.map(({ name, type, source: from }) => {
    const known = from
      ? `NonNullable<Tables['${from.table}']['${from.column}']>`
      : (toRowType(type) ?? 'unknown');
    const mayBeNull = from && !from.isRequired && !isJoined && !isGiven(sql, from.column);
    return `${JSON.stringify(name)}: [${known}, ${mayBeNull ? 'null' : 'unknown'}]`;
  });
  return `{ ${fields.join('; ')} }`;
}

const declarations = `import type { Tables as All } from './src/schema/catalog.ts';

/** The declared type of a column if it is compatible with the described type, otherwise the described type. */
type Fit<Declared, Base, Null> =
  [NonNullable<Declared>] extends [Base] ? WithNull<Declared, Base, Null>
  : [Base] extends [NonNullable<Declared>] ? WithNull<Declared, Base, Null>
  : Base;
type WithNull<Declared, Base, Null> =
  [Null] extends [null] ? ([null] extends [Declared] ? Declared : 'may be null') : Declared;

type Fits<Declared, Row> = {
  readonly [K in keyof Row]: Row[K] extends [infer Base, infer Null]
    ? K extends keyof Declared ? Fit<Declared[K], Base, Null> : Base
    : never;
} & { readonly [K in Exclude<keyof Declared, keyof Row>]: 'no such column' };

declare global {
  type Tables = All;
  type Checked<Declared extends Fits<Declared, Row>, Row> = Declared;
}
`;

/** Compiles the copy and maps the compiler's messages to the original files. */
async function compile(root: string): Promise<string[]> {
  write(root, `${folder}/rows.d.ts`, declarations);
  const options = { extends: '../../../../../tsconfig.json', include: ['src', 'rows.d.ts'], exclude: [] };
  write(root, `${folder}/tsconfig.json`, JSON.stringify(options));
  const compiler = join(projectFolder, 'node_modules/typescript/bin/tsc');
  const args = [compiler, '--singleThreaded', '--pretty', 'false', '-p', folder];
  const stdout = await new Promise<string>((resolve) => {
    execFile(process.execPath, args, { cwd: root, maxBuffer: Infinity }, (error, output) =>
      resolve(error ? output || error.message : ''),
    );
  });
  if (stdout === '') return [];
  const lines = stdout.replaceAll(`${folder}/`, 'apps/api/').split('\n');
  const found = lines.flatMap((line, at) => {
    const place = /^(\S+)\((\d+),\d+\): error \w+: (.*)$/.exec(line);
    const details = lines.slice(at + 1).findIndex((next) => !next.startsWith(' '));
    const why = lines.slice(at + 1, at + 1 + details).map((next) => next.trim());
    return place
      ? [
          `${place[1]}:${place[2]} declares a row type that differs from its statement: ${why.slice(-2).join(' ') || place[3]}`,
        ]
      : [];
  });
  return found.length > 0 ? found : [stdout];
}

function write(root: string, path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
