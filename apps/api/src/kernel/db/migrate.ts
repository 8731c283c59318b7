import { setTimeout } from 'node:timers/promises';
import { sqlState } from '../database-error.ts';
import { EnvironmentError } from '../environment.ts';
import type { Db, Queryable, Transaction } from './db.ts';
import { esquemaText } from './esquema.text.ts';
import {
  compareRevisao,
  type Esquema,
  findRevisao,
  type Migration,
  readIndice,
  type Revisao,
  toMinima,
} from './revisao.ts';

/** Any constant does; it only has to be the same in every process that changes this database's tables. */
export const lockNumber = 7_336_001;

/** Returns the names of the files that `migrate` would run on a database, and runs none. */
export async function listPending(db: Db, { numbered, functions }: Esquema): Promise<string[]> {
  const all = [...numbered, ...functions];
  try {
    const done = await readDone(db);
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

type OnBreaking = (tx: Queryable, quebra: Quebra) => Promise<void>;

/** How a migration waits for the locks of its tables. */
export interface Patience {
  /** How long one attempt queues for a lock; statements that come later queue behind it. */
  readonly lockMilliseconds: number;
  /** Waits after an attempt (from 1) that got no lock; answers whether to try again. */
  pause(attempt: number): Promise<boolean>;
}

/** About four minutes in all. */
const attempts = 20;
const defaultPatience: Patience = {
  lockMilliseconds: 2_000,
  async pause(attempt) {
    if (attempt === attempts) return false;
    await setTimeout(Math.min(2 ** attempt * 500, 10_000));
    return true;
  },
};

/**
 * Brings a database up to the revision of `esquema` while no other process migrates it: first the numbered files that have
 * not run yet (each once, in order, never edited afterwards), each in a transaction of its own or outside of one; then, in
 * one transaction, the functions of the modules (`<module>/sql/*.sql`, `create or replace`) whose text changed and the
 * revision. What fails is left out with all that follows, and the next call goes on from there. A database of this or a
 * later revision is not written. Answers what ran.
 *
 * @param onBreaking is called before anything runs, and again right before each breaking file, where the database is not a
 *   new one and programs of some revisions would no longer work; the same number with another text counts as such for all
 *   programs
 */
export async function migrate(
  db: Db,
  esquema: Esquema,
  onBreaking: OnBreaking = () => Promise.resolve(),
  patience: Patience = defaultPatience,
): Promise<string[]> {
  if (!isNeeded(await findRevisao(db), esquema)) return [];
  return db.runExclusive(lockNumber, async () => {
    const { numbered, functions, revisao, minima, hash } = esquema;
    const run = <T>(name: string, work: (tx: Transaction) => Promise<T>) =>
      runPatiently(db, name, patience, work);
    const plan = await run(esquemaText.preparo, async (tx) => {
      await createTables(tx);
      const found = await findRevisao(tx);
      if (!isNeeded(found, esquema)) return undefined;
      const done = await readDone(tx);
      requireOwnFiles(done, numbered);
      const fresh = numbered.filter(({ name }) => !done.has(name));
      const changed = functions.filter((file) => done.get(file.name) !== file.hash);
      const breaking = fresh.filter((file) => toMinima(file, revisao) > 0);
      const toNames = (files: readonly Migration[]) => files.map(({ name }) => name);
      if (found && compareRevisao(found, esquema) === 'diferente')
        await onBreaking(tx, { names: toNames([...fresh, ...changed]), minima: revisao + 1 });
      else if (found && breaking.length > 0) await onBreaking(tx, { names: toNames(breaking), minima });
      return { fresh, changed, isNew: !found, names: toNames([...fresh, ...changed]) };
    });
    if (!plan) return [];
    for (const file of plan.fresh) {
      const indice = readIndice(file);
      if (indice) {
        await runAlone(db, file, indice);
        await run(file.name, (tx) => record(tx, file));
        continue;
      }
      await run(file.name, async (tx) => {
        if (!plan.isNew) await excludeBroken(tx, file, esquema, onBreaking);
        await apply(tx, file);
      });
    }
    await run(esquemaText.funcoes, async (tx) => {
      for (const file of plan.changed) await apply(tx, file);
      await tx.query(
        `insert into revisao (revisao, minima, hash) values ($1, $2, $3) on conflict (unica) do update
         set revisao = excluded.revisao, minima = excluded.minima, hash = excluded.hash`,
        [revisao, minima, hash],
      );
    });
    return plan.names;
  });
}

function isNeeded(found: Revisao | undefined, esquema: Esquema): boolean {
  const situacao = compareRevisao(found, esquema);
  return situacao === 'atrasado' || situacao === 'diferente';
}

async function createTables(tx: Transaction): Promise<void> {
  await tx.execute(
    `create table if not exists migracao (
       nome text primary key, hash text not null, aplicada_em timestamptz not null default now()
     );
     create table if not exists revisao (
       unica boolean not null default true, revisao integer not null, minima integer not null, hash text not null,
       constraint revisao__pk primary key (unica), constraint revisao__unica check (unica)
     );`,
  );
}

async function readDone(db: Queryable): Promise<Map<string, string>> {
  const rows = await db.query<{ nome: string; hash: string }>('select nome, hash from migracao');
  return new Map(rows.map(({ nome, hash }) => [nome, hash]));
}

/** Throws unless the numbered files that ran are files of this program, unchanged. */
function requireOwnFiles(done: ReadonlyMap<string, string>, numbered: readonly Migration[]): void {
  const baseline = numbered[0]?.name;
  if (baseline && done.size > 0 && !done.has(baseline))
    throw new EnvironmentError(esquemaText.anterior(baseline), 'esquema.anterior');
  const changed = numbered.find(({ name, hash }) => done.has(name) && done.get(name) !== hash);
  if (changed) throw new Error(`${changed.name} was changed after it ran; write a new migration instead`);
}

/**
 * Makes the database refuse programs that this file breaks, from the file's transaction on: the revision itself is written
 * last, and until then such a program would start on a database that it cannot use.
 */
async function excludeBroken(
  tx: Transaction,
  file: Migration,
  { revisao }: Esquema,
  onBreaking: OnBreaking,
): Promise<void> {
  const minima = toMinima(file, revisao);
  if (minima === 0) return;
  await onBreaking(tx, { names: [file.name], minima });
  await tx.query('update revisao set minima = greatest(minima, $1)', [minima]);
}

async function apply(tx: Transaction, file: Migration): Promise<void> {
  await tx.execute(file.sql);
  await record(tx, file);
}

async function record(tx: Queryable, { name, hash }: Migration): Promise<void> {
  await tx.query(
    'insert into migracao (nome, hash) values ($1, $2) on conflict (nome) do update set hash = excluded.hash, aplicada_em = now()',
    [name, hash],
  );
}

/** Runs the statement of a file outside of a transaction, after what a failed run of it left behind is gone. */
async function runAlone(db: Db, { sql }: Migration, indice: string): Promise<void> {
  const [invalid] = await db.query(
    'select from pg_index where indexrelid = to_regclass($1) and not indisvalid',
    [indice],
  );
  if (invalid) await db.executeAlone(`drop index concurrently if exists ${indice}`);
  await db.executeAlone(sql);
}

/** SQLSTATE lock_not_available. */
const lockNotAvailable = '55P03';

/**
 * Runs a transaction that queues for each lock only for a moment, because every statement on the table queues behind it,
 * and tries it again after a pause in which they run. Throws EnvironmentError when the pauses are over.
 */
async function runPatiently<T>(
  db: Db,
  name: string,
  { lockMilliseconds, pause }: Patience,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction(async (tx) => {
        // A change of millions of rows takes longer than any statement of a request may. On several machines statements run
        // one after the other, or a file could not change what it wrote; elsewhere the citus settings have no effect.
        await tx.execute(
          `set local statement_timeout = 0; set local lock_timeout = ${lockMilliseconds};
           set local citus.multi_shard_modify_mode = sequential; set local citus.enable_unsafe_triggers = on`,
        );
        return await work(tx);
      });
    } catch (error) {
      if (sqlState(error) !== lockNotAvailable) throw error;
      if (!(await pause(attempt)))
        throw new EnvironmentError(esquemaText.ocupado(name, await listOldest(db)), 'esquema.ocupado');
    }
  }
}

/** The transactions of this database that are open longest: one of them holds the lock. */
const listOldest = (db: Db): Promise<{ pid: number; segundos: number }[]> =>
  db.query<{ pid: number; segundos: number }>(
    `select pid, extract(epoch from clock_timestamp() - xact_start)::int as segundos from pg_stat_activity
     where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()
     order by xact_start limit 3`,
  );
