import { setTimeout } from 'node:timers/promises';
import { createKeyRing, type KeyRing } from './kernel/auth/key-ring.ts';
import { distribute, isDistributed, readEstadoCitus } from './kernel/db/distribute.ts';
import type { FolderLock } from '@trevo/postgres/embedded/folder-lock';
import { listPending, listUnknown, migrate, type Quebra } from './kernel/db/migrate.ts';
import { openPgDb } from './kernel/db/pg-db.ts';
import { createPresenca, listProcessos, type Presenca, type Processo } from './kernel/db/processos.ts';
import { compareRevisao, type Esquema, findRevisao, readEsquema, type Revisao } from './kernel/db/revisao.ts';
import { type Db, first, type Queryable } from './kernel/db/db.ts';
import { sqlState } from './kernel/database-error.ts';
import { EnvironmentError, type Environment } from './kernel/environment.ts';
import type { Logger } from './kernel/log.ts';
import { ensureStorageId, findStorageId } from './adapters/storage/storage-id.ts';
import type { FileStorage } from './adapters/storage/storage.port.ts';
import { armazenamentoText } from './armazenamento.text.ts';
import { distribuicao } from './distribuicao.ts';
import { distribuirText } from './comandos/distribuir.text.ts';
import { folders } from './folders.ts';
import { openEmbedded, type Uso } from './embedded-database.ts';
import { readSegredosConfig, type SegredosConfig } from './comandos/segredos-config.ts';

/** Advisory lock key of `registerProcesso`. */
const startLock = 0x6172_6d7a;

export interface OpenDatabase {
  readonly db: Db;
  /** Address of the database: DATABASE_URL, or that of the embedded server. */
  readonly url: string;
  /** Configured secrets. */
  readonly config: SegredosConfig;
  readonly keys: KeyRing;
  /** Lock of the data folder while this process runs the embedded server. */
  readonly lock: FolderLock | undefined;
  /** Closes the connections and stops the embedded server that this process has started. */
  close(): Promise<void>;
}

/**
 * Opens the configured database: the server of DATABASE_URL, or the embedded one.
 *
 * @param waitSeconds time in which a server that does not accept connections yet is retried
 */
export async function openDatabase(
  env: Environment,
  uso: Uso,
  onError: (error: Error) => void = () => undefined,
  waitSeconds = 0,
): Promise<OpenDatabase> {
  const server = env.DATABASE_URL ? undefined : await openEmbedded(env.dataFolder, uso);
  const url = env.DATABASE_URL ?? server!.url;
  const stop = async () => {
    await server?.stop();
    server?.lock?.release();
  };
  try {
    const config = readSegredosConfig(env);
    const keys = createKeyRing(config.segredos);
    const db = openPgDb(url, { poolSize: env.DB_POOL, onError });
    await requireServer(db, url, waitSeconds);
    const close = async () => {
      await db.close();
      await stop();
    };
    return { db, url, config, keys, lock: server?.lock, close };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Result of a schema update: the files that ran, and the database's revision when it is above the release's. */
export interface SchemaUpdate {
  readonly done: readonly string[];
  readonly newer?: number;
}

/**
 * Migrates the schema to this release's revision; with MIGRAR=nao refuses an outdated database instead. A
 * breaking migration waits until no broken process uses the database, unless forced. A later revision is left
 * untouched, and refused when incompatible.
 */
export async function updateSchema(
  db: Db,
  { MIGRAR }: Pick<Environment, 'MIGRAR'>,
  isForced = false,
  esquema: Esquema = readEsquema(folders),
): Promise<SchemaUpdate> {
  const done = MIGRAR === 'sim' ? await migrate(db, esquema, isForced ? undefined : requireNoProcess) : [];
  const found = await findRevisao(db);
  const situacao = compareRevisao(found, esquema);
  if (situacao === 'atrasado') throw await toBehind(db, esquema);
  if (situacao === 'diferente')
    throw new EnvironmentError(
      `The database has revision ${esquema.revisao} of another build with other functions, and MIGRAR=nao forbids this program to replace them; start the build that migrated it, or stop all processes and run npm run migrar (or main.js migrar).`,
      'esquema.diferente',
    );
  if (situacao === 'adiantado') throw await toAhead(db, esquema, found!);
  if (situacao === 'compativel') return { done, newer: found!.revisao };
  // New tables are not distributed yet.
  return MIGRAR === 'sim' && (await isDistributed(db))
    ? { done: [...done, ...(await distribute(db, distribuicao))] }
    : { done };
}

/** Updates the schema, and logs a database with a later revision than the release. */
export async function updateSchemaAtStart(
  db: Db,
  env: Pick<Environment, 'MIGRAR'>,
  esquema: Esquema,
  log: Logger,
): Promise<void> {
  const { newer } = await updateSchema(db, env, false, esquema);
  if (newer)
    log.warn(
      { event: 'database_newer', revisao: esquema.revisao, banco: newer },
      'The database has a later revision than the program',
    );
}

async function toBehind(db: Db, esquema: Esquema): Promise<EnvironmentError> {
  const pending = nameSome(await listPending(db, esquema)) || `its revision is below ${esquema.revisao}`;
  return new EnvironmentError(
    `The database is not up to date for this program (${pending}), and MIGRAR=nao forbids this program to migrate it; run npm run migrar (or main.js migrar) first.`,
    'esquema.atrasado',
  );
}

async function toAhead(db: Db, esquema: Esquema, found: Revisao): Promise<EnvironmentError> {
  const unknown = nameSome(await listUnknown(db, esquema));
  return new EnvironmentError(
    `The database has revision ${found.revisao} and serves programs from revision ${found.minima} on (later migrations: ${unknown}); this program has ${esquema.revisao}. Start a later release, or restore the backup from before the migration.`,
    'esquema.adiantado',
  );
}

/** Distributes the database over its cluster; returns the moved tables and functions, empty when complete. */
export async function spreadDatabase(
  db: Db,
  env: Environment,
  isForced: boolean,
): Promise<readonly string[]> {
  const estado = await readEstadoCitus(db);
  if (estado !== 'pronto') throw new EnvironmentError(distribuirText[estado]);
  const living = (await isAbsent(db, 'processo')) ? [] : await listProcessos(db);
  if (living.length > 0 && !isForced)
    throw new EnvironmentError(distribuirText.emUso(nameSome(living.map(({ nome }) => nome))));
  const { done, newer } = await updateSchema(db, { ...env, MIGRAR: 'sim' }, isForced);
  // This release does not know the placement of later tables and functions.
  if (newer) throw new EnvironmentError(distribuirText.maisNovo);
  return [...done, ...(await distribute(db, distribuicao))];
}

async function requireNoProcess(tx: Queryable, { names, minima }: Quebra): Promise<void> {
  if (await isAbsent(tx, 'processo')) return;
  const broken = (await listProcessos(tx)).filter(
    // A process without a reported revision is older than all that report one.
    ({ revisao }) => revisao === null || revisao < minima,
  );
  if (broken.length === 0) return;
  const who = broken.map(
    ({ nome, versao, segundos }) => `${nome} (version ${versao}, last seen ${segundos} s ago)`,
  );
  throw new EnvironmentError(
    `${nameSome(names)} breaks earlier programs, and these use the database: ${nameSome(who)}. Stop them and try again (a killed process expires after 30 s), or force the migration with npm run migrar -- --mesmo-assim.`,
    'esquema.emUso',
  );
}

const isAbsent = async (tx: Queryable, table: string): Promise<boolean> =>
  first(await tx.query<{ isAbsent: boolean }>('select to_regclass($1) is null as "isAbsent"', [table]))
    .isAbsent;

const nameSome = (names: readonly string[]): string =>
  names.length > 3 ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} more` : names.join(', ');

/** Warns when all processes together may open more connections than the server allows. */
export async function adviseOnPool(
  db: Db,
  { DB_POOL }: Pick<Environment, 'DB_POOL'>,
  log: Logger,
): Promise<void> {
  const { offered } = first(
    await db.query<{ offered: number }>(
      `select least(
         current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
           - coalesce(current_setting('reserved_connections', true)::int, 0),
         (select nullif(d.datconnlimit, -1) from pg_database d where d.datname = current_database()),
         (select nullif(r.rolconnlimit, -1) from pg_roles r where r.rolname = current_user)
       ) as offered`,
    ),
  );
  const processos = Math.max(1, (await listProcessos(db)).length);
  const wanted = processos * (DB_POOL + 1);
  if (wanted <= offered) return;
  log.warn(
    { event: 'connection_limit_low', wanted, offered, processos, DB_POOL },
    'The processes may open more connections than the database server allows; lower DB_POOL or raise max_connections',
  );
}

/**
 * Registers this process among the living ones of its database, and marks an unused file storage. Throws
 * EnvironmentError when another living process uses a different storage: files stored by one would be missing
 * for the other.
 */
export function registerProcesso(
  db: Db,
  storage: FileStorage,
  { nome, versao, revisao, chaves }: Pick<Processo, 'nome' | 'versao' | 'revisao' | 'chaves'>,
): Promise<Presenca> {
  return db.transaction(async (tx) => {
    // Serializes process starts: concurrent ones see each other's row, and a storage is marked once.
    await tx.query('select pg_advisory_xact_lock($1)', [startLock]);
    const armazenamento = await ensureStorageId(storage);
    const others = (await listProcessos(tx)).filter(
      (one) => (one.armazenamento ?? armazenamento) !== armazenamento,
    );
    if (others.length === 0) {
      const presenca = createPresenca(db, { nome, versao, revisao, armazenamento, chaves });
      await presenca.beat(tx);
      return presenca;
    }
    throw new EnvironmentError(
      `Other processes of this database use another file storage (${nameSome(others.map(({ nome }) => nome))}), so each would miss the pictures of the other. Set the same STORAGE_URL for all, or a shared DATA_FOLDER; a killed process expires after 30 s.`,
    );
  });
}

/**
 * Throws EnvironmentError unless a command's storage is the one that the processes read.
 *
 * @param isNamed whether the environment names the storage; a default cannot be trusted while no process runs
 */
export async function requireProgramStorage(db: Db, storage: FileStorage, isNamed: boolean): Promise<void> {
  const id = await findStorageId(storage);
  const known = (await listProcessos(db)).flatMap(({ armazenamento }) => armazenamento ?? []);
  const isRead = known.length > 0 ? id !== undefined && known.includes(id) : isNamed;
  if (!isRead) throw new EnvironmentError(armazenamentoText.outroLugar);
}

async function requireServer(db: Db, url: string, waitSeconds: number): Promise<void> {
  const { host, pathname } = new URL(url);
  try {
    const version = await retryWhileStarting(() => readServerVersion(db), waitSeconds);
    if (version < 150_000)
      throw new EnvironmentError('DATABASE_URL points to a PostgreSQL older than 15; use 15 or newer.');
  } catch (error) {
    await db.close();
    if (error instanceof EnvironmentError) throw error;
    const reason = sqlState(error)
      ? (error as Error).message
      : ((error as NodeJS.ErrnoException).code ?? (error as Error).message);
    // Omit user and password: this sentence may end up in a log.
    throw new EnvironmentError(
      `DATABASE_URL does not respond at ${host}${pathname} (${reason}); check the server, the user name and the password.`,
    );
  }
}

async function readServerVersion(db: Db): Promise<number> {
  const sql = `select current_setting('server_version_num')::int as version`;
  return first(await db.query<{ version: number }>(sql)).version;
}

/** SQLSTATE cannot_connect_now: the server is starting up, shutting down or recovering. */
const cannotConnectNow = '57P03';
const retryMilliseconds = 500;

/** Retries while the server refuses connections; any other error, such as a wrong password, is final. */
async function retryWhileStarting<T>(ask: () => Promise<T>, waitSeconds: number): Promise<T> {
  const deadline = performance.now() + waitSeconds * 1000;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      const state = sqlState(error);
      if ((state && state !== cannotConnectNow) || performance.now() > deadline) throw error;
      await setTimeout(retryMilliseconds);
    }
  }
}
