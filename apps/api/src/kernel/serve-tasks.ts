import { writeFileSync } from 'node:fs';
import { DomainError } from './domain-error.ts';
import type { TaskLimits, WorkerAnswer, WorkerMessage, WorkerProgress } from './worker-process.ts';

/** Reports a task's progress to the parent process. */
export type ReportProgress = (progress: unknown) => void;

export type Tasks = Readonly<Record<string, (input: never, report: ReportProgress) => unknown>>;

const report: ReportProgress = (progress) => process.send!({ progress } satisfies WorkerProgress);

/** Runs in the child process: answers each message of `createWorkerProcess` with its task's result. */
export function serveTasks(tasks: Tasks): void {
  preferAsVictim();
  process.on('message', ({ task, input, limits }: WorkerMessage) => {
    const stopWatch = limits && watchLimits(limits, (exceeded) => process.send!(exceeded));
    void answer(tasks[task] as Task, input).then((given) => {
      stopWatch?.();
      process.send!(given);
    });
  });
  // The parent died: exit.
  process.on('disconnect', () => process.exit());
}

const watchMilliseconds = 25;

/**
 * Reports the first exceeded limit while a task runs in a native thread; the parent then kills this process. Returns a
 * function that stops it.
 */
function watchLimits(limits: TaskLimits, report: (exceeded: WorkerAnswer) => void): () => void {
  const before = process.cpuUsage();
  const timer = setInterval(() => {
    const rss = process.memoryUsage.rss();
    const { user, system } = process.cpuUsage(before);
    const used: TaskLimits = { bytes: rss, cpuMilliseconds: (user + system) / 1_000 };
    const exceeded = (['bytes', 'cpuMilliseconds'] as const).find((name) => used[name] > limits[name]);
    if (!exceeded) return;
    clearInterval(timer);
    const message = `${exceeded} is over its limit of ${limits[exceeded]}`;
    report({ ok: false, message, rss, exceeded });
  }, watchMilliseconds);
  return () => clearInterval(timer);
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
