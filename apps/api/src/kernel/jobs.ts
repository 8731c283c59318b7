import type { Logger } from './log.ts';
import type { Spans } from './spans.ts';

/**
 * Work that repeats. Each run must be harmless when another process does the same at the same moment. One that may take
 * long ends early when `stopping` is aborted.
 */
export interface Job {
  readonly name: string;
  readonly everySeconds: number;
  run(stopping?: AbortSignal): Promise<unknown>;
}

/** How a job does in this process. */
export interface JobState {
  readonly nome: string;
  readonly aCadaSegundos: number;
  readonly rodando: boolean;
  /** When the last run began, and how long the last one that ended took. */
  readonly inicio: string | null;
  readonly milissegundos: number | null;
  readonly resultado: 'ok' | 'falha' | null;
  readonly rodadas: number;
  readonly falhas: number;
  /** How often its turn came while the run before was not over. */
  readonly puladas: number;
}

export interface RunningJobs {
  list(): JobState[];
  stop(): Promise<void>;
}

/** Starts jobs, each at its own pace and never two runs of one at once; `stop` waits for the running ones. */
export function startJobs(jobs: readonly Job[], log: Logger): RunningJobs {
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();
  const states = new Map<Job, JobState>(jobs.map((job) => [job, toState(job)]));
  const change = (job: Job, to: (state: JobState) => Partial<JobState>): void => {
    const state = states.get(job)!;
    states.set(job, { ...state, ...to(state) });
  };
  const timers = jobs.map((job) =>
    setInterval(() => {
      if (states.get(job)!.rodando) return change(job, ({ puladas }) => ({ puladas: puladas + 1 }));
      const startedAt = performance.now();
      change(job, () => ({ rodando: true, inicio: new Date().toISOString() }));
      const run = job
        .run(stopping.signal)
        .then(
          (): Partial<JobState> => ({ resultado: 'ok' }),
          (err: unknown): Partial<JobState> => {
            log.error({ err, job: job.name }, 'job failed');
            return { resultado: 'falha', falhas: states.get(job)!.falhas + 1 };
          },
        )
        .then((ended) => {
          const milissegundos = Math.round(performance.now() - startedAt);
          change(job, ({ rodadas }) => ({ ...ended, rodando: false, rodadas: rodadas + 1, milissegundos }));
          running.delete(run);
        });
      running.add(run);
    }, job.everySeconds * 1000).unref(),
  );
  return {
    list: () => [...states.values()],
    async stop() {
      timers.forEach(clearInterval);
      stopping.abort();
      await Promise.all(running);
    },
  };
}

/** The same jobs, each run of them a trace of its own. */
export const traceJobs = (jobs: readonly Job[], spans: Spans): Job[] =>
  jobs.map((job) => ({ ...job, run: (stopping) => spans.begin(job.name, () => job.run(stopping)) }));

const toState = ({ name, everySeconds }: Job): JobState => ({
  nome: name,
  aCadaSegundos: everySeconds,
  rodando: false,
  inicio: null,
  milissegundos: null,
  resultado: null,
  rodadas: 0,
  falhas: 0,
  puladas: 0,
});
