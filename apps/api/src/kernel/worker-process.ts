import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ErrorCode } from '@trevo/contract/errors';
import { DomainError, refuse } from './domain-error.ts';
import type { Logger } from './log.ts';
import { createTurns } from './turns.ts';

/** What the process answers to one task. `rss` is its resident memory in bytes afterwards. */
export type WorkerAnswer =
  | { readonly ok: true; readonly value: unknown; readonly rss: number }
  | {
      readonly ok: false;
      /** Set when the task threw a DomainError. */
      readonly code?: ErrorCode;
      readonly valores?: Record<string, string | number>;
      readonly message: string;
      readonly rss: number;
    };

/** A child process that runs tasks one at a time, for work that may exhaust memory or block an event loop. */
export interface WorkerProcess {
  /**
   * Runs a task of `src/worker.ts` and resolves with its result. Rethrows a DomainError of the task. Throws
   * servidor.ocupado when the queue is full, when the process dies, and when it exceeds its time.
   */
  run<Result>(task: string, input: unknown): Promise<Result>;
  /** Kills the process; tasks under way are rejected. */
  close(): void;
}

export interface WorkerOptions {
  readonly log: Logger;
  /** For one task, including the start of the process. */
  readonly timeoutMilliseconds: number;
  /** Tasks that may wait for their turn. */
  readonly maximumWaiting: number;
  /** A process that is larger after a task is replaced: malloc does not always return freed memory to the system. */
  readonly keptBytes: number;
}

/** A process without a task is stopped after this time. */
const idleMilliseconds = 60_000;

// Sources run in development, tests and commands; bundles lie beside worker.js.
const isSource = import.meta.url.endsWith('.ts');
const program = fileURLToPath(new URL(isSource ? '../worker.ts' : './worker.js', import.meta.url));

/** The process starts with the first task, and again with the next one after it died. */
export function createWorkerProcess(options: WorkerOptions): WorkerProcess {
  const inTurn = createTurns(1);
  let child: ChildProcess | undefined;
  let ended = Promise.resolve();
  let idle: NodeJS.Timeout | undefined;
  let waiting = 0;
  let isClosed = false;

  function stop(): void {
    clearTimeout(idle);
    const stopped = child;
    child = undefined;
    // A process that could not be started has no exit.
    if (stopped?.pid === undefined) return;
    // Two of them at once would need twice the memory.
    ended = new Promise((resolve) => stopped.once('exit', () => resolve()));
    stopped.kill('SIGKILL');
  }

  function start(): ChildProcess {
    const started = fork(program, [], {
      serialization: 'advanced',
      execArgv: [],
      // Without credentials: it reads hostile files.
      env: pickEnvironment(),
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    // It may be killed between two tasks.
    started.once('exit', () => {
      if (child === started) child = undefined;
    });
    // Without a listener Node throws it; a task under way has its own.
    started.on('error', () => undefined);
    return started;
  }

  async function ask(task: string, input: unknown): Promise<WorkerAnswer> {
    clearTimeout(idle);
    await ended;
    const asked = (child ??= start());
    // A task under way keeps this process alive; an idle worker does not.
    asked.ref();
    asked.channel?.ref();
    try {
      const answer = await exchange(asked, { task, input }, options.timeoutMilliseconds);
      if (answer.rss > options.keptBytes) stop();
      else idle = setTimeout(stop, idleMilliseconds).unref();
      return answer;
    } catch (err) {
      if (child === asked) stop();
      if (!isClosed) options.log.error({ err, task }, 'worker_process_lost');
      throw refuse('servidor.ocupado');
    } finally {
      asked.unref();
      asked.channel?.unref();
    }
  }

  return {
    async run<Result>(task: string, input: unknown): Promise<Result> {
      if (waiting >= options.maximumWaiting) throw refuse('servidor.ocupado');
      waiting += 1;
      const answer = await inTurn(() => {
        waiting -= 1;
        if (isClosed) throw refuse('servidor.ocupado');
        return ask(task, input);
      });
      if (answer.ok) return answer.value as Result;
      if (answer.code) throw new DomainError(answer.code, answer.valores);
      throw new Error(`worker task ${task} failed: ${answer.message}`);
    },
    close() {
      isClosed = true;
      stop();
    },
  };
}

/** Sends one message and waits for its answer. Rejects when the process dies or the time is over. */
function exchange(child: ChildProcess, message: object, milliseconds: number): Promise<WorkerAnswer> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      clearTimeout(timer);
      child.off('message', onMessage).off('exit', onExit).off('error', onError);
      act();
    };
    const onMessage = (answer: unknown) => settle(() => resolve(answer as WorkerAnswer));
    const onError = (error: Error) => settle(() => reject(error));
    const onExit = (code: number | null, signal: string | null) =>
      settle(() => reject(new Error(`the worker process ended with ${signal ?? code}`)));
    const timer = setTimeout(
      () => settle(() => reject(new Error(`no answer within ${milliseconds} ms`))),
      milliseconds,
    );
    child.on('message', onMessage).on('exit', onExit).on('error', onError);
    child.send(message, (error) => {
      if (error) onError(error);
    });
  });
}

/** One malloc arena per thread keeps freed memory of each; two are enough for one task at a time. */
function pickEnvironment(): NodeJS.ProcessEnv {
  const { PATH, TMPDIR, LD_LIBRARY_PATH } = process.env;
  return { PATH, TMPDIR, LD_LIBRARY_PATH, MALLOC_ARENA_MAX: '2' };
}
