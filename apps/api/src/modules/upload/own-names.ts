import { createHmac, randomBytes } from 'node:crypto';

/** Names of stored files: 128 random bits and a mark that tells, without a database, whose they are. */
export interface OwnNames {
  /** Where the files of these names lie. */
  readonly folder: string;
  create(consumidorId: string, extension: string): string;
  /** Whether it is such a name at all, whosever. */
  isName(nomeArquivo: string): boolean;
  /** Whether it was made for this person. */
  isOwn(consumidorId: string, nomeArquivo: string): boolean;
  /** Where the file of a name is kept. */
  toKey(nomeArquivo: string): string;
  /** The name of the file that is kept there; undefined when nothing of ours is. */
  findName(key: string): string | undefined;
}

/** Names of the files of one folder, with one of these extensions. */
export function createOwnNames(secret: Uint8Array, folder: string, extensions: readonly string[]): OwnNames {
  const pattern = new RegExp(`^[\\w-]{22}\\.[\\w-]{22}\\.(${extensions.join('|')})$`);
  const kept = new RegExp(`^${folder}/([\\w-]{22})-([\\w-]{22}\\.\\w+)$`);
  const sign = (consumidorId: string, random: string) =>
    createHmac('sha256', secret).update(`${consumidorId}|${random}`).digest('base64url').slice(0, 22);
  const isName = (nomeArquivo: string) => pattern.test(nomeArquivo);
  return {
    folder,
    create(consumidorId, extension) {
      const random = randomBytes(16).toString('base64url');
      return `${random}.${sign(consumidorId, random)}.${extension}`;
    },
    isName,
    isOwn(consumidorId, nomeArquivo) {
      const [random = '', mark] = nomeArquivo.split('.');
      return isName(nomeArquivo) && sign(consumidorId, random) === mark;
    },
    toKey: (nomeArquivo) => `${folder}/${nomeArquivo.replace('.', '-')}`,
    findName(key) {
      const name = key.replace(kept, '$1.$2');
      return isName(name) ? name : undefined;
    },
  };
}
