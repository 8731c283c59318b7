import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ErrorCode } from '@trevo/contract/errors';
import { DomainError, refuse } from './domain-error.ts';
import type { Logger } from './log.ts';
import { createSemaphore } from './semaphore.ts';

/** Response to a task. `rss` is the process's resident memory in bytes afterwards. */
export type WorkerAnswer =
  | { readonly ok: true; readonly value: unknown; readonly rss: number }
  | {
      readonly ok: false;
      /** Set when the task threw a DomainError. */
      readonly code?: ErrorCode;
      readonly valores?: Record<string, string | number>;
      readonly message: string;
      readonly rss: number;
      /** Set when the task is still running but exceeded a limit. */
      readonly exceeded?: keyof TaskLimits;
    };

/** Limits of one task, measured by the child process while the task runs outside its event loop. */
export interface TaskLimits {
  /** Resident memory of the child process. */
  readonly bytes: number;
  /** Processor time of all threads since the task began. */
  readonly cpuMilliseconds: number;
}

/** Message to the child process. */
export interface WorkerMessage {
  readonly task: string;
  readonly input: unknown;
  readonly limits?: TaskLimits;
}

/** A task's report of its progress, before its response. */
export interface WorkerProgress {
  readonly progress: unknown;
}

/** An unexpected error of a task; its message has the stack of the child process. */
export class WorkerTaskError extends Error {}

/** A task that was killed because it exceeded a limit; the same input would exceed it again. */
export class WorkerLimitError extends Error {}

/** A child process that runs tasks one at a time, for work that can exhaust memory or block the event loop. */
export interface WorkerProcess {
  /**
   * Runs a task of the program and resolves with its result. Rethrows a DomainError of the task. Throws
   * WorkerTaskError for its other errors, WorkerLimitError when it exceeded a limit, and servidor.ocupado when the queue
   * is full, the process dies or the task times out.
   */
  run<Result, Progress = never>(
    task: string,
    input: unknown,
    onProgress?: (progress: Progress) => void,
  ): Promise<Result>;
  /** Kills the process and rejects running tasks. */
  close(): void;
}

export interface WorkerOptions {
  readonly log: Logger;
  /** Timeout of one task, including the process start. */
  readonly timeoutMilliseconds: number;
  /** Maximum queue length. */
  readonly maximumWaiting: number;
  /**
   * Maximum resident memory after a task; a larger process is replaced, because malloc does not always return
   * freed memory.
   */
  readonly keptBytes: number;
  /** Limits of one task, for tasks that run outside the event loop; none by default. */
  readonly limits?: TaskLimits;
  /** Returns the path of the program, when the process starts; `src/worker.ts` by default. */
  readonly program?: () => string;
  /** Whether the process serves between its tasks: it is not stopped for being idle. */
  readonly isServing?: true;
  /** Maximum size of the JavaScript heap's old generation, in MB; that of Node by default. */
  readonly heapMegabytes?: number;
}

/** Idle time after which the process is stopped. */
const idleMilliseconds = 60_000;

// Sources run in development, tests and commands; bundles are beside worker.js.
const isSource = import.meta.url.endsWith('.ts');

/** Returns the folder of bundled programs, when a program starts. */
export type ProgramsFolder = () => string;

/**
 * Returns the path of a program by its name.
 *
 * @param programs by default the program is beside `src/worker.ts`
 */
export const toProgramPath = (program: string, programs?: ProgramsFolder): string =>
  programs === undefined
    ? fileURLToPath(new URL(isSource ? `../${program}.ts` : `./${program}.js`, import.meta.url))
    : join(programs(), `${program}.js`);

/** Creates the worker; the process starts with the first task, and again after it died. */
export function createWorkerProcess(options: WorkerOptions): WorkerProcess {
  const limit = createSemaphore(1);
  let child: ChildProcess | undefined;
  let ended = Promise.resolve();
  let idle: NodeJS.Timeout | undefined;
  let waiting = 0;
  let isClosed = false;

  function stop(): void {
    clearTimeout(idle);
    const stopped = child;
    child = undefined;
    // A process that failed to start emits no exit event.
    if (stopped?.pid === undefined) return;
    // Wait for its exit: two processes would need twice the memory.
    ended = new Promise((resolve) => stopped.once('exit', () => resolve()));
    stopped.kill('SIGKILL');
  }

  function start(): ChildProcess {
    const started = fork(options.program?.() ?? toProgramPath('worker'), [], {
      serialization: 'advanced',
      execArgv: options.heapMegabytes ? [`--max-old-space-size=${options.heapMegabytes}`] : [],
      // No credentials in the environment, because it processes untrusted files.
      env: pickEnvironment(),
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    // It can be killed between two tasks.
    started.once('exit', () => {
      if (child === started) child = undefined;
    });
    // Without a listener the error would crash this process; running tasks have their own.
    started.on('error', () => undefined);
    return started;
  }

  async function ask(
    task: string,
    input: unknown,
    onProgress: (progress: unknown) => void,
  ): Promise<WorkerAnswer> {
    clearTimeout(idle);
    await ended;
    const asked = (child ??= start());
    // A running task keeps this process alive; an idle worker does not.
    asked.ref();
    asked.channel?.ref();
    try {
      const { limits } = options;
      const message: WorkerMessage = { task, input, ...(limits && { limits }) };
      const answer = await exchange(asked, message, onProgress, options.timeoutMilliseconds);
      if (answer.rss > options.keptBytes || isExceeded(answer)) stop();
      else if (!options.isServing) idle = setTimeout(stop, idleMilliseconds).unref();
      return answer;
    } catch (err) {
      if (child === asked) stop();
      if (!isClosed)
        options.log.error(
          { event: 'worker_process_lost', err, task },
          'Worker process exited or timed out during a task',
        );
      throw refuse('servidor.ocupado');
    } finally {
      asked.unref();
      asked.channel?.unref();
    }
  }

  return {
    async run<Result, Progress = never>(
      task: string,
      input: unknown,
      onProgress: (progress: Progress) => void = () => undefined,
    ): Promise<Result> {
      if (waiting >= options.maximumWaiting) throw refuse('servidor.ocupado');
      waiting += 1;
      const answer = await limit(() => {
        waiting -= 1;
        if (isClosed) throw refuse('servidor.ocupado');
        return ask(task, input, (progress) => onProgress(progress as Progress));
      });
      if (answer.ok) return answer.value as Result;
      if (answer.code) throw new DomainError(answer.code, answer.valores);
      if (isExceeded(answer)) {
        options.log.warn(
          { event: 'worker_task_over_limit', task, reason: answer.message },
          'Task of a worker process exceeded a limit and was stopped',
        );
        throw new WorkerLimitError(`worker task ${task}: ${answer.message}`);
      }
      throw new WorkerTaskError(`worker task ${task} failed: ${answer.message}`);
    },
    close() {
      isClosed = true;
      stop();
    },
  };
}

const isExceeded = (answer: WorkerAnswer): boolean => !answer.ok && answer.exceeded !== undefined;

/** Sends a message and waits for its response. Rejects when the process dies or on timeout. */
function exchange(
  child: ChildProcess,
  message: WorkerMessage,
  onProgress: (progress: unknown) => void,
  milliseconds: number,
): Promise<WorkerAnswer> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      clearTimeout(timer);
      child.off('message', onMessage).off('exit', onExit).off('error', onError);
      act();
    };
    const onMessage = (sent: unknown) => {
      const answer = sent as WorkerAnswer | WorkerProgress;
      if ('progress' in answer) onProgress(answer.progress);
      else settle(() => resolve(answer));
    };
    const onError = (error: Error) => settle(() => reject(error));
    const onExit = (code: number | null, signal: string | null) =>
      settle(() => reject(new Error(`the worker process ended with ${signal ?? code}`)));
    const timer = setTimeout(
      () => settle(() => reject(new Error(`no response within ${milliseconds} ms`))),
      milliseconds,
    );
    child.on('message', onMessage).on('exit', onExit).on('error', onError);
    child.send(message, (error) => {
      if (error) onError(error);
    });
  });
}

/** Each malloc arena retains freed memory; two suffice for one task at a time. */
function pickEnvironment(): NodeJS.ProcessEnv {
  const { PATH, TMPDIR, LD_LIBRARY_PATH } = process.env;
  return { PATH, TMPDIR, LD_LIBRARY_PATH, MALLOC_ARENA_MAX: '2' };
}
