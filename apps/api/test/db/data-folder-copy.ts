import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { MemoryFS } from '@electric-sql/pglite';

/** A file of a data folder, or a folder, which has no content. */
interface Entry {
  readonly path: string;
  /** Content without trailing zeros: most of the write-ahead log is unused. */
  readonly content?: Buffer;
  readonly size: number;
}

/** Where PGlite expects the data folder in its file system. */
const dataFolder = '/pglite/data';

/** Read once per worker: the suites of a worker share its modules. */
const entriesByFolder = new Map<string, readonly Entry[]>();

function readEntries(folder: string): readonly Entry[] {
  const known = entriesByFolder.get(folder);
  if (known) return known;
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true })
    .map((entry): Entry => {
      const file = join(entry.parentPath, entry.name);
      const path = `${dataFolder}/${relative(folder, file).replaceAll('\\', '/')}`;
      if (entry.isDirectory()) return { path, size: 0 };
      const content = readFileSync(file);
      return { path, content: withoutTrailingZeros(content), size: content.length };
    })
    // A folder precedes its files.
    .sort((one, other) => (one.path < other.path ? -1 : 1));
  entriesByFolder.set(folder, entries);
  return entries;
}

function withoutTrailingZeros(content: Buffer): Buffer {
  let end = content.length;
  while (end > 0 && content[end - 1] === 0) end--;
  return content.subarray(0, end);
}

/**
 * In-memory file system of PGlite with a copy of a data folder. PGlite's own `loadDataDir` reads a tar archive,
 * looks up each part of each path and copies each file twice, which takes longer than the database's start.
 */
export class DataFolderCopy extends MemoryFS {
  readonly #entries: readonly Entry[];

  constructor(folder: string) {
    super();
    this.#entries = readEntries(folder);
  }

  override initialSyncFs(): Promise<void> {
    const { FS } = this.pg!.Module;
    FS.mkdirTree(dataFolder);
    for (const { path, content, size } of this.#entries) {
      if (content) {
        const copy = new Uint8Array(size);
        copy.set(content);
        FS.writeFile(path, copy, { canOwn: true });
      } else {
        FS.mkdir(path);
      }
    }
    return Promise.resolve();
  }
}
