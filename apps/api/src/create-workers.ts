import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EnsaioDatabase, EnsaioDatabases } from './ensaio-database.ts';
import type { Logger } from './kernel/log.ts';
import { createWorkerProcess, toProgramPath, type WorkerProcess } from './kernel/worker-process.ts';

/**
 * Starts a process for one rehearsal of a campaign file, with a folder and a database of its own; closing it removes
 * all three.
 */
export const createStartEnsaio =
  (log: Logger, databases: EnsaioDatabases): (() => WorkerProcess) =>
  () => {
    const pasta = mkdtempSync(join(tmpdir(), 'trevo-ensaio-'));
    const worker = createWorkerProcess({
      log,
      program: toProgramPath('ensaio-worker'),
      isServing: true,
      timeoutMilliseconds: 240_000,
      maximumWaiting: 4,
      keptBytes: Number.POSITIVE_INFINITY,
    });
    let database: Promise<EnsaioDatabase> | undefined;
    return {
      async run(task, input) {
        database ??= databases.create();
        const { url } = await database;
        return worker.run(task, { ...(input as object), pasta, banco: url });
      },
      close() {
        worker.close();
        rmSync(pasta, { recursive: true, force: true });
        database
          ?.then(({ drop }) => drop())
          .catch((err: unknown) =>
            log.warn({ event: 'preview_database_left', err }, 'Database of a preview was not deleted'),
          );
      },
    };
  };

export type Workers = ReturnType<typeof createWorkers>;

/** Worker processes for memory-intensive or blocking work, one per kind so that none delays another. */
export const createWorkers = (log: Logger) => ({
  imagens: createWorkerProcess({
    log,
    timeoutMilliseconds: 30_000,
    maximumWaiting: 32,
    keptBytes: 192 * 1024 * 1024,
  }),
  publicacao: createWorkerProcess({
    log,
    timeoutMilliseconds: 300_000,
    maximumWaiting: 4,
    keptBytes: 192 * 1024 * 1024,
  }),
});
