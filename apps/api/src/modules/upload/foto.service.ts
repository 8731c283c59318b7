import { createHmac, randomBytes } from 'node:crypto';
import type { FileStorage, StoredFile } from '../../adapters/storage/storage.port.ts';
import { toBytes, toJpeg } from './imagem.ts';

/** Profile pictures: stored square, small and without what cameras write into files. */
export interface FotoService {
  /** Keeps a base64 picture and answers its name. Refuses with upload.imagemInvalida. */
  keep(consumidorId: string, fotoBase64: string): Promise<string>;
  get(nomeArquivo: string): Promise<StoredFile | undefined>;
  delete(nomeArquivo: string): Promise<void>;
  /** Whether a name was answered to this person. */
  isOwn(consumidorId: string, nomeArquivo: string): boolean;
}

const side = 512;
const namePattern = /^[\w-]{22}\.[\w-]{22}\.jpg$/;

export function createFotoService(storage: FileStorage, secret: Uint8Array): FotoService {
  const sign = (consumidorId: string, random: string) =>
    createHmac('sha256', secret).update(`${consumidorId}|${random}`).digest('base64url').slice(0, 22);
  const keyOf = (nomeArquivo: string) => `fotos/${nomeArquivo.replace('.', '-')}`;

  return {
    async keep(consumidorId, fotoBase64) {
      const bytes = await toJpeg(toBytes(fotoBase64), { width: side, height: side, fit: 'cover' });
      const random = randomBytes(16).toString('base64url');
      const nomeArquivo = `${random}.${sign(consumidorId, random)}.jpg`;
      await storage.put(keyOf(nomeArquivo), { bytes, contentType: 'image/jpeg' });
      return nomeArquivo;
    },
    get: async (nomeArquivo) => (namePattern.test(nomeArquivo) ? storage.get(keyOf(nomeArquivo)) : undefined),
    async delete(nomeArquivo) {
      if (namePattern.test(nomeArquivo)) await storage.delete(keyOf(nomeArquivo));
    },
    isOwn(consumidorId, nomeArquivo) {
      const [random = '', mark] = nomeArquivo.split('.');
      return namePattern.test(nomeArquivo) && sign(consumidorId, random) === mark;
    },
  };
}
