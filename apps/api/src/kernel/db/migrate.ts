import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Db, Queryable } from './db.ts';

// Any constant does; it only has to be the same in every process that migrates this database.
const lockNumber = 7_336_001;

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const readSql = (folder: string, pattern: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => pattern.test(name.replaceAll('\\', '/')))
    .sort()
    .map((name) => ({ name: name.replaceAll('\\', '/'), sql: readFileSync(join(folder, name), 'utf8') }));

/**
 * Brings the schema up to date under an advisory lock, all in one transaction: first the numbered files that
 * have not run yet (each once, in order, never edited afterwards), then the functions of the modules
 * (`<module>/sql/*.sql`, `create or replace`) whose text changed.
 */
export async function migrate(db: Db, folders: { migrations: string; modules: string }): Promise<void> {
  const numbered = readSql(folders.migrations, /^\d{4}-[\w-]+\.sql$/);
  const functions = readSql(folders.modules, /^[\w-]+\/sql\/[\w-]+\.sql$/);
  for (const { name, sql } of numbered) {
    if (!/^-- (compatible|breaking)\b/.test(sql))
      throw new Error(`${name} must begin with -- compatible or -- breaking`);
  }
  await db.transaction(async (tx) => {
    // An index over a campaign's millions of numbers takes longer than any question of a person may.
    await tx.query('set local statement_timeout = 0');
    await tx.query('select pg_advisory_xact_lock($1)', [lockNumber]);
    await tx.query(
      'create table if not exists migracao (nome text primary key, hash text not null, aplicada_em timestamptz not null default now())',
    );
    const done = new Map(
      (await tx.query<{ nome: string; hash: string }>('select nome, hash from migracao')).map((r) => [
        r.nome,
        r.hash,
      ]),
    );
    for (const file of numbered) {
      const hash = sha256(file.sql);
      const before = done.get(file.name);
      if (before === undefined) await apply(tx, file.name, file.sql, hash);
      else if (before !== hash)
        throw new Error(`${file.name} was changed after it ran; write a new migration instead`);
    }
    for (const file of functions) {
      const hash = sha256(file.sql);
      if (done.get(file.name) !== hash) await apply(tx, file.name, file.sql, hash);
    }
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
