import { setTimeout } from 'node:timers/promises';
import { readEmbeddedUrl, startEmbeddedPostgres } from '@trevo/postgres/embedded/embedded-postgres';
import {
  FolderInUseError,
  type FolderLock,
  getFolderHolder,
  lockFolder,
} from '@trevo/postgres/embedded/folder-lock';

/** Use of a database: `programa` serves and owns the embedded server, `comando` also uses that of a running program. */
export type Uso = 'programa' | 'comando';

/** Upper bound of the wait: the first command creates and migrates the database. */
const lockSeconds = 300;
const lockPollMilliseconds = 100;

/**
 * Starts the embedded server under the lock of the data folder. A command uses the server of a running program, and
 * waits for another command or a program that is starting. Throws StartError.
 */
export async function openEmbedded(
  dataFolder: string,
  uso: Uso,
): Promise<{ readonly url: string; readonly lock: FolderLock | undefined; stop(): Promise<void> }> {
  const deadline = performance.now() + lockSeconds * 1000;
  let lock: FolderLock | undefined;
  while (!lock) {
    const holder = getFolderHolder(dataFolder);
    const isServing = typeof holder?.port === 'number';
    if (isServing && uso === 'comando')
      return { url: readEmbeddedUrl(dataFolder), lock, stop: () => Promise.resolve() };
    try {
      lock = lockFolder(dataFolder);
    } catch (error) {
      if (!(error instanceof FolderInUseError) || isServing || performance.now() > deadline) throw error;
      await setTimeout(lockPollMilliseconds);
    }
  }
  try {
    const { url, stop } = await startEmbeddedPostgres(dataFolder);
    return { url, lock, stop };
  } catch (error) {
    lock.release();
    throw error;
  }
}
