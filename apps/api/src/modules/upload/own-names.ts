import { createHash, randomBytes } from 'node:crypto';

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
