import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sqlState } from '../database-error.ts';
import type { Db, Queryable } from './db.ts';

/** Any constant does; it only has to be the same in every process that changes this database's tables. */
export const lockNumber = 7_336_001;

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const readSql = (folder: string, pattern: RegExp): Migration[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => pattern.test(name.replaceAll('\\', '/')))
    .sort()
    .map((name) => {
      const sql = readFileSync(join(folder, name), 'utf8');
      return { name: name.replaceAll('\\', '/'), sql, hash: sha256(sql) };
    });

/** A file that changes the database: a numbered one runs once, one of functions whenever its text is another. */
export interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly hash: string;
}

interface MigrationFolders {
  readonly migrations: string;
  readonly modules: string;
}

/** The numbered migrations, in their order. */
export function readMigrations(folder: string): Migration[] {
  const numbered = readSql(folder, /^\d{4}-[\w-]+\.sql$/);
  for (const { name, sql } of numbered) {
    if (!/^-- (compatible|breaking)\b/.test(sql))
      throw new Error(`${name} must begin with -- compatible or -- breaking`);
  }
  return numbered;
}

const readFunctions = (folder: string) => readSql(folder, /^[\w-]+\/sql\/[\w-]+\.sql$/);
const isBreaking = ({ sql }: Migration) => sql.startsWith('-- breaking');

/** Those that a database does not have as they are here. It fails with 42P01 where nothing ever was migrated. */
export async function findUnapplied(db: Queryable, migrations: readonly Migration[]): Promise<string[]> {
  const rows = await db.query<{ nome: string; hash: string }>(
    'select nome, hash from migracao where nome = any($1)',
    [migrations.map(({ name }) => name)],
  );
  const done = new Map(rows.map(({ nome, hash }) => [nome, hash]));
  return migrations.filter(({ name, hash }) => done.get(name) !== hash).map(({ name }) => name);
}

/** What `migrate` would do to a database, without doing it. */
export async function listPending(db: Db, folders: MigrationFolders): Promise<string[]> {
  const all = [...readMigrations(folders.migrations), ...readFunctions(folders.modules)];
  try {
    return await findUnapplied(db, all);
  } catch (error) {
    if (sqlState(error) === '42P01') return all.map(({ name }) => name);
    throw error;
  }
}

/**
 * Brings the schema up to date under an advisory lock, all in one transaction: first the numbered files that
 * have not run yet (each once, in order, never edited afterwards), then the functions of the modules
 * (`<module>/sql/*.sql`, `create or replace`) whose text changed. Answers what ran.
 *
 * @param onBreaking is told before anything runs of the breaking migrations among it, where the database is not a new one
 */
export async function migrate(
  db: Db,
  folders: MigrationFolders,
  onBreaking: (tx: Queryable, names: string[]) => Promise<void> = () => Promise.resolve(),
): Promise<string[]> {
  const numbered = readMigrations(folders.migrations);
  const functions = readFunctions(folders.modules);
  return db.transaction(async (tx) => {
    // An index over a campaign's millions of numbers takes longer than any question of a person may.
    await tx.query('set local statement_timeout = 0');
    await tx.query('select pg_advisory_xact_lock($1)', [lockNumber]);
    // On several machines one after the other, or a file could not change what it wrote; elsewhere nobody reads it.
    await tx.query('set local citus.multi_shard_modify_mode = sequential');
    await tx.query('set local citus.enable_unsafe_triggers = on');
    await tx.query(
      'create table if not exists migracao (nome text primary key, hash text not null, aplicada_em timestamptz not null default now())',
    );
    const rows = await tx.query<{ nome: string; hash: string }>('select nome, hash from migracao');
    const done = new Map(rows.map((r) => [r.nome, r.hash]));
    const changed = numbered.find(({ name, hash }) => done.has(name) && done.get(name) !== hash);
    if (changed) throw new Error(`${changed.name} was changed after it ran; write a new migration instead`);
    const fresh = numbered.filter(({ name }) => !done.has(name));
    const breaking = fresh.filter(isBreaking).map(({ name }) => name);
    if (done.size > 0 && breaking.length > 0) await onBreaking(tx, breaking);
    const due = [...fresh, ...functions.filter(({ name, hash }) => done.get(name) !== hash)];
    for (const { name, sql, hash } of due) await apply(tx, name, sql, hash);
    return due.map(({ name }) => name);
  });
}

async function apply(tx: Queryable, name: string, sql: string, hash: string): Promise<void> {
  for (const statement of splitStatements(sql)) await tx.query(statement);
  await tx.query(
    'insert into migracao (nome, hash) values ($1, $2) on conflict (nome) do update set hash = excluded.hash, aplicada_em = now()',
    [name, hash],
  );
}

/** Splits a file at the semicolons that end statements, leaving `$$` bodies, strings and comments whole. */
export function splitStatements(sql: string): string[] {
  const pieces = sql.match(/\$\$[\s\S]*?\$\$|'(?:[^']|'')*'|--[^\n]*|;|[^$'\-;]+|[$'-]/g) ?? [];
  const statements = [''];
  for (const piece of pieces) {
    if (piece === ';') statements.push('');
    else if (!piece.startsWith('--')) statements[statements.length - 1] += piece;
  }
  return statements.map((statement) => statement.trim()).filter(Boolean);
}
