import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, mkdtempSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { findFreePort } from '../find-free-port.ts';
import { findOwner, initDatabase, type PostgresOwner } from '../shipped-postgres.ts';
import { findBinaries, type PostgresBinaries } from './postgres-binaries.ts';

export interface PostgresServer {
  /** URL of the server without a database: `postgres://trevo@127.0.0.1:54321`. */
  readonly url: string;
  /** URL of the same server by its Unix socket, a fifth cheaper per statement; by TCP where the system has none. */
  readonly localUrl: string;
  /** Folder of its data. */
  readonly dataFolder: string;
  /** Version and source of the server, for the report. */
  readonly description: string;
  /**
   * Stops the server, so that every connection breaks and new ones are refused: `fast` like a planned restart,
   * `crash` like a failure. `resume` starts it again on the same data and waits until it is ready.
   */
  pause(how: 'fast' | 'crash'): Promise<void>;
  resume(): Promise<void>;
  stop(): Promise<void>;
}

export interface PostgresOptions {
  /** The server's binaries; by default those selected by TREVO_POSTGRES. */
  readonly binaries?: PostgresBinaries;
  /** Additional settings: `max_connections=500`. */
  readonly settings?: readonly string[];
  /** Data folder of a stopped server to copy; an empty one by default. */
  readonly data?: string;
  /** Folder in which the server's own folder is made; by default the temporary one. */
  readonly place?: string;
}

/**
 * Starts a private PostgreSQL server (15 or newer) in a folder of its own on a free port, with the binaries from
 * npm, or installed ones if TREVO_POSTGRES is `installed` or npm has none. Throws an error when neither works.
 */
export async function startPostgres(options: PostgresOptions = {}): Promise<PostgresServer> {
  const folder = mkdtempSync(join(options.place ?? tmpdir(), 'trevo-pg-'));
  const owner = findOwner();
  const { bin, origin } = options.binaries ?? findBinaries(owner);
  if (owner) chownSync(folder, owner.uid, owner.gid);
  chmodSync(folder, 0o755);
  const dataFolder = join(folder, 'data');
  if (options.data) copyData(options.data, dataFolder, owner);
  else initDatabase(bin, dataFolder, owner);
  const port = await findFreePort();
  const guard = spawn(
    process.execPath,
    [
      fileURLToPath(new URL('./postgres-guard.mjs', import.meta.url)),
      JSON.stringify({ bin, folder, port, settings: options.settings ?? [], ...owner }),
    ],
    // Detached: Ctrl-C at the terminal must not kill the watchdog before it has cleaned up.
    { stdio: ['pipe', 'pipe', 'ignore'], detached: true },
  );
  guard.unref();
  // The pipe is a socket, and must not keep the process alive.
  (guard.stdout as Socket).unref();
  const url = `postgres://trevo@127.0.0.1:${port}`;
  const version = await waitUntilReady(`${url}/postgres`, guard);
  return {
    url,
    localUrl: process.platform === 'win32' ? url : `postgres://trevo@${encodeURIComponent(folder)}:${port}`,
    dataFolder,
    description: `PostgreSQL ${version} (${origin})`,
    async pause(how) {
      guard.stdin.write(how === 'fast' ? 'SIGINT\n' : 'SIGQUIT\n');
      // While waiting for an answer, the pipe must keep the process alive.
      const answers = guard.stdout as Socket;
      answers.ref();
      await once(answers, 'data');
      answers.unref();
    },
    async resume() {
      guard.stdin.write('start\n');
      await waitUntilReady(`${url}/postgres`, guard);
    },
    stop: () => stopGuard(guard),
  };
}

function copyData(from: string, to: string, owner: PostgresOwner | undefined): void {
  cpSync(from, to, { recursive: true });
  chmodSync(to, 0o700);
  if (owner) execFileSync('chown', ['-R', `${owner.uid}:${owner.gid}`, to]);
}

export async function waitUntilReady(url: string, guard: ChildProcess): Promise<string> {
  for (let attempt = 0; ; attempt++) {
    if (guard.exitCode !== null) throw new Error(`PostgreSQL did not start (exit code ${guard.exitCode}).`);
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      const { rows } = await client.query<{ server_version: string }>('show server_version');
      await client.end();
      return rows[0]!.server_version.split(' ')[0]!;
    } catch (error) {
      await client.end().catch(() => undefined);
      if (attempt > 150) throw error;
      await new Promise((done) => setTimeout(done, 100));
    }
  }
}

function stopGuard(guard: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (guard.exitCode !== null) return resolve();
    guard.ref();
    guard.once('exit', () => resolve());
    guard.stdin?.end();
  });
}
