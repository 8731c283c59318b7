import type { Logger } from './log.ts';

/**
 * Work that repeats. Each run must be harmless when another process does the same at the same moment. One that may take
 * long ends early when `stopping` is aborted.
 */
export interface Job {
  readonly name: string;
  readonly everySeconds: number;
  run(stopping?: AbortSignal): Promise<unknown>;
}

/** Starts jobs, each at its own pace and never two runs of one at once; `stop` waits for the running ones. */
export function startJobs(jobs: readonly Job[], log: Logger): { stop(): Promise<void> } {
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();
  const timers = jobs.map((job) => {
    let isBusy = false;
    return setInterval(() => {
      if (isBusy) return;
      isBusy = true;
      const run = job
        .run(stopping.signal)
        .then(() => undefined)
        .catch((err: unknown) => log.error({ err, job: job.name }, 'job failed'))
        .finally(() => {
          isBusy = false;
          running.delete(run);
        });
      running.add(run);
    }, job.everySeconds * 1000).unref();
  });
  return {
    async stop() {
      timers.forEach(clearInterval);
      stopping.abort();
      await Promise.all(running);
    },
  };
}
