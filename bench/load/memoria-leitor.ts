import { readdirSync, readFileSync } from 'node:fs';

export const toMebibytes = (bytes: number): number => Math.round(bytes / 1024 / 1024);

/** Memory limit of one process in deploy/compose.yaml, deploy/kubernetes/api.yaml and deploy/systemd/trevo@.service. */
export const limitMebibytes = 1_024;

function readRss(pid: number): number {
  const text = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+)/m.exec(text)?.[1] ?? 0) * 1024;
}

const listChildren = (pid: number): number[] =>
  readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );

export interface Memory {
  readonly own: number;
  readonly all: number;
}

/** Returns the resident bytes of the program, and of it with its worker processes. */
export function readMemory(pid: number): Memory {
  const own = readRss(pid);
  try {
    // Between fork and exec a child reports the pages of its parent as its own.
    const workers = listChildren(pid).filter((child) =>
      readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('worker.js'),
    );
    return { own, all: workers.reduce((sum, child) => sum + readRss(child), own) };
  } catch {
    // A child or a thread ended meanwhile.
    return { own, all: own };
  }
}

/** Returns the peak resident memory during some work. */
export async function watchMemory(pid: number, work: () => Promise<void>): Promise<Memory> {
  let peak: Memory = readMemory(pid);
  const watch = setInterval(() => {
    const now = readMemory(pid);
    peak = { own: Math.max(peak.own, now.own), all: Math.max(peak.all, now.all) };
  }, 10);
  try {
    await work();
  } finally {
    clearInterval(watch);
  }
  return peak;
}
