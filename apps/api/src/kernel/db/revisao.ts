import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sqlState } from '../database-error.ts';
import type { Queryable } from './db.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A file that changes the database: a numbered one runs once, one of functions whenever its text is another. */
export interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly hash: string;
}

export interface MigrationFolders {
  readonly migrations: string;
  readonly modules: string;
}

/** State of a schema as a number that only grows (ADR 0047). */
export interface Revisao {
  readonly revisao: number;
  /** Lowest revision of a program that may use a database of this revision. */
  readonly minima: number;
  /** Of all migrations and functions: two builds with the same number and different texts are told apart by it. */
  readonly hash: string;
}

/** The revision that a program was written for, with the files that lead to it. */
export interface Esquema extends Revisao {
  readonly numbered: readonly Migration[];
  readonly functions: readonly Migration[];
}

/** Name of the file beside the migrations that holds the revision; `npm run schema` writes it. */
export const revisaoFile = 'revisao.json';

/** Content of the file: the revision and what the next one is compared with. */
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

/** The numbered migrations in their order and the functions of the modules, with the hash of all texts. */
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

/** Reads the files of a program. A file that was edited without `npm run schema` gives another hash than the written one. */
export function readEsquema(folders: MigrationFolders): Esquema {
  const text = readFileSync(join(folders.migrations, revisaoFile), 'utf8');
  const { revisao, minima } = JSON.parse(text) as RevisaoGravada;
  return { ...readEsquemaFiles(folders), revisao, minima };
}

const aloneMark = /^-- [^:\n]*, outside a transaction(?![\w-])/;
const aloneStatement =
  /^(?:create\s+(?:unique\s+)?index\s+concurrently\s+if\s+not\s+exists|drop\s+index\s+concurrently\s+if\s+exists)\s+(?<indice>\w+)[^;]*;?$/i;

/**
 * Returns the index of a file that runs outside of a transaction, undefined for all others. Such a file says so in its
 * first line and is one statement that can run again after it failed.
 */
export function readIndice({ name, sql }: Migration): string | undefined {
  if (!aloneMark.test(sql)) return undefined;
  if (!sql.startsWith('-- compatible,'))
    throw new Error(`${name} must be compatible to run outside a transaction`);
  const indice = aloneStatement.exec(sql.replace(/--[^\n]*/g, '').trim())?.groups?.['indice'];
  if (indice) return indice;
  throw new Error(
    `${name} runs outside a transaction, so it holds one statement: create index concurrently if not exists, or drop index concurrently if exists`,
  );
}

/** Lowest revision of a program that works once this migration has run as part of `revisao`; 0 for any. */
export function toMinima({ sql }: Migration, revisao: number): number {
  if (sql.startsWith('-- breaking')) return revisao;
  return Number(markPattern.exec(sql)?.groups?.['from'] ?? 0);
}

/** Returns the revision of a database; undefined when no program that keeps one has migrated it. */
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
 * `igual`: the database is what the program was written for. `compativel`: it is newer and serves this program.
 * `atrasado`: it lacks something. `adiantado`: it is newer, or on its way to be, and no longer serves this program.
 * `diferente`: it has the same number from another build.
 */
type Situacao = 'igual' | 'compativel' | 'atrasado' | 'adiantado' | 'diferente';

/** Compares a database with the revision of a program. */
export function compareRevisao(db: Revisao | undefined, own: Revisao): Situacao {
  if (!db || db.revisao < own.revisao) return 'atrasado';
  if (db.minima > own.revisao) return 'adiantado';
  if (db.revisao > own.revisao) return 'compativel';
  return db.hash === own.hash ? 'igual' : 'diferente';
}

/** Why a database does not serve a program: it lacks a `migracao`, or its `revisao` moved on; undefined where it does. */
export async function findFaltaDoBanco(
  db: Queryable,
  own: Revisao,
): Promise<'migracao' | 'revisao' | undefined> {
  const situacao = compareRevisao(await findRevisao(db), own);
  if (situacao === 'atrasado') return 'migracao';
  return situacao === 'igual' || situacao === 'compativel' ? undefined : 'revisao';
}
