import { createId } from '../../kernel/ids.ts';
import type { FileStorage } from './storage.port.ts';

/** The file that marks a storage, so that two programs can tell whether they use the same one. */
const marker = 'armazenamento.txt';

/** Returns the id of a file storage; undefined for one that no program has used yet. */
export async function findStorageId(storage: FileStorage): Promise<string | undefined> {
  const found = await storage.get(marker);
  return found?.bytes.toString('utf8').trim();
}

/**
 * Returns the id of a file storage and marks one that has none. Two processes that start at the same time must not both
 * mark it: the caller holds a lock.
 */
export async function ensureStorageId(storage: FileStorage): Promise<string> {
  const known = await findStorageId(storage);
  if (known) return known;
  const id = createId();
  await storage.put(marker, { bytes: Buffer.from(`${id}\n`), contentType: 'text/plain' });
  return id;
}
