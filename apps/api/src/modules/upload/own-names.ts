import { createHash, randomBytes } from 'node:crypto';
import type { FileStorage } from '../../adapters/storage/storage.port.ts';
import type { Clock } from '../../kernel/clock.ts';

/**
 * Returns the first half of a promoter's file names, which is also their key prefix in storage: bucket
 * permissions and rules can be set per promoter.
 */
export const toArquivoPrefixo = (promotoraId: string): string =>
  createHash('sha256').update(promotoraId).digest().subarray(0, 16).toString('base64url');

/** Names of stored files: half of each is random and so not guessable; ownership is in the database. */
export type OwnNames = ReturnType<typeof createOwnNames>;

/** Creates names for the files of one folder, with one of these extensions. */
export function createOwnNames(folder: string, extensions: readonly string[]) {
  const pattern = new RegExp(`^[\\w-]{22}\\.[\\w-]{22}\\.(${extensions.join('|')})$`);
  const kept = new RegExp(`^${folder}/([\\w-]{22})-([\\w-]{22}\\.\\w+)$`);
  /** Returns whether the text is a well-formed name, of any owner. */
  const isName = (nomeArquivo: string) => pattern.test(nomeArquivo);
  return {
    /** Storage folder of these files. */
    folder,
    create: (promotoraId: string, extension: string): string =>
      `${toArquivoPrefixo(promotoraId)}.${randomBytes(16).toString('base64url')}.${extension}`,
    isName,
    /** Returns the storage key of a name. */
    toKey: (nomeArquivo: string): string => `${folder}/${nomeArquivo.replace('.', '-')}`,
    /** Returns the file name of a storage key; undefined for a foreign key. */
    findName(key: string): string | undefined {
      const name = key.replace(kept, '$1.$2');
      return isName(name) ? name : undefined;
    },
  };
}

/** The uploading account and its promoter. */
export interface Dono {
  readonly promotoraId: string;
  readonly consumidorId: string;
}

/** Returns which of these names are still referenced. */
export type ListNomeados = (nomesArquivo: readonly string[]) => Promise<readonly string[]>;

const dayMilliseconds = 86_400_000;
const atOnce = 1_000;
const pages = 10;

/** Deletes orphaned files. */
export function createOrphanSweeper(storage: FileStorage, names: OwnNames, clock: Clock) {
  let after = '';
  return {
    /**
     * Scans a bounded number of the folder's files, continuing where the last run ended, and deletes
     * unreferenced ones older than a day: left over from a release without records, or from a killed process.
     * Calls `onDelete` with each deleted name.
     */
    async sweep(
      listNomeados: ListNomeados,
      onDelete?: (nomeArquivo: string) => Promise<void>,
    ): Promise<void> {
      const oldest = clock.now().getTime() - dayMilliseconds;
      for (let page = 0; page < pages; page++) {
        const found = await storage.list(names.folder, after, atOnce);
        const old = found
          .filter(({ keptAt }) => keptAt.getTime() < oldest)
          .flatMap(({ name }) => names.findName(name) ?? []);
        const nomeados = new Set(old.length > 0 ? await listNomeados(old) : []);
        for (const nomeArquivo of old.filter((name) => !nomeados.has(name))) {
          await storage.delete(names.toKey(nomeArquivo));
          await onDelete?.(nomeArquivo);
        }
        after = found.length < atOnce ? '' : found.at(-1)!.name;
        if (after === '') return;
      }
    },
  };
}
