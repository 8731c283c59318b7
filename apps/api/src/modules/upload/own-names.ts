import { createHmac, randomBytes } from 'node:crypto';

/** Names of stored files: 128 random bits and a mark that tells, without a database, whose they are. */
export type OwnNames = ReturnType<typeof createOwnNames>;

/** Names of the files of one folder, with one of these extensions. */
export function createOwnNames(secret: Uint8Array, folder: string, extensions: readonly string[]) {
  const pattern = new RegExp(`^[\\w-]{22}\\.[\\w-]{22}\\.(${extensions.join('|')})$`);
  const kept = new RegExp(`^${folder}/([\\w-]{22})-([\\w-]{22}\\.\\w+)$`);
  const sign = (consumidorId: string, random: string) =>
    createHmac('sha256', secret).update(`${consumidorId}|${random}`).digest('base64url').slice(0, 22);
  /** Whether it is such a name at all, whosever. */
  const isName = (nomeArquivo: string) => pattern.test(nomeArquivo);
  return {
    /** Where the files of these names lie. */
    folder,
    create(consumidorId: string, extension: string): string {
      const random = randomBytes(16).toString('base64url');
      return `${random}.${sign(consumidorId, random)}.${extension}`;
    },
    isName,
    /** Whether it was made for this person. */
    isOwn(consumidorId: string, nomeArquivo: string): boolean {
      const [random = '', mark] = nomeArquivo.split('.');
      return isName(nomeArquivo) && sign(consumidorId, random) === mark;
    },
    /** Where the file of a name is kept. */
    toKey: (nomeArquivo: string): string => `${folder}/${nomeArquivo.replace('.', '-')}`,
    /** The name of the file that is kept there; undefined when nothing of ours is. */
    findName(key: string): string | undefined {
      const name = key.replace(kept, '$1.$2');
      return isName(name) ? name : undefined;
    },
  };
}
