import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { Queryable } from '../../../apps/api/src/kernel/db/db.ts';
import { listFiles, readText } from '../../project.ts';

/** Environment variable with the file to which the API's tests append their databases' counts. */
export const sqlCoverageVariable = 'TREVO_SQL_COVERAGE';

/** Server settings for counting the executed statements of PL/pgSQL. @internal */
export const sqlCoverageSettings = [
  'shared_preload_libraries=plpgsql_check',
  'plpgsql_check.profiler=on',
  'plpgsql_check.profiler_max_shared_chunks=500000',
] as const;

/** Prepares a template database with counting. The extension is not part of the migrated schema. @internal */
export const prepareSqlCoverage =
  'create schema plpgsql_check; create extension plpgsql_check schema plpgsql_check;';

interface Counted {
  readonly name: string;
  readonly statement: number;
  readonly line: number;
  readonly kind: string;
  readonly times: number;
}

/** Appends the counts of a database to the file. @internal */
export async function appendSqlCoverage(db: Queryable, file: string): Promise<void> {
  const rows = await db.query<{ [K in keyof Counted]: Counted[K] }>(
    `select p.proname::text as name, s.stmtid as statement, s.lineno as line, s.stmtname as kind, s.exec_stmts as times
     from pg_proc p join pg_language l on l.oid = p.prolang and l.lanname = 'plpgsql'
       cross join plpgsql_check.plpgsql_profiler_function_statements_tb(p.oid) s
     where p.pronamespace = 'public'::regnamespace`,
  );
  appendFileSync(file, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
}

/** Returns a report from the file: executed statements per function, and the lines of the others. */
export function reportSqlCoverage(root: string, file: string): string {
  const statements = new Map<string, Counted>();
  for (const line of existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []) {
    const counted = JSON.parse(line) as Counted;
    const key = `${counted.name} ${counted.statement}`;
    const times = counted.times + (statements.get(key)?.times ?? 0);
    statements.set(key, { ...counted, times });
  }
  const all = [...statements.values()];
  const places = readPlaces(root);
  const names = [...places.keys()];
  const lines = names.flatMap((name) => {
    const own = all.filter((one) => one.name === name);
    const missed = own.filter(({ times }) => times === 0);
    if (own.length === 0) return [`${places.get(name)!.path} ${name}: never called`];
    if (missed.length === 0) return [];
    return [
      `${places.get(name)!.path} ${name}: ${own.length - missed.length} of ${own.length} statements`,
      ...missed.map(({ line, kind }) => {
        const at = places.get(name)!.line + line - 1;
        return `  line ${at} (${kind}): ${readText(root, places.get(name)!.path).split('\n')[at - 1]!.trim()}`;
      }),
    ];
  });
  const ran = all.filter(({ times }) => times > 0).length;
  const called = names.filter((name) => all.some((one) => one.name === name && one.times > 0)).length;
  const share = ((100 * ran) / Math.max(1, all.length)).toFixed(1);
  return [
    ...lines,
    `PL/pgSQL: ${called} of ${names.length} functions called, ${ran} of ${all.length} statements executed (${share} %)`,
  ].join('\n');
}

/** Returns where the body of each PL/pgSQL function begins: its lines are counted from the opening quote. */
function readPlaces(root: string): Map<string, { path: string; line: number }> {
  const places = new Map<string, { path: string; line: number }>();
  const paths = listFiles(root).filter((path) =>
    /^apps\/api\/(migrations|src\/modules\/[^/]+\/sql)\/.*\.sql$/.test(path),
  );
  for (const path of paths) {
    const text = readText(root, path);
    for (const { 1: name, index, 0: head } of text.matchAll(
      /create (?:or replace )?function (\w+)(?:(?!\$\$)[\s\S])*?language plpgsql(?:(?!\$\$)[\s\S])*?\$\$/g,
    ))
      places.set(name!, { path, line: text.slice(0, index + head.length).split('\n').length });
  }
  return places;
}
