import { writeFileSync } from 'node:fs';
import { DomainError } from './domain-error.ts';
import type { WorkerAnswer } from './worker-process.ts';

export type Tasks = Readonly<Record<string, (input: never) => unknown>>;

/** Runs in the child process: answers each message of `createWorkerProcess` with its task's result. */
export function serveTasks(tasks: Tasks): void {
  preferAsVictim();
  process.on('message', ({ task, input }: { task: string; input: unknown }) => {
    void answer(tasks[task] as (input: unknown) => unknown, input).then((given) => process.send!(given));
  });
  // The parent died: exit.
  process.on('disconnect', () => process.exit());
}

async function answer(work: (input: unknown) => unknown, input: unknown): Promise<WorkerAnswer> {
  try {
    const value = await work(input);
    return { ok: true, value, rss: process.memoryUsage.rss() };
  } catch (error) {
    const rss = process.memoryUsage.rss();
    if (error instanceof DomainError)
      return { ok: false, code: error.code, valores: error.valores, message: error.message, rss };
    return { ok: false, message: (error as Error).stack ?? String(error), rss };
  }
}

/** Makes the Linux OOM killer choose this process instead of the server. */
function preferAsVictim(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // -- swallowed: other systems have no such file, and a sandbox may forbid writing it
  }
}
