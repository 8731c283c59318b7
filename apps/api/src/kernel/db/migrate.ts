import type { Db, Queryable, Transaction } from './db.ts';
import { sqlState } from '../database-error.ts';
import { EnvironmentError } from '../environment.ts';
import { esquemaText } from './esquema.text.ts';
import { compareRevisao, type Esquema, findRevisao, type Migration, toMinima } from './revisao.ts';

/** Any constant does; it only has to be the same in every process that changes this database's tables. */
export const lockNumber = 7_336_001;

const isOptional = (migration: Migration, { revisao }: Esquema) => toMinima(migration, revisao) === 0;

/** Returns the names of the files that `migrate` would run on a database, and runs none. */
export async function listPending(db: Db, { numbered, functions }: Esquema): Promise<string[]> {
  const all = [...numbered, ...functions];
  try {
    const rows = await db.query<{ nome: string; hash: string }>('select nome, hash from migracao');
    const done = new Map(rows.map(({ nome, hash }) => [nome, hash]));
    return all.filter(({ name, hash }) => done.get(name) !== hash).map(({ name }) => name);
  } catch (error) {
    if (sqlState(error) === '42P01') return all.map(({ name }) => name);
    throw error;
  }
}

/** Returns the names of the numbered migrations of later releases. */
export async function listUnknown(db: Db, { numbered }: Esquema): Promise<string[]> {
  const rows = await db.query<{ nome: string }>(
    `select nome from migracao where nome ~ '^[0-9]{4}-' and nome <> all($1) order by nome`,
    [numbered.map(({ name }) => name)],
  );
  return rows.map(({ nome }) => nome);
}

/** What a migration breaks: names of files, and the revision below which programs no longer work. */
export interface Quebra {
  readonly names: readonly string[];
  readonly minima: number;
}

/**
 * Brings a database up to the revision of `esquema` under an advisory lock, all in one transaction: first the numbered
 * files that have not run yet (each once, in order, never edited afterwards), then the functions of the modules
 * (`<module>/sql/*.sql`, `create or replace`) whose text changed. A database of this or a later revision is not written.
 * Answers what ran.
 *
 * @param onBreaking is called before anything runs, where the database is not a new one and programs of some revisions
 *   would no longer work; the same number with another text counts as such for all programs
 */
export async function migrate(
  db: Db,
  esquema: Esquema,
  onBreaking: (tx: Queryable, quebra: Quebra) => Promise<void> = () => Promise.resolve(),
): Promise<string[]> {
  const { revisao, minima, hash, numbered, functions } = esquema;
  const isNeeded = async (queryable: Queryable) => {
    const situacao = compareRevisao(await findRevisao(queryable), esquema);
    return situacao === 'atrasado' || situacao === 'diferente' ? situacao : undefined;
  };
  if (!(await isNeeded(db))) return [];
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
    await tx.query(
      `create table if not exists revisao (
         unica boolean not null default true, revisao integer not null, minima integer not null, hash text not null,
         constraint revisao__pk primary key (unica), constraint revisao__unica check (unica)
       )`,
    );
    const needed = await isNeeded(tx);
    if (!needed) return [];
    const rows = await tx.query<{ nome: string; hash: string }>('select nome, hash from migracao');
    const done = new Map(rows.map((r) => [r.nome, r.hash]));
    const baseline = numbered[0]?.name;
    if (baseline && done.size > 0 && !done.has(baseline))
      throw new EnvironmentError(esquemaText.anterior(baseline), 'esquema.anterior');
    const changed = numbered.find((file) => done.has(file.name) && done.get(file.name) !== file.hash);
    if (changed) throw new Error(`${changed.name} was changed after it ran; write a new migration instead`);
    const fresh = numbered.filter(({ name }) => !done.has(name));
    const due = [...fresh, ...functions.filter((file) => done.get(file.name) !== file.hash)];
    const names = due.map(({ name }) => name);
    const breaking = fresh.filter((file) => !isOptional(file, esquema)).map(({ name }) => name);
    if (needed === 'diferente') await onBreaking(tx, { names, minima: revisao + 1 });
    else if (done.size > 0 && breaking.length > 0) await onBreaking(tx, { names: breaking, minima });
    for (const file of due) await apply(tx, file);
    await tx.query(
      `insert into revisao (revisao, minima, hash) values ($1, $2, $3) on conflict (unica) do update
       set revisao = excluded.revisao, minima = excluded.minima, hash = excluded.hash`,
      [revisao, minima, hash],
    );
    return names;
  });
}

async function apply(tx: Transaction, { name, sql, hash }: Migration): Promise<void> {
  await tx.execute(sql);
  await tx.query(
    'insert into migracao (nome, hash) values ($1, $2) on conflict (nome) do update set hash = excluded.hash, aplicada_em = now()',
    [name, hash],
  );
}
