import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';

/** Content of the lock file: the process that runs the embedded database, and how commands reach it. */
export interface FolderHolder {
  readonly pid: number;
  /** Port of the program; null for a command, and for a program that is starting. */
  readonly port: number | null;
  readonly commandToken: string;
}

const lockFile = (folder: string) => join(folder, 'trevo.lock');

/** Another living process holds the folder. */
export class FolderInUseError extends StartError {}

/** The lock of this process. */
export interface FolderLock {
  /** Publishes the program's port; from then on commands use its database. */
  announce(port: number): void;
  /** Credential of commands, readable by the folder's owner only. */
  readonly commandToken: string;
  release(): void;
}

/** Returns the living process that holds the folder, or undefined. */
export function getFolderHolder(folder: string): FolderHolder | undefined {
  const file = lockFile(folder);
  const holder = existsSync(file) ? parseHolder(readFileSync(file, 'utf8')) : undefined;
  return holder && isAlive(holder.pid) ? holder : undefined;
}

/** Parses a lock file; undefined for a foreign or truncated one. */
function parseHolder(text: string): FolderHolder | undefined {
  try {
    const holder = JSON.parse(text) as FolderHolder | null;
    // 0 and negative numbers address process groups, some of which always exist.
    return holder && Number.isSafeInteger(holder.pid) && holder.pid > 0 ? holder : undefined;
  } catch {
    // -- swallowed: an unreadable lock holds no folder
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return isNodeProcess(pid);
}

/** After a reboot a stale pid can belong to any process; on Linux its name decides. Elsewhere assume ours. */
function isNodeProcess(pid: number): boolean {
  try {
    return (
      readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('node') ||
      readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('node')
    );
  } catch {
    return true;
  }
}

/** Age from which the file of a takeover belongs to a process that was killed within it, in ms. */
const takeoverMilliseconds = 5_000;

/** Runs `work`, which takes milliseconds, while no other process takes over the folder's lock. */
function takeOver(folder: string, work: () => void): void {
  const file = `${lockFile(folder)}.tomada`;
  for (;;) {
    try {
      closeSync(openSync(file, 'wx', 0o600));
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const found = statSync(file, { throwIfNoEntry: false });
      if (found && Date.now() - found.mtimeMs > takeoverMilliseconds) rmSync(file, { force: true });
      else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
    }
  }
  try {
    work();
  } finally {
    rmSync(file, { force: true });
  }
}

/**
 * Locks the data folder for this process, which then runs its embedded database. Throws FolderInUseError when another
 * living process holds it, and StartError when it is not writable.
 */
export function lockFolder(folder: string): FolderLock {
  const commandToken = randomBytes(24).toString('hex');
  const write = (port: number | null, flag: 'wx' | 'w') =>
    writeFileSync(
      lockFile(folder),
      JSON.stringify({ pid: process.pid, port, commandToken } satisfies FolderHolder),
      {
        flag,
        mode: 0o600,
      },
    );
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    takeOver(folder, () => {
      const holder = getFolderHolder(folder);
      if (holder) {
        throw new FolderInUseError(
          `The data folder ${folder} is in use by process ${holder.pid}; stop it, or set DATA_FOLDER to another folder.`,
        );
      }
      rmSync(lockFile(folder), { force: true });
      write(null, 'wx');
    });
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(
      `The data folder ${folder} is not writable (${(error as NodeJS.ErrnoException).code ?? 'unknown'}); set DATA_FOLDER to a writable folder.`,
    );
  }
  return {
    commandToken,
    announce: (port) => write(port, 'w'),
    release: () => rmSync(lockFile(folder), { force: true }),
  };
}
