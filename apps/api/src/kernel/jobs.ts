import { withStatementLimit } from './statement-limit.ts';
import type { Logger } from './log.ts';
import type { Spans } from './spans.ts';

/**
 * Work that repeats. Each run must be harmless when another process does the same at the same moment: a process that was
 * suspended may continue after its lease expired. A long run ends early when `stopping` is aborted.
 */
export interface Job {
  readonly name: string;
  readonly everySeconds: number;
  /**
   * `once`: in one process of the installation at a time, by a lease, and at its pace over all of them. `everywhere`: in each
   * process; it claims the rows that it works on, or it is about the process itself.
   */
  readonly runs: 'once' | 'everywhere';
  /** Longest time of each of its statements. */
  readonly statementSeconds: number;
  run(stopping?: AbortSignal): Promise<unknown>;
}

/** How a job does in this process. */
export interface JobState {
  readonly nome: string;
  readonly aCadaSegundos: number;
  /** Whether one process of the installation runs it at a time. */
  readonly umaVez: boolean;
  readonly rodando: boolean;
  /** When the last run began, and how long the last one that ended took. */
  readonly inicio: string | null;
  readonly milissegundos: number | null;
  readonly resultado: 'ok' | 'falha' | null;
  /** When the last run that went well ended. */
  readonly sucesso: string | null;
  readonly rodadas: number;
  readonly falhas: number;
  /** How often its turn came while the run before was not over. */
  readonly puladas: number;
}

/** How a job that runs once in the installation ended the last time, in whichever process. */
export interface JobRecord {
  readonly nome: string;
  readonly sucesso: Date | null;
  readonly milissegundos: number | null;
}

/** Leases of the jobs that run once in the installation. */
export interface JobLeases {
  /** How long a lease lasts; its holder renews it three times as often. */
  readonly seconds: number;
  /** Takes the lease of a job that is due and that no living process holds; false otherwise. */
  take(job: Pick<Job, 'name' | 'everySeconds'>): Promise<boolean>;
  /** Prolongs the lease; false when another process has it. */
  renew(name: string): Promise<boolean>;
  /** Gives the lease back and records how the run ended, unless another process has it meanwhile. */
  end(name: string, isOk: boolean, milliseconds: number): Promise<void>;
  list(): Promise<JobRecord[]>;
}

export interface RunningJobs {
  list(): JobState[];
  stop(): Promise<void>;
}

/** Starts jobs, each at its own pace and never two runs of one at once; `stop` waits for the running ones. */
export function startJobs(jobs: readonly Job[], log: Logger, leases: JobLeases): RunningJobs {
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();
  const states = new Map<Job, JobState>(jobs.map((job) => [job, toState(job)]));
  const change = (job: Job, to: (state: JobState) => Partial<JobState>): void => {
    const state = states.get(job)!;
    states.set(job, { ...state, ...to(state) });
  };
  const runNow = async (job: Job, signal: AbortSignal): Promise<boolean> => {
    const startedAt = performance.now();
    change(job, () => ({ inicio: new Date().toISOString() }));
    const isOk = await job.run(signal).then(
      () => true,
      // -- swallowed: the state and the log tell it
      (err: unknown) => {
        log.error({ err, job: job.name }, 'job failed');
        return false;
      },
    );
    change(job, ({ rodadas, falhas, sucesso }) => ({
      resultado: isOk ? 'ok' : 'falha',
      rodadas: rodadas + 1,
      falhas: falhas + Number(!isOk),
      sucesso: isOk ? new Date().toISOString() : sucesso,
      milissegundos: Math.round(performance.now() - startedAt),
    }));
    return isOk;
  };
  /** Runs a job under its lease, which is renewed meanwhile; the run is told to end when another process has the lease. */
  const runLeased = async (job: Job): Promise<void> => {
    if (!(await leases.take(job))) return;
    const lost = new AbortController();
    const renewal = setInterval(
      () => {
        leases.renew(job.name).then(
          (isKept) => isKept || lost.abort(),
          (err: unknown) => log.warn({ err, job: job.name }, 'the lease of a job was not renewed'),
        );
      },
      (leases.seconds / 3) * 1000,
    ).unref();
    const isOk = await runNow(job, AbortSignal.any([stopping.signal, lost.signal]));
    clearInterval(renewal);
    await leases.end(job.name, isOk, states.get(job)!.milissegundos!);
  };
  const timers = jobs.map((job) => {
    const isOnce = job.runs === 'once';
    // A job with a longer pace asks for the lease this often, so that a dead holder is replaced soon after its lease expired.
    const seconds = isOnce ? Math.min(job.everySeconds, leases.seconds) : job.everySeconds;
    return setInterval(() => {
      if (states.get(job)!.rodando) return change(job, ({ puladas }) => ({ puladas: puladas + 1 }));
      change(job, () => ({ rodando: true }));
      const run = (isOnce ? runLeased(job) : runNow(job, stopping.signal).then(() => undefined))
        .catch((err: unknown) => {
          log.error({ err, job: job.name }, 'job failed');
          change(job, ({ falhas }) => ({ resultado: 'falha', falhas: falhas + 1 }));
        })
        .finally(() => {
          change(job, () => ({ rodando: false }));
          running.delete(run);
        });
      running.add(run);
    }, seconds * 1000).unref();
  });
  return {
    list: () => [...states.values()],
    async stop() {
      timers.forEach(clearInterval);
      stopping.abort();
      await Promise.all(running);
    },
  };
}

/** The same jobs, each statement of them within the job's own time. */
export const limitJobs = (jobs: readonly Job[]): Job[] =>
  jobs.map((job) => ({
    ...job,
    run: (stopping) => withStatementLimit(job.statementSeconds, () => job.run(stopping)),
  }));

/** The same jobs, each run of them a trace of its own. */
export const traceJobs = (jobs: readonly Job[], spans: Spans): Job[] =>
  jobs.map((job) => ({ ...job, run: (stopping) => spans.begin(job.name, () => job.run(stopping)) }));

const toState = ({ name, everySeconds, runs }: Job): JobState => ({
  nome: name,
  aCadaSegundos: everySeconds,
  umaVez: runs === 'once',
  rodando: false,
  inicio: null,
  milissegundos: null,
  resultado: null,
  sucesso: null,
  rodadas: 0,
  falhas: 0,
  puladas: 0,
});
