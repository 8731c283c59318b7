import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findFreePort } from '../find-free-port.ts';
import { StartError } from '../start-error.ts';
import { ensureEmbeddedId, findEmbeddedFolder } from './embedded-folder.ts';
import {
  findOwner,
  findShippedPostgres,
  initDatabase,
  placeBinaries,
  type PostgresOwner,
  type ShippedPostgres,
} from '../shipped-postgres.ts';

/** The server that the program starts for itself. */
export interface EmbeddedPostgres {
  /** Address with password, for clients on this machine. */
  readonly url: string;
  /** Closes all connections and stops the server; committed data stays. */
  stop(): Promise<void>;
}

/** Folder of the embedded engine of earlier releases, which this one cannot read. */
const formerName = 'postgres';

/** Durable like a production server, but sized for one developer. */
const settings = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=200',
  'shared_buffers=64MB',
  'wal_level=minimal',
  'max_wal_senders=0',
  'logging_collector=off',
];

/** Upper bound of a start, with the recovery after a kill. */
const readyMilliseconds = 300_000;
const pollMilliseconds = 20;
/** Pause before a killed server starts again, in which its child processes end. */
const restartMilliseconds = 1_000;

/** Returns the sentence about data of the former embedded engine in a data folder; undefined without any. */
export function describeFormerData(dataFolder: string): string | undefined {
  if (!existsSync(join(dataFolder, formerName, 'PG_VERSION'))) return undefined;
  return `${join(dataFolder, formerName)} holds the database of an earlier release, whose embedded engine this release does not contain. It is kept and not read.`;
}

/**
 * Starts the PostgreSQL that npm installed, on a free port of this machine, with its data in the data folder. The
 * caller holds the folder's lock. A server left by a killed program is stopped first. The server ends with this
 * process, however it ends. Throws StartError.
 */
export async function startEmbeddedPostgres(dataFolder: string): Promise<EmbeddedPostgres> {
  const shipped = findShippedPostgres();
  if (!shipped) throw new StartError(missing);
  const owner = findOwner();
  const place = preparePlace(dataFolder, shipped, owner);
  await stopLeftover(place);
  return run(place);
}

/** Returns the address of the server that another process has started on the data folder. */
export function readEmbeddedUrl(dataFolder: string): string {
  const { dados, senhaFile } = toFiles(findEmbeddedFolder(dataFolder));
  return toUrl(readPostmaster(dados)!.port, readFileSync(senhaFile, 'utf8'));
}

/** Deletes the database of a data folder that no process holds. */
export async function deleteEmbeddedPostgres(dataFolder: string): Promise<void> {
  const folder = findEmbeddedFolder(dataFolder);
  if (!existsSync(folder)) return;
  const shipped = findShippedPostgres();
  const owner = findOwner();
  if (shipped) await stopLeftover({ bin: placeBinaries(shipped, owner), ...toFiles(folder), owner });
  rmSync(folder, { recursive: true, force: true });
}

const missing = `npm has no PostgreSQL for this system (${process.platform} ${process.arch}, or Linux with musl); set DATABASE_URL to a PostgreSQL server (15 or newer).`;

/** Files of a server, and the user that runs it. */
interface Place extends ReturnType<typeof toFiles> {
  readonly bin: string;
  readonly owner: PostgresOwner | undefined;
}

const toFiles = (folder: string) => ({
  folder,
  dados: join(folder, 'dados'),
  log: join(folder, 'postgresql.log'),
  senhaFile: join(folder, 'senha'),
});

const toUrl = (port: number, senha: string): string => `postgres://trevo:${senha}@127.0.0.1:${port}/postgres`;

/** Creates the database where there is none. A killed initdb leaves nothing behind: its folder is renamed at the end. */
function preparePlace(dataFolder: string, shipped: ShippedPostgres, owner: PostgresOwner | undefined): Place {
  const bin = placeBinaries(shipped, owner);
  ensureEmbeddedId(dataFolder);
  const folder = findEmbeddedFolder(dataFolder);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const files = toFiles(folder);
  const { dados, senhaFile } = files;
  if (!existsSync(senhaFile)) {
    rmSync(dados, { recursive: true, force: true });
    writeFileSync(senhaFile, randomBytes(24).toString('hex'), { mode: 0o600 });
    if (owner) chownSync(senhaFile, owner.uid, owner.gid);
  }
  if (!existsSync(dados)) {
    const fresh = join(folder, 'dados.novo');
    rmSync(fresh, { recursive: true, force: true });
    initDatabase(bin, fresh, owner, senhaFile);
    renameSync(fresh, dados);
  }
  requireVersion(dados, shipped);
  return { bin, ...files, owner };
}

function requireVersion(dados: string, { version }: ShippedPostgres): void {
  const found = readFileSync(join(dados, 'PG_VERSION'), 'utf8').trim();
  const major = version.split('.')[0]!;
  if (found === major) return;
  throw new StartError(
    `${dados} was written by PostgreSQL ${found}, and this release brings PostgreSQL ${major}. Move the folder away to start with an empty database, or copy its content with pg_dump of PostgreSQL ${found} into a server and set DATABASE_URL.`,
    'banco.versao',
  );
}

/** Content of postmaster.pid, which the server writes. */
interface Postmaster {
  readonly pid: number;
  readonly port: number;
  readonly isReady: boolean;
}

function readPostmaster(dados: string): Postmaster | undefined {
  try {
    const lines = readFileSync(join(dados, 'postmaster.pid'), 'utf8').split('\n');
    const [pid, port] = [Number(lines[0]), Number(lines[3])];
    return pid > 0 ? { pid, port, isReady: lines[7]?.trim() === 'ready' } : undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Stops a server without its program. After a reboot its number can belong to another program, which is left alone. */
async function stopLeftover(place: Place): Promise<void> {
  const left = readPostmaster(place.dados);
  if (!left) return;
  if (isPostgres(left.pid)) await stopServer(place);
  else rmSync(join(place.dados, 'postmaster.pid'), { force: true });
}

function isPostgres(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // -- swallowed: no process has this number
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('postgres');
  } catch {
    // -- swallowed: only Linux has this file; elsewhere the server's own file decides
    return true;
  }
}

async function stopServer({ bin, dados, owner, folder }: Place): Promise<void> {
  const args = ['stop', '-D', dados, '-m', 'fast', '-w', '-t', '60'];
  const stopping = spawn(join(bin, 'pg_ctl'), args, { stdio: 'ignore', cwd: folder, ...owner });
  await once(stopping, 'exit');
}

async function run(place: Place): Promise<EmbeddedPostgres> {
  const port = await findFreePort();
  let server = startServer(place, port);
  let unguard = guard(server);
  let isStopping = false;
  const watch = () =>
    server.once('exit', async () => {
      unguard();
      await setTimeout(restartMilliseconds, undefined, { ref: false });
      // Deleted data needs no server.
      if (isStopping || !existsSync(place.dados)) return;
      // The server's process was killed: it recovers, on the port that the pools know.
      server = startServer(place, port);
      unguard = guard(server);
      watch();
    });
  try {
    await waitUntilReady(place, server);
  } catch (error) {
    unguard();
    throw error;
  }
  watch();
  return {
    url: toUrl(port, readFileSync(place.senhaFile, 'utf8')),
    async stop() {
      isStopping = true;
      server.ref();
      const exited = hasExited(server) ? undefined : once(server, 'exit');
      await stopServer(place);
      await exited;
    },
  };
}

const hasExited = ({ pid, exitCode, signalCode }: ChildProcess): boolean =>
  pid === undefined || exitCode !== null || signalCode !== null;

function startServer({ bin, dados, log, owner, folder }: Place, port: number): ChildProcess {
  const output = openSync(log, 'w', 0o600);
  try {
    const args = ['-D', dados, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
    const server = spawn(join(bin, 'postgres'), args, {
      stdio: ['ignore', output, output],
      cwd: folder,
      // A process group of its own: Ctrl-C in a terminal reaches the program, which finishes its requests first.
      detached: process.platform !== 'win32',
      ...owner,
    });
    server.on('error', () => undefined);
    server.unref();
    return server;
  } finally {
    closeSync(output);
  }
}

async function waitUntilReady({ dados, log }: Place, server: ChildProcess): Promise<void> {
  const deadline = performance.now() + readyMilliseconds;
  for (;;) {
    const found = readPostmaster(dados);
    if (found?.pid === server.pid && found?.isReady) return;
    if (hasExited(server) || performance.now() > deadline) {
      const lines = readFileSync(log, 'utf8').trim().split('\n').slice(-3);
      throw new StartError(`The embedded PostgreSQL did not start: ${lines.join(' ')}`);
    }
    await setTimeout(pollMilliseconds);
  }
}

/**
 * Stops the server when this process is killed: a shell waits for the end of a pipe that only this process holds. A
 * Windows system has no such shell; there the next start stops the server.
 */
function guard({ pid }: ChildProcess): () => void {
  if (process.platform === 'win32') return () => undefined;
  const watchdog = spawn('/bin/sh', ['-c', 'read -r line || kill -INT "$1"', 'sh', String(pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
    cwd: '/',
  });
  watchdog.on('error', () => undefined);
  watchdog.stdin.on('error', () => undefined);
  watchdog.unref();
  (watchdog.stdin as Socket).unref();
  return () => void watchdog.stdin.end('done\n');
}
