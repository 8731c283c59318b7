import { createTurns } from './turns.ts';
import type { WorkerProcess } from './worker-process.ts';

/** A worker process that serves promoters in turns. */
export interface TurnWorker {
  /** Runs a task for a promoter; throws as `WorkerProcess.run`. */
  run<Result>(promotoraId: string, task: string, input: unknown): Promise<Result>;
  close(): void;
}

/**
 * Puts turns between promoters before a worker process.
 *
 * @param maximumWaiting maximum number of waiting tasks of a promoter; another one is refused with servidor.ocupado
 */
export function createTurnWorker(worker: WorkerProcess, maximumWaiting: number): TurnWorker {
  const inTurn = createTurns(maximumWaiting);
  return {
    run: (promotoraId, task, input) => inTurn(promotoraId, () => worker.run(task, input)),
    close: () => worker.close(),
  };
}
