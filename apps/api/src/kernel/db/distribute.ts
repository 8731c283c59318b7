import { type Db, first, type Queryable } from './db.ts';
import { lockNumber } from './migrate.ts';

/** Co-located distributed tables: rows with the same distribution key are on one node. */
export interface GrupoTabelas {
  readonly nome: string;
  /** The table with which the others are co-located. */
  readonly primeira: string;
  /** Distribution column per table; part of every unique constraint. */
  readonly chaves: Readonly<Record<string, string>>;
}

/** A delegated function: runs on the node that holds the rows of the argument `chave`. */
export interface FuncaoLevada {
  readonly chave: string;
  readonly grupo: GrupoTabelas;
}

/** Placement of all tables and functions on a cluster. */
export interface Distribuicao {
  readonly grupos: readonly GrupoTabelas[];
  /** Reference tables: small, read everywhere, rarely written; replicated to each node. */
  readonly copiadas: readonly string[];
  /** Tables that stay on the coordinator; delegated functions must not access them. */
  readonly locais: readonly string[];
  readonly funcoes: Readonly<Record<string, FuncaoLevada>>;
  /** Unique indexes that a single node enforces and a cluster cannot; there they become plain indexes. By table. */
  readonly unicos: Readonly<Record<string, readonly string[]>>;
}

/** Availability of Citus: extension and worker nodes. */
export type EstadoCitus = 'ausente' | 'semExtensao' | 'semNos' | 'pronto';

export async function readEstadoCitus(db: Queryable): Promise<EstadoCitus> {
  const { offered, installed } = first(
    await db.query<{ offered: boolean; installed: boolean }>(
      `select exists (select from pg_available_extensions where name = 'citus') as offered,
              exists (select from pg_extension where extname = 'citus') as installed`,
    ),
  );
  if (!installed) return offered ? 'semExtensao' : 'ausente';
  const [worker] = await db.query('select from pg_dist_node where groupid <> 0 and isactive limit 1');
  return worker ? 'pronto' : 'semNos';
}

/** Returns whether tables of this database are distributed already. */
export async function isDistributed(db: Queryable): Promise<boolean> {
  const { known } = first(
    await db.query<{ known: boolean }>(`select to_regclass('pg_dist_partition') is not null as known`),
  );
  if (!known) return false;
  const [spread] = await db.query(`select from pg_dist_partition where partmethod = 'h' limit 1`);
  return spread !== undefined;
}

/**
 * Places every table and function according to `plano`, each in a separate transaction, and returns what was
 * done; idempotent and resumable. Existing rows move with their table; writers wait meanwhile.
 */
export const distribute = (db: Db, plano: Distribuicao): Promise<string[]> =>
  db.runExclusive(lockNumber, () => move(db, plano));

async function move(db: Db, plano: Distribuicao): Promise<string[]> {
  const there = await readPlaces(db);
  const done: string[] = [];
  for (const { table, place, sql, values } of listMoves(plano)) {
    if (isAt(there.get(table), place, table)) continue;
    await runUnlimited(db, async (tx) => {
      for (const index of plano.unicos[table] ?? []) await loosen(tx, index);
      await tx.query(sql, [table, ...values]);
    });
    done.push(table);
  }
  return [...done, ...(await distributeFunctions(db, plano))];
}

/** Replaces a unique index by a non-unique one. */
async function loosen(tx: Queryable, index: string): Promise<void> {
  const { text } = first(
    await tx.query<{ text: string }>('select pg_get_indexdef($1::regclass) as text', [index]),
  );
  if (!text.startsWith('CREATE UNIQUE ')) return;
  await tx.query(`drop index ${index}`);
  await tx.query(text.replace('CREATE UNIQUE ', 'CREATE '));
}

interface Place {
  readonly how: 'distributed' | 'reference' | 'coordinator';
  readonly key: string | undefined;
}

interface Move {
  readonly table: string;
  readonly place: Place;
  readonly sql: string;
  readonly values: readonly string[];
}

/** Reference tables first, because others refer to them; then each group's first table before its followers. */
function listMoves({ copiadas, grupos }: Distribuicao): Move[] {
  const spread = ({ primeira, chaves }: GrupoTabelas) =>
    [primeira, ...Object.keys(chaves).filter((table) => table !== primeira)].map((table): Move => {
      const key = chaves[table]!;
      const sql = 'select create_distributed_table($1::regclass, $2, colocate_with := $3)';
      const follows = table === primeira ? 'none' : primeira;
      return { table, place: { how: 'distributed', key }, sql, values: [key, follows] };
    });
  const copy = (table: string): Move => ({
    table,
    place: { how: 'reference', key: undefined },
    sql: 'select create_reference_table($1::regclass)',
    values: [],
  });
  return [...copiadas.map(copy), ...grupos.flatMap(spread)];
}

/** Returns whether a table is placed as wanted; throws for a conflicting placement, which was made by hand. */
function isAt(found: Place | undefined, { how, key }: Place, table: string): boolean {
  if (!found) return false;
  if (found.how === how && found.key === key) return true;
  // A foreign key alone adds the table to the cluster metadata.
  if (found.how === 'coordinator') return false;
  const said = ({ how: one, key: by }: Place) => (by ? `${one} by ${by}` : one);
  throw new Error(`${table} is distributed ${said(found)}, but must be ${said({ how, key })}`);
}

async function readPlaces(db: Queryable): Promise<Map<string, Place>> {
  // -- rows: only a server with Citus has these tables
  const rows = await db.query<{ name: string; how: Place['how']; key: string | null }>(
    `select c.relname as name,
       case when p.partmethod = 'h' then 'distributed' when p.repmodel = 't' then 'reference' else 'coordinator' end as how,
       case p.partmethod when 'h' then column_to_column_name(p.logicalrelid, p.partkey) end as key
     from pg_class c join pg_dist_partition p on p.logicalrelid = c.oid
     where c.relnamespace = 'public'::regnamespace`,
  );
  return new Map(rows.map(({ name, how, key }) => [name, { how, key: key ?? undefined }]));
}

/**
 * Without timeout, for large tables; allows triggers, because ours only reject statements, which is correct per
 * shard too.
 */
const runUnlimited = <T>(db: Db, work: (tx: Queryable) => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    await tx.query('set local statement_timeout = 0');
    await tx.query('set local citus.enable_unsafe_triggers = on');
    return work(tx);
  });

interface KnownFunction {
  readonly name: string;
  readonly call: string;
  readonly argumentos: readonly string[];
  readonly isKnown: boolean;
  /** Index of the distribution argument, from 0. */
  readonly led: number | null;
}

/** Registers every function on each node and delegates those of the plan to their rows' nodes. */
async function distributeFunctions(db: Db, { funcoes }: Distribuicao): Promise<string[]> {
  // -- rows: only a server with Citus has these tables
  const found = await db.query<KnownFunction>(
    `select p.proname::text as name, p.oid::regprocedure::text as call, coalesce(p.proargnames, '{}') as argumentos,
            o.objid is not null as "isKnown", o.distribution_argument_index as led
     from pg_proc p left join pg_catalog.pg_dist_object o on o.classid = 'pg_proc'::regclass and o.objid = p.oid
     where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
       and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
     order by p.proname::text collate "C"`,
  );
  const done: string[] = [];
  for (const { name, call, argumentos, isKnown, led } of found) {
    const wanted = funcoes[name];
    const at = wanted ? argumentos.indexOf(wanted.chave) : null;
    if (at === -1) throw new Error(`${call} has no argument ${wanted!.chave}`);
    if (isKnown && led === at) continue;
    await runUnlimited(db, (tx) =>
      at === null
        ? tx.query('select create_distributed_function($1::regprocedure)', [call])
        : tx.query('select create_distributed_function($1::regprocedure, $2, colocate_with := $3)', [
            call,
            `$${at + 1}`,
            wanted!.grupo.primeira,
          ]),
    );
    done.push(call);
  }
  return done;
}
