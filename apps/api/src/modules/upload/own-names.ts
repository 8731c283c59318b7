import { createHash, randomBytes } from 'node:crypto';
import type { FileStorage } from '../../adapters/storage/storage.port.ts';
import type { Clock } from '../../kernel/clock.ts';

/**
 * The first half of the names of a promoter's files, and so the prefix of their keys in the storage: rights and rules of a
 * bucket can be given for one promoter.
 */
export const toArquivoPrefixo = (promotoraId: string): string =>
  createHash('sha256').update(promotoraId).digest().subarray(0, 16).toString('base64url');

/** Names of stored files: half of each is random, so that they cannot be guessed; whose a file is stands in the database. */
export type OwnNames = ReturnType<typeof createOwnNames>;

/** Names of the files of one folder, with one of these extensions. */
export function createOwnNames(folder: string, extensions: readonly string[]) {
  const pattern = new RegExp(`^[\\w-]{22}\\.[\\w-]{22}\\.(${extensions.join('|')})$`);
  const kept = new RegExp(`^${folder}/([\\w-]{22})-([\\w-]{22}\\.\\w+)$`);
  /** Whether it is such a name at all, whosever. */
  const isName = (nomeArquivo: string) => pattern.test(nomeArquivo);
  return {
    /** Where the files of these names lie. */
    folder,
    create: (promotoraId: string, extension: string): string =>
      `${toArquivoPrefixo(promotoraId)}.${randomBytes(16).toString('base64url')}.${extension}`,
    isName,
    /** Where the file of a name is kept. */
    toKey: (nomeArquivo: string): string => `${folder}/${nomeArquivo.replace('.', '-')}`,
    /** The name of the file that is kept there; undefined when nothing of ours is. */
    findName(key: string): string | undefined {
      const name = key.replace(kept, '$1.$2');
      return isName(name) ? name : undefined;
    },
  };
}

/** The account that sends a file, and its promoter. */
export interface Dono {
  readonly promotoraId: string;
  readonly consumidorId: string;
}

/** Which of these names something still needs. */
export type ListNomeados = (nomesArquivo: readonly string[]) => Promise<readonly string[]>;

const dayMilliseconds = 86_400_000;
const atOnce = 1_000;
const pages = 10;

/** Deletes kept files that nobody names. */
export function createPerdidos(storage: FileStorage, names: OwnNames, clock: Clock) {
  let after = '';
  return {
    /**
     * Looks at so many files of the folder, going on where it ended the last time, and deletes those older than a day
     * that nobody names: a release that wrote nothing down left some, and a program that was killed leaves some.
     * `onDelete` is told each name whose file is gone.
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
