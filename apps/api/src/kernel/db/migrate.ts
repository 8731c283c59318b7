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

/** Advisory lock key; arbitrary, but identical in every process that changes the schema. */
export const lockNumber = 7_336_001;

/** Returns the names of pending files without running them. */
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

/** Returns the names of numbered migrations of later releases. */
export async function listUnknown(db: Db, { numbered }: Esquema): Promise<string[]> {
  const rows = await db.query<{ nome: string }>(
    `select nome from migracao where nome ~ '^[0-9]{4}-' and nome <> all($1) order by nome`,
    [numbered.map(({ name }) => name)],
  );
  return rows.map(({ nome }) => nome);
}

/** A breaking change: file names, and the revision below which releases no longer work. */
export interface Quebra {
  readonly names: readonly string[];
  readonly minima: number;
}

type OnBreaking = (tx: Queryable, quebra: Quebra) => Promise<void>;

/** Lock acquisition of a migration. */
export interface Patience {
  /** Lock timeout of one attempt, in ms; later statements on the table queue behind it. */
  readonly lockMilliseconds: number;
  /** Waits after a failed attempt (from 1); returns whether to try again. */
  pause(attempt: number): Promise<boolean>;
}

/** About four minutes in total. */
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
 * Migrates a database to the revision of `esquema` under an exclusive lock: first the pending numbered files
 * (each once, in order, immutable), each in a separate transaction or outside one; then, in one transaction,
 * changed functions of the modules (`<module>/sql/*.sql`, `create or replace`) and the revision. A failure stops
 * the run, and the next call resumes there. A database of this or a later revision is not written. Returns the
 * names of the files that ran.
 *
 * @param onBreaking called before anything runs, and again right before each breaking file, unless the database
 * is new; the same revision with another hash counts as breaking for all releases
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

/** Throws unless the applied numbered files are files of this release, unchanged. */
function requireOwnFiles(done: ReadonlyMap<string, string>, numbered: readonly Migration[]): void {
  const baseline = numbered[0]?.name;
  if (baseline && done.size > 0 && !done.has(baseline))
    throw new EnvironmentError(esquemaText.anterior(baseline), 'esquema.anterior');
  const changed = numbered.find(({ name, hash }) => done.has(name) && done.get(name) !== hash);
  if (changed)
    throw new Error(`${changed.name} was changed after it ran; undo the change and write a new migration`);
}

/**
 * Makes the database reject releases broken by this file from the file's transaction on: the revision itself is
 * written last, and until then such a release would start on an incompatible schema.
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

/** Runs a file's statement outside a transaction, after removing the invalid index of a failed run. */
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
 * Runs a transaction with a short lock timeout, because every statement on the table queues behind a waiting
 * lock, and retries after a pause that lets them run. Throws EnvironmentError after the last attempt.
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
        // No statement timeout, because changing millions of rows takes longer than a request may. On Citus,
        // sequential mode lets a file modify rows that it wrote; on a single node those settings have no effect.
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

/** Lists this database's longest open transactions: one of them holds the lock. */
const listOldest = (db: Db): Promise<{ pid: number; segundos: number }[]> =>
  db.query<{ pid: number; segundos: number }>(
    `select pid, extract(epoch from clock_timestamp() - xact_start)::int as segundos from pg_stat_activity
     where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()
     order by xact_start limit 3`,
  );
