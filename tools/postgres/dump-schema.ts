import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Db } from '../../apps/api/src/kernel/db/db.ts';
import { migrate } from '../../apps/api/src/kernel/db/migrate.ts';
import {
  type Esquema,
  type Migration,
  readEsquemaFiles,
  revisaoFile,
  type RevisaoGravada,
  toMinima,
} from '../../apps/api/src/kernel/db/revisao.ts';
import { withPrivateDb } from './private-db.ts';
import { projectFolder, readText } from '../project.ts';
import { readSchema } from './schema-catalog.ts';
import { readSchemaTypes } from './schema-types.ts';
import { readSqlCalls, renderCallsPage } from '../check/sql/sql-calls.ts';
import { blankSql } from '../check/sql/sql-uses.ts';

export const schemaFile = 'apps/api/migrations/schema.sql';
export const revisaoPath = `apps/api/migrations/${revisaoFile}`;
export const typesFile = 'apps/api/src/schema/catalog.ts';
export const callsFile = 'docs/explanation/flows/receipt-functions.md';

const header = `-- Schema after all migrations, with the functions of the modules. Written by npm run schema; do not edit.
-- The bodies of the functions are in apps/api/src/modules/*/sql/.
`;

/** Texts of the generated files, and the breaches that block writing them. */
export interface SchemaFiles {
  readonly schema: string;
  readonly revisao: string;
  readonly types: string;
  readonly calls: string;
  readonly breaches: readonly string[];
}

/** Migrates an empty database with the files of the project at `root`, and returns them. */
export async function migrateProject(db: Db, root: string): Promise<ReturnType<typeof readEsquemaFiles>> {
  const files = readEsquemaFiles({
    migrations: join(root, 'apps/api/migrations'),
    modules: join(root, 'apps/api/src/modules'),
  });
  await migrate(db, { ...files, revisao: 0, minima: 0 });
  return files;
}

/** Migrates an empty database from the project at `root`, dumps the resulting schema and sets its revision. */
export async function dumpSchema(db: Db, root: string): Promise<SchemaFiles> {
  const files = await migrateProject(db, root);
  const schema = `${header}\n${await readSchema(db)}`;
  const { next, breaches } = raiseRevisao(readGravada(root), files, listSignatures(schema));
  const types = await readSchemaTypes(db);
  const calls = renderCallsPage(await readSqlCalls(db), 'documento_fiscal_register');
  return { schema, revisao: `${JSON.stringify(next, null, 2)}\n`, types, calls, breaches };
}

const readGravada = (root: string): RevisaoGravada =>
  existsSync(join(root, revisaoPath))
    ? (JSON.parse(readText(root, revisaoPath)) as RevisaoGravada)
    : { revisao: 0, minima: 0, hash: '', migracoes: [], funcoes: [] };

/** Returns every function of a dump as `name(parameters) returns type`. */
const listSignatures = (schema: string): string[] =>
  [...schema.matchAll(/^function (.*) language \w+ \w+;$/gm)].map(([, signature]) => signature!);

const nameOf = (signature: string) => signature.slice(0, signature.indexOf('('));

/** Migration statements that break a running program of an earlier revision. */
const breakingSql: readonly RegExp[] = [
  /\bdrop\s+(?:table|column|function|view|type|sequence)\b/i,
  /\brename\b/i,
  /\bset\s+not\s+null\b/i,
  /\balter\s+(?:column\s+)?\w+\s+(?:set\s+data\s+)?type\b/i,
  /\bdrop\s+default\b/i,
  /\badd\s+(?:column\s+)?(?:if\s+not\s+exists\s+)?\w+\s(?=[^,;]*\bnot\s+null\b)(?![^,;]*\b(?:default|generated|check)\b)/i,
];

/** Returns the breaking statements of a migration declared `-- compatible`. */
const listBroken = ({ name, sql }: Migration): string[] =>
  blankSql(sql)
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => breakingSql.some((pattern) => pattern.test(statement)))
    .map(
      (statement) =>
        `${name} is marked -- compatible and breaks earlier programs (${statement.split('\n')[0]}); mark it -- breaking, or -- compatible from the first revision that does not need it`,
    );

/**
 * Raises the revision by one if a text changed. Programs of earlier revisions keep calling their functions, so a
 * function keeps its name and signature unless a new migration is declared breaking for some of those programs.
 *
 * Exported for tests, which need no database for it.
 */
export function raiseRevisao(
  before: RevisaoGravada,
  { numbered, hash }: Pick<Esquema, 'numbered' | 'hash'>,
  funcoes: readonly string[],
): { next: RevisaoGravada; breaches: string[] } {
  const revisao = before.hash === hash ? before.revisao : before.revisao + 1;
  const fresh = numbered.filter(({ name }) => !before.migracoes.includes(name));
  const minima = Math.max(before.minima, ...fresh.map((file) => toMinima(file, revisao)));
  const known = new Set(before.funcoes.map(nameOf));
  const gone = before.funcoes.filter((one) => !funcoes.includes(one));
  const overloads = funcoes.filter((one) => !before.funcoes.includes(one) && known.has(nameOf(one)));
  const changed = minima > before.minima ? [] : [...new Set([...gone, ...overloads].map(nameOf))];
  return {
    next: { revisao, minima, hash, migracoes: numbered.map(({ name }) => name), funcoes },
    breaches: [
      ...(before.revisao === 0 ? [] : fresh.filter((file) => toMinima(file, revisao) === 0)).flatMap(
        listBroken,
      ),
      ...changed.map(
        (name) =>
          `the function ${name} is missing or has another signature than in revision ${before.revisao}, whose programs still call it; keep it and give the new function another name, or add a migration marked -- breaking`,
      ),
    ],
  };
}

/** The generated files with their texts; the revision is not raised while there is a breach. */
const listGenerated = ({ schema, revisao, types, calls, breaches }: SchemaFiles): [string, string][] => [
  [schemaFile, schema],
  [typesFile, types],
  [callsFile, calls],
  ...(breaches.length > 0 ? [] : [[revisaoPath, revisao] satisfies [string, string]]),
];

/** Returns one breach per generated file that is out of date, with the first differing line. */
export const compareSchema = (root: string, files: SchemaFiles): string[] => [
  ...files.breaches,
  ...listGenerated(files).flatMap(([path, text]) => compareFile(root, path, text)),
];

function compareFile(root: string, path: string, fresh: string): string[] {
  const written = existsSync(join(root, path)) ? readText(root, path) : '';
  if (written === fresh) return [];
  const lines = written.split('\n');
  const index = fresh.split('\n').findIndex((line, at) => line !== lines[at]);
  const line = fresh.split('\n')[index]?.trim() ?? 'end of file';
  return [`${path}:${index + 1} is stale; run npm run schema (the migrations produce: ${line})`];
}

/** Writes the files unless there are breaches; returns them. */
export function writeSchema(root: string, files: SchemaFiles): readonly string[] {
  if (files.breaches.length > 0) return files.breaches;
  for (const [path, text] of listGenerated(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return [];
}

/** Compares the dump with the result of the migrations on a private server. */
export const checkSchema = (root: string): Promise<string[]> =>
  withPrivateDb(async (db) => compareSchema(root, await dumpSchema(db, root)));

if (process.argv.includes('--write')) {
  await withPrivateDb(async (db, { description }) => {
    const breaches = writeSchema(projectFolder, await dumpSchema(db, projectFolder));
    if (breaches.length > 0) throw new Error(breaches.join('\n'));
    console.log(`Wrote ${schemaFile} and the files derived from it from ${description}`);
  });
}
