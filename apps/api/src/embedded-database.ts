import { setTimeout } from 'node:timers/promises';
import { readEmbeddedUrl, startEmbeddedPostgres } from './kernel/db/embedded-postgres.ts';
import { type FolderLock, getFolderHolder, lockFolder } from './kernel/db/folder-lock.ts';

/** Use of a database: `programa` serves and owns the embedded server, `comando` also uses that of a running program. */
export type Uso = 'programa' | 'comando';

const lockSeconds = 60;
const lockPollMilliseconds = 100;

/**
 * Starts the embedded server under the lock of the data folder. A command uses the server of a running program, and
 * waits for another command or a program that is starting. Throws EnvironmentError.
 */
export async function openEmbedded(
  dataFolder: string,
  uso: Uso,
): Promise<{ readonly url: string; readonly lock: FolderLock | undefined; stop(): Promise<void> }> {
  const deadline = performance.now() + lockSeconds * 1000;
  for (;;) {
    const holder = getFolderHolder(dataFolder);
    if (!holder) break;
    const isServing = holder.port !== null;
    if (isServing && uso === 'comando')
      return { url: readEmbeddedUrl(dataFolder), lock: undefined, stop: () => Promise.resolve() };
    // `lockFolder` names the holder.
    if (isServing || performance.now() > deadline) break;
    await setTimeout(lockPollMilliseconds);
  }
  const lock = lockFolder(dataFolder);
  try {
    const { url, stop } = await startEmbeddedPostgres(dataFolder);
    return { url, lock, stop };
  } catch (error) {
    lock.release();
    throw error;
  }
}
