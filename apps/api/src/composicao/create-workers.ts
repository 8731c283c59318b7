import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Logger } from '../kernel/log.ts';
import { createTurnWorker } from '../kernel/turn-worker.ts';
import {
  createWorkerProcess,
  type ProgramsFolder,
  toProgramPath,
  type WorkerOptions,
  type WorkerProcess,
} from '../kernel/worker-process.ts';

const mebibyte = 1024 * 1024;

/** Memory of a simulation: its process had at most 243 MB of resident memory with this heap (ADR 0096). */
export const simulacaoLimits = {
  heapMegabytes: 192,
  limits: { bytes: 384 * mebibyte, cpuMilliseconds: 240_000 },
} as const;

/**
 * Starts a process for rehearsals of campaign files, with a folder of its own; closing it removes both. A task ends
 * after four minutes.
 *
 * @param programs folder of bundled programs; by default that of this program
 */
export const createStartEnsaio =
  (
    log: Logger,
    programs: ProgramsFolder | undefined,
    limits: Pick<WorkerOptions, 'heapMegabytes' | 'limits'> = {},
  ): (() => WorkerProcess) =>
  () => {
    const pasta = mkdtempSync(join(tmpdir(), 'trevo-ensaio-'));
    const worker = createWorkerProcess({
      log,
      program: () => toProgramPath('ensaio-worker', programs),
      isServing: true,
      timeoutMilliseconds: 240_000,
      maximumWaiting: 16,
      keptBytes: Number.POSITIVE_INFINITY,
      ...limits,
    });
    return {
      run: (task, input, onProgress) => worker.run(task, { ...(input as object), pasta }, onProgress),
      close() {
        worker.close();
        rmSync(pasta, { recursive: true, force: true });
      },
    };
  };

export type Workers = ReturnType<typeof createWorkers>;

/** Worker processes for memory-intensive or blocking work, one per kind so that none delays another. */
export const createWorkers = (log: Logger, programs?: ProgramsFolder) => ({
  imagens: createWorkerProcess({
    log,
    program: () => toProgramPath('worker', programs),
    timeoutMilliseconds: 30_000,
    maximumWaiting: 32,
    keptBytes: 192 * mebibyte,
  }),
  /** Pictures of brands: a vector picture of some bytes can need seconds, or gigabytes. */
  marcas: createTurnWorker(
    createWorkerProcess({
      log,
      program: () => toProgramPath('worker', programs),
      timeoutMilliseconds: 30_000,
      maximumWaiting: 1,
      keptBytes: 128 * mebibyte,
      limits: { bytes: 320 * mebibyte, cpuMilliseconds: 2_000 },
    }),
    64,
  ),
  publicacao: createWorkerProcess({
    log,
    program: () => toProgramPath('worker', programs),
    timeoutMilliseconds: 300_000,
    maximumWaiting: 4,
    keptBytes: 192 * mebibyte,
  }),
});
