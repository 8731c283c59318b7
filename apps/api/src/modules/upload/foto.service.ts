import type { FileStorage, StoredFile } from '../../adapters/storage/storage.port.ts';
import { toBytes, toJpeg } from './imagem.ts';
import { createOwnNames } from './own-names.ts';

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

export function createFotoService(storage: FileStorage, secret: Uint8Array): FotoService {
  const names = createOwnNames(secret, 'fotos', ['jpg']);

  return {
    async keep(consumidorId, fotoBase64) {
      const bytes = await toJpeg(toBytes(fotoBase64), { width: side, height: side, fit: 'cover' });
      const nomeArquivo = names.create(consumidorId, 'jpg');
      await storage.put(names.toKey(nomeArquivo), { bytes, contentType: 'image/jpeg' });
      return nomeArquivo;
    },
    get: async (nomeArquivo) =>
      names.isName(nomeArquivo) ? storage.get(names.toKey(nomeArquivo)) : undefined,
    async delete(nomeArquivo) {
      if (names.isName(nomeArquivo)) await storage.delete(names.toKey(nomeArquivo));
    },
    isOwn: names.isOwn,
  };
}
