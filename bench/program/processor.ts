import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import type { Db } from '../../apps/api/src/kernel/db/db.ts';

// Linux counts CPU time in hundredths of a second.
const microsPerTick = 10_000;

/** Returns the fields of /proc/PID/stat after the command, which may contain spaces. */
function readStat(pid: number): string[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}

function listChildren(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
}

/** Returns the CPU time of a process and its children, ended ones included, in microseconds. */
export function readProcessorMicros(pid: number): number {
  const [user, system, endedUser, endedSystem] = readStat(pid).slice(11, 15).map(Number);
  const own = (user! + system! + endedUser! + endedSystem!) * microsPerTick;
  return listChildren(pid).reduce((sum, child) => {
    try {
      return sum + readProcessorMicros(child);
    } catch {
      // It ended meanwhile, and is counted with its parent the next time.
      return sum;
    }
  }, own);
}

/** Returns the number of running child processes. */
export const countChildren = (pid: number): number => listChildren(pid).length;

/** Waits up to two seconds until at most `count` children run: an ended child is counted with its parent only then. */
export async function awaitChildren(pid: number, count: number): Promise<void> {
  const end = performance.now() + 2_000;
  while (countChildren(pid) > count && performance.now() < end)
    await new Promise((done) => setTimeout(done, 10));
}

/** Returns the server process of a database. */
export async function findPostmaster(db: Db): Promise<number> {
  const [row] = await db.query<{ pid: number }>('select pg_backend_pid() as pid');
  return Number(readStat(row!.pid)[1]);
}

/** Pins a process and its children to one core; does nothing with a single core or without `taskset`. */
export function pinToCore(pid: number, core: number): void {
  if (cpus().length < 2) return;
  try {
    execFileSync('taskset', ['-acp', String(core), String(pid)], { stdio: 'ignore' });
  } catch {
    console.log('taskset is not there: nothing is pinned to a core');
  }
}
