import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import type { FileStorage } from './storage.port.ts';

const types: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.pdf': 'application/pdf',
};

/** Keeps files in a folder of this machine, beside the embedded database. */
export function createLocalStorage(folder: string): FileStorage {
  const pathOf = (name: string) => {
    if (!/^[\w-]+(\/[\w-]+)*\.\w+$/.test(name)) throw new Error(`Not a name for a file: ${name}`);
    return join(folder, name);
  };
  return {
    async put(name, { bytes }) {
      const path = pathOf(name);
      await mkdir(dirname(path), { recursive: true });
      // A reader never sees half a file.
      await writeFile(`${path}.part`, bytes);
      await rename(`${path}.part`, path);
    },
    async get(name) {
      const path = pathOf(name);
      const bytes = await readFile(path).catch(() => undefined);
      return bytes && { bytes, contentType: types[extname(path)] ?? 'application/octet-stream' };
    },
    delete: (name) => rm(pathOf(name), { force: true }),
  };
}
