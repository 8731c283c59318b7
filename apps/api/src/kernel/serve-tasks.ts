import { writeFileSync } from 'node:fs';
import { DomainError } from './domain-error.ts';
import type { WorkerAnswer, WorkerProgress } from './worker-process.ts';

/** Reports a task's progress to the parent process. */
export type ReportProgress = (progress: unknown) => void;

export type Tasks = Readonly<Record<string, (input: never, report: ReportProgress) => unknown>>;

const report: ReportProgress = (progress) => process.send!({ progress } satisfies WorkerProgress);

/** Runs in the child process: answers each message of `createWorkerProcess` with its task's result. */
export function serveTasks(tasks: Tasks): void {
  preferAsVictim();
  process.on('message', ({ task, input }: { task: string; input: unknown }) => {
    void answer(tasks[task] as Task, input).then((given) => process.send!(given));
  });
  // The parent died: exit.
  process.on('disconnect', () => process.exit());
}

type Task = (input: unknown, report: ReportProgress) => unknown;

async function answer(work: Task, input: unknown): Promise<WorkerAnswer> {
  try {
    const value = await work(input, report);
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
