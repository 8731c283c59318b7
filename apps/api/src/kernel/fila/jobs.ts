import { withStatementLimit } from '../statement-limit.ts';
import type { Logger } from '../log.ts';
import type { Spans } from '../tracing/spans.ts';

/**
 * A periodic job. Runs must be safe under concurrency: a suspended process can continue after its lease expired.
 * A long run stops early when `stopping` is aborted.
 */
export interface Job {
  readonly name: string;
  readonly everySeconds: number;
  /**
   * `once`: one process at a time, by a lease, at its interval over the whole installation. `everywhere`: in
   * each process; it claims the rows that it processes, or concerns the process itself.
   */
  readonly runs: 'once' | 'everywhere';
  /** Statement timeout of the job. */
  readonly statementSeconds: number;
  run(stopping?: AbortSignal): Promise<unknown>;
}

/** State of a job in this process. */
export interface JobState {
  readonly nome: string;
  readonly aCadaSegundos: number;
  /** Whether one process at a time runs it. */
  readonly umaVez: boolean;
  readonly rodando: boolean;
  /** Start of the last run, and duration of the last finished one. */
  readonly inicio: string | null;
  readonly milissegundos: number | null;
  readonly resultado: 'ok' | 'falha' | null;
  /** End of the last successful run. */
  readonly sucesso: string | null;
  readonly rodadas: number;
  readonly falhas: number;
  /** Runs skipped because the previous run was still active. */
  readonly puladas: number;
}

/** Result of the last run of a `once` job, in any process. */
export interface JobRecord {
  readonly nome: string;
  readonly sucesso: Date | null;
  readonly milissegundos: number | null;
}

/** Leases of `once` jobs. */
export interface JobLeases {
  /** Lease duration in seconds; renewed at a third of it. */
  readonly seconds: number;
  /** Takes the lease of a due job that no living process holds; returns false otherwise. */
  take(job: Pick<Job, 'name' | 'everySeconds'>): Promise<boolean>;
  /** Renews the lease; returns false when another process holds it. */
  renew(name: string): Promise<boolean>;
  /** Releases the lease and records the result, unless another process holds it by now. */
  end(name: string, isOk: boolean, milliseconds: number): Promise<void>;
  list(): Promise<JobRecord[]>;
}

export interface RunningJobs {
  list(): JobState[];
  stop(): Promise<void>;
}

/** Starts jobs at their intervals without overlapping runs; `stop` waits for active runs. */
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
      // -- swallowed: state and log report it
      (err: unknown) => {
        log.error(
          { event: 'job_failed', err, job: job.name },
          'Job failed; it runs again at its next interval',
        );
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
  /** Runs a job under a renewed lease; aborts the run when another process takes the lease. */
  const runLeased = async (job: Job): Promise<void> => {
    if (!(await leases.take(job))) return;
    const lost = new AbortController();
    const renewal = setInterval(
      () => {
        leases.renew(job.name).then(
          (isKept) => isKept || lost.abort(),
          (err: unknown) =>
            log.warn(
              { event: 'job_lease_not_renewed', err, job: job.name },
              'Lease of a running job was not renewed',
            ),
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
    // A job with a long interval polls the lease this often, so that a crashed holder is replaced soon after its
    // lease expires.
    const seconds = isOnce ? Math.min(job.everySeconds, leases.seconds) : job.everySeconds;
    return setInterval(() => {
      if (states.get(job)!.rodando) return change(job, ({ puladas }) => ({ puladas: puladas + 1 }));
      change(job, () => ({ rodando: true }));
      const run = (isOnce ? runLeased(job) : runNow(job, stopping.signal).then(() => undefined))
        .catch((err: unknown) => {
          log.error(
            { event: 'job_lease_failed', err, job: job.name },
            'Lease of a job was not taken or released',
          );
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

/** Applies each job's statement timeout. */
export const limitJobs = (jobs: readonly Job[]): Job[] =>
  jobs.map((job) => ({
    ...job,
    run: (stopping) => withStatementLimit(job.statementSeconds, () => job.run(stopping)),
  }));

/** Traces each run of a job separately. */
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
