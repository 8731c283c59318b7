import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sqlState } from '../database-error.ts';
import type { Queryable } from './db.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A schema file: a numbered migration runs once, a functions file whenever its text changes. */
export interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly hash: string;
}

export interface MigrationFolders {
  readonly migrations: string;
  readonly modules: string;
}

/** Monotonic state of a schema (ADR 0047). */
export interface Revisao {
  readonly revisao: number;
  /** Lowest revision of a release that may use a database of this revision. */
  readonly minima: number;
  /** Hash of all migrations and functions; distinguishes two builds with the same number. */
  readonly hash: string;
}

/** The revision required by a release, with the files that lead to it. */
export interface Esquema extends Revisao {
  readonly numbered: readonly Migration[];
  readonly functions: readonly Migration[];
}

/** File beside the migrations that stores the revision; written by `npm run schema`. */
export const revisaoFile = 'revisao.json';

/** Content of that file: the revision, and the base of comparison for the next one. */
export interface RevisaoGravada extends Revisao {
  readonly migracoes: readonly string[];
  /** Signature of every function. */
  readonly funcoes: readonly string[];
}

const readSql = (folder: string, pattern: RegExp): Migration[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => pattern.test(name.replaceAll('\\', '/')))
    .sort()
    .map((name) => {
      const sql = readFileSync(join(folder, name), 'utf8');
      return { name: name.replaceAll('\\', '/'), sql, hash: sha256(sql) };
    });

const markPattern = /^-- (?:compatible(?: from (?<from>\d+))?|breaking)(?![\w-])/;

/** Reads the numbered migrations in order and the modules' functions, with the hash of all texts. */
export function readEsquemaFiles(
  folders: MigrationFolders,
): Pick<Esquema, 'numbered' | 'functions' | 'hash'> {
  const numbered = readSql(folders.migrations, /^\d{4}-[\w-]+\.sql$/);
  for (const file of numbered) {
    if (!markPattern.test(file.sql))
      throw new Error(
        `${file.name} must begin with -- compatible, -- compatible from REVISION or -- breaking`,
      );
    readIndice(file);
  }
  const functions = readSql(folders.modules, /^[\w-]+\/sql\/[\w-]+\.sql$/);
  const hash = sha256([...numbered, ...functions].map((file) => `${file.name} ${file.hash}\n`).join(''));
  return { numbered, functions, hash };
}

/** Reads a release's schema files. A file edited without `npm run schema` yields another hash than the stored one. */
export function readEsquema(folders: MigrationFolders): Esquema {
  const text = readFileSync(join(folders.migrations, revisaoFile), 'utf8');
  const { revisao, minima } = JSON.parse(text) as RevisaoGravada;
  return { ...readEsquemaFiles(folders), revisao, minima };
}

const aloneMark = /^-- [^:\n]*, outside a transaction(?![\w-])/;
const aloneStatement =
  /^(?:create\s+(?:unique\s+)?index\s+concurrently\s+if\s+not\s+exists|drop\s+index\s+concurrently\s+if\s+exists)\s+(?<indice>\w+)[^;]*;?$/i;

/**
 * Returns the index name of a file that runs outside a transaction; undefined for all others. Such a file
 * declares it in its first line and consists of one idempotent statement.
 */
export function readIndice({ name, sql }: Migration): string | undefined {
  if (!aloneMark.test(sql)) return undefined;
  if (!sql.startsWith('-- compatible,'))
    throw new Error(`${name} must be compatible to run outside a transaction`);
  const indice = aloneStatement.exec(sql.replace(/--[^\n]*/g, '').trim())?.groups?.['indice'];
  if (indice) return indice;
  throw new Error(
    `${name} runs outside a transaction, so it must have exactly one statement: create index concurrently if not exists, or drop index concurrently if exists`,
  );
}

/** Lowest revision of a release that works after this migration as part of `revisao`; 0 for any. */
export function toMinima({ sql }: Migration, revisao: number): number {
  if (sql.startsWith('-- breaking')) return revisao;
  return Number(markPattern.exec(sql)?.groups?.['from'] ?? 0);
}

/** Returns a database's revision; undefined when it has none yet. */
export async function findRevisao(db: Queryable): Promise<Revisao | undefined> {
  try {
    const [row] = await db.query<{ revisao: number; minima: number; hash: string }>(
      'select revisao, minima, hash from revisao',
    );
    return row;
  } catch (error) {
    if (sqlState(error) === '42P01') return undefined;
    throw error;
  }
}

/**
 * `igual`: the database matches the release. `compativel`: newer and still usable. `atrasado`: migrations are
 * missing. `adiantado`: newer, or being migrated, and no longer usable. `diferente`: same number from another
 * build.
 */
type Situacao = 'igual' | 'compativel' | 'atrasado' | 'adiantado' | 'diferente';

/** Compares a database with the revision of a release. */
export function compareRevisao(db: Revisao | undefined, own: Revisao): Situacao {
  if (!db || db.revisao < own.revisao) return 'atrasado';
  if (db.minima > own.revisao) return 'adiantado';
  if (db.revisao > own.revisao) return 'compativel';
  return db.hash === own.hash ? 'igual' : 'diferente';
}

/**
 * Returns why a database is unusable: missing migrations (`migracao`) or an incompatible `revisao`; undefined
 * when it is usable.
 */
export async function findFaltaDoBanco(
  db: Queryable,
  own: Revisao,
): Promise<'migracao' | 'revisao' | undefined> {
  const situacao = compareRevisao(await findRevisao(db), own);
  if (situacao === 'atrasado') return 'migracao';
  return situacao === 'igual' || situacao === 'compativel' ? undefined : 'revisao';
}
