import type { FileStorage } from '../../adapters/storage/storage.port.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { OwnNames } from './own-names.ts';

/** Returns which of these names are still referenced. */
export type ListNomeados = (nomesArquivo: readonly string[]) => Promise<readonly string[]>;

/** Files of a folder, named in the database as `findName` returns. */
type StoredNames = Pick<OwnNames, 'folder' | 'findName' | 'toKey'>;

const dayMilliseconds = 86_400_000;
const atOnce = 1_000;
const pages = 10;

/**
 * Deletes unreferenced files of the page after `after` that are older than a day: left over from a release without
 * records, or from a killed process. Returns the name after which the next page begins; empty on the last page.
 */
async function deletePage(
  { storage, names, clock }: { storage: FileStorage; names: StoredNames; clock: Clock },
  after: string,
  listNomeados: ListNomeados,
  onDelete?: (nomeArquivo: string) => Promise<void>,
): Promise<string> {
  const oldest = clock.now().getTime() - dayMilliseconds;
  const found = await storage.list(names.folder, after, atOnce);
  const old = found
    .filter(({ keptAt }) => keptAt.getTime() < oldest)
    .flatMap(({ name }) => names.findName(name) ?? []);
  const nomeados = new Set(old.length > 0 ? await listNomeados(old) : []);
  for (const nomeArquivo of old.filter((name) => !nomeados.has(name))) {
    await storage.delete(names.toKey(nomeArquivo));
    await onDelete?.(nomeArquivo);
  }
  return found.length < atOnce ? '' : found.at(-1)!.name;
}

/** Deletes orphaned files of a large folder. */
export function createOrphanSweeper(storage: FileStorage, names: OwnNames, clock: Clock) {
  let after = '';
  return {
    /**
     * Scans a bounded number of the folder's files, continuing where the last run ended. Calls `onDelete` with each
     * deleted name.
     */
    async sweep(
      listNomeados: ListNomeados,
      onDelete?: (nomeArquivo: string) => Promise<void>,
    ): Promise<void> {
      for (let page = 0; page < pages; page++) {
        after = await deletePage({ storage, names, clock }, after, listNomeados, onDelete);
        if (after === '') return;
      }
    },
  };
}

/** Deletes the orphaned files of a folder, which the database names by their storage keys. */
export async function deleteOrphans(
  storage: FileStorage,
  folder: string,
  listNomeados: ListNomeados,
  clock: Clock,
): Promise<void> {
  const names: StoredNames = { folder, findName: (key) => key, toKey: (key) => key };
  let after = '';
  do after = await deletePage({ storage, names, clock }, after, listNomeados);
  while (after !== '');
}
