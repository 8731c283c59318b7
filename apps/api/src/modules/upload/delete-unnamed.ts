import type { FileStorage } from '../../adapters/storage/storage.port.ts';
import type { Clock } from '../../kernel/clock.ts';

const pageFiles = 1_000;
const dayMilliseconds = 86_400_000;

/**
 * Deletes the files of a folder that are older than a day and not among those that `listNomeados` returns: left over from
 * a process killed while it stored them.
 */
export async function deleteUnnamed(
  storage: FileStorage,
  folder: string,
  listNomeados: (names: readonly string[]) => Promise<readonly string[]>,
  clock: Clock,
): Promise<void> {
  const oldest = clock.now().getTime() - dayMilliseconds;
  for (let after = ''; ;) {
    const found = await storage.list(folder, after, pageFiles);
    const old = found.filter(({ keptAt }) => keptAt.getTime() < oldest).map(({ name }) => name);
    const nomeados = new Set(old.length > 0 ? await listNomeados(old) : []);
    for (const name of old) if (!nomeados.has(name)) await storage.delete(name);
    if (found.length < pageFiles) return;
    after = found.at(-1)!.name;
  }
}
