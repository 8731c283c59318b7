import { randomUUID } from 'node:crypto';
import { chmodSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { type FileStorage, reachPieces, reachStorage, requireFolder, requireName } from './storage.port.ts';

const types: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.pdf': 'application/pdf',
};

// Readers process each chunk synchronously: bounds the blocking of the event loop.
const pieceBytes = 64 * 1024;

/** Time without a write after which a partial file belongs to no running process. */
const partMilliseconds = 3_600_000;

const isPart = (name: string) => name.endsWith('.part');

/** Stores files in a local folder, readable by this user only. */
export function createLocalStorage(folder: string): FileStorage {
  const pathOf = (name: string) => join(folder, requireName(name));
  closeToOthers(folder);
  deleteParts(folder);
  const write = (name: string, bytes: Buffer | AsyncIterable<Uint8Array>) =>
    reachStorage(async () => {
      const path = pathOf(name);
      const part = `${path}.${randomUUID()}.part`;
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      try {
        // Write and rename: readers never see a partial file.
        await writeFile(part, bytes, { mode: 0o600, flag: 'wx' });
        await rename(part, path);
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    });
  return {
    put: (name, { bytes }) => write(name, bytes),
    putPieces: write,
    getPieces: (name) =>
      reachStorage(async () => {
        const file = await unlessMissing(open(pathOf(name)), undefined);
        return file && reachPieces(file.createReadStream({ highWaterMark: pieceBytes }));
      }),
    get: (name) =>
      reachStorage(async () => {
        const path = pathOf(name);
        const bytes = await unlessMissing(readFile(path), undefined);
        return bytes && { bytes, contentType: types[extname(path)] ?? 'application/octet-stream' };
      }),
    delete: (name) => reachStorage(() => rm(pathOf(name), { force: true })),
    list: (inner, after, limit) =>
      reachStorage(async () => {
        const entries = await unlessMissing(readdir(join(folder, requireFolder(inner))), []);
        const names = entries
          .filter((entry) => !isPart(entry))
          .map((entry) => `${inner}/${entry}`)
          .filter((name) => name > after)
          .sort()
          .slice(0, limit);
        const found = await Promise.all(
          names.map(async (name) => {
            const known = await unlessMissing(stat(join(folder, name)), undefined);
            return known ? [{ name, keptAt: known.mtime }] : [];
          }),
        );
        return found.flat();
      }),
  };
}

async function unlessMissing<T, Missing>(work: Promise<T>, missing: Missing): Promise<T | Missing> {
  try {
    return await work;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return missing;
    throw error;
  }
}

/** Restricts the folder, including folders created by earlier releases with wider permissions. */
function closeToOthers(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
}

/** Deletes partial files of killed processes. A younger one may be of another process on the same volume. */
function deleteParts(folder: string): void {
  const before = Date.now() - partMilliseconds;
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!isPart(entry)) continue;
    const path = join(folder, entry);
    // Another process may finish or delete it meanwhile.
    const known = statSync(path, { throwIfNoEntry: false });
    if (known && known.mtimeMs < before) rmSync(path, { force: true });
  }
}
