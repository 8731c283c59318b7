import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  findShippedPostgres,
  nativePath,
  placeBinaries,
  type PostgresOwner,
  type ShippedPostgres,
} from '../shipped-postgres.ts';
import { installLocked } from '../../../../tools/browser/install-locked.ts';
import { projectFolder } from '../../../../tools/project.ts';

export interface PostgresBinaries {
  /** The folder with `initdb` and `postgres`. */
  readonly bin: string;
  /** Source of the binaries, for the report. */
  readonly origin: string;
}

/**
 * Returns the server binaries selected by TREVO_POSTGRES: `npm` (the default), `installed`, or a version such as
 * `15`: from the lockfile in packages/postgres/versions/, else an installed one.
 */
export function findBinaries(owner: PostgresOwner | undefined): PostgresBinaries {
  const wanted = process.env['TREVO_POSTGRES'] || 'npm';
  const version = /^1[5-9]$/.test(wanted) ? Number(wanted) : undefined;
  if (wanted !== 'npm' && wanted !== 'installed' && !version)
    throw new Error(`TREVO_POSTGRES is ${wanted}; allowed values: npm, installed, or a version from 15.`);
  // The same version on every machine, for reproducible results.
  const shipped = wanted === 'npm' ? findShippedPostgres() : version ? fetchVersion(version) : undefined;
  if (shipped) return { bin: placeBinaries(shipped, owner), origin: 'from npm' };
  const installed = listInstalled().find((one) => (version ?? one.version) === one.version);
  if (installed) return { bin: installed.bin, origin: 'installed' };
  throw new Error(version ? `PostgreSQL ${version} is not installed; install it.` : missing);
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

/** Returns a version from its own lockfile; undefined for other versions, and where npm has none for this platform. */
function fetchVersion(version: number): ShippedPostgres | undefined {
  const lockFolder = join(projectFolder, `packages/postgres/versions/${version}`);
  if (!existsSync(lockFolder)) return undefined;
  const folder = join(projectFolder, `.cache/postgres-${version}`);
  installLocked(
    lockFolder,
    folder,
    `Fetching PostgreSQL ${version} from npm into .cache/postgres-${version} (once)…`,
  );
  const native = join(folder, 'node_modules', nativePath);
  return existsSync(native) ? { native, version: String(version) } : undefined;
}
