import { type ChaveEstado, type KeyRing, type Uso, usos } from '../auth/key-ring.ts';
import type { Job } from '../fila/jobs.ts';
import { type Db, first, type Queryable } from './db.ts';

/** Advisory lock key for changes of key states. */
const segredosLock = 0x7365_6772;

/** Reads the states of all keys. */
export const listChaves = (db: Queryable): Promise<ChaveEstado[]> =>
  db.query<{ [K in keyof ChaveEstado]: ChaveEstado[K] }>(
    'select uso, chave, estado, original, atual_desde from segredo order by uso, criado_em, chave',
  );

/** Serializes process starts and key rotations until the end of the transaction. */
export const lockChaves = (tx: Queryable): Promise<unknown> =>
  tx.query('select pg_advisory_xact_lock($1)', [segredosLock]);

/**
 * Registers configured keys unknown to the database: the first one of a purpose signs, later ones wait for
 * promotion.
 */
export async function registerChaves(tx: Queryable, keys: KeyRing): Promise<void> {
  const known = await listChaves(tx);
  for (const uso of usos)
    for (const [at, chave] of keys.listHeld(uso).entries()) {
      const isFirst = at === 0 && !known.some((one) => one.uso === uso);
      await tx.query(
        `insert into segredo (uso, chave, estado, original, atual_desde)
         values ($1, $2, $3, $4, case when $4 then now() end) on conflict (uso, chave) do nothing`,
        [uso, chave, isFirst ? 'atual' : 'reserva', isFirst],
      );
    }
}

/** Makes a key the current one of its purpose; the previous one still verifies and opens. */
export async function promoteChave(tx: Queryable, uso: Uso, chave: string): Promise<void> {
  await tx.query(`update segredo set estado = 'reserva' where uso = $1 and estado = 'atual'`, [uso]);
  await tx.query(`update segredo set estado = 'atual', atual_desde = now() where uso = $1 and chave = $2`, [
    uso,
    chave,
  ]);
}

/** Waits for every transaction that holds the key (`holdChave`) and blocks later ones until this one ends. */
export const lockChave = (tx: Queryable, uso: Uso, chave: string): Promise<unknown> =>
  tx.query('select 1 from segredo where uso = $1 and chave = $2 for update', [uso, chave]);

export const retireChave = (
  tx: Queryable,
  uso: Uso,
  chave: string,
  estado: 'aposentada' | 'vazada',
): Promise<unknown> =>
  tx.query('update segredo set estado = $3 where uso = $1 and chave = $2', [uso, chave, estado]);

/** Prevents the key's retirement until the end of the transaction; throws when it is retired. */
export async function holdChave(tx: Queryable, uso: Uso, chave: string): Promise<void> {
  const held = await tx.query(
    `select 1 from segredo where uso = $1 and chave = $2 and estado in ('atual', 'reserva') for share`,
    [uso, chave],
  );
  if (held.length === 0) throw new Error(`the key ${chave} of ${uso} encrypts no data any more`);
}

/** Keeps a key current until the end of the transaction; throws when another one is current. */
export async function holdAtual(tx: Queryable, uso: Uso, chave: string): Promise<void> {
  const held = await tx.query(
    `select 1 from segredo where uso = $1 and chave = $2 and estado = 'atual' for share`,
    [uso, chave],
  );
  if (held.length === 0)
    throw new Error(`the key ${chave} of ${uso} is no longer current; run the command again`);
}

/** Seconds since the current key of a purpose became current, by the database clock. */
export const readSegundosAtual = async (db: Queryable, uso: Uso): Promise<number> =>
  first(
    await db.query<{ segundos: number }>(
      `select extract(epoch from now() - atual_desde)::float8 as segundos from segredo
       where uso = $1 and estado = 'atual'`,
      [uso],
    ),
  ).segundos;

/** Polling interval of the key states, in seconds. */
const everySeconds = 5;

/** Job that applies current and retired keys in every process. */
export const createSegredosJob = (db: Db, keys: KeyRing): Job => ({
  name: 'segredos.ler',
  everySeconds,
  runs: 'everywhere',
  statementSeconds: 5,
  run: async () => keys.load(await listChaves(db)),
});
