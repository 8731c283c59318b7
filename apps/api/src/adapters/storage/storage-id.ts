import { createId } from '../../kernel/ids.ts';
import type { FileStorage } from './storage.port.ts';

/** File that marks a storage, so that two processes can tell whether they share it. */
const marker = 'armazenamento.txt';

/** Returns the id of a file storage; undefined for an unused one. */
export async function findStorageId(storage: FileStorage): Promise<string | undefined> {
  const found = await storage.get(marker);
  return found?.bytes.toString('utf8').trim();
}

/**
 * Returns the id of a file storage and marks an unmarked one. The caller holds a lock, so that two starting
 * processes do not both mark it.
 */
export async function ensureStorageId(storage: FileStorage): Promise<string> {
  const known = await findStorageId(storage);
  if (known) return known;
  const id = createId();
  await storage.put(marker, { bytes: Buffer.from(`${id}\n`), contentType: 'text/plain' });
  return id;
}
