import type { FileStorage, StoredFile } from '../../adapters/storage/storage.port.ts';
import { toBytes, toJpeg } from './imagem.ts';
import { createOwnNames } from './own-names.ts';

/** Photos and PDFs of receipts: pictures are stored without what cameras write into files, a PDF as it is. */
export interface ImagemDocumentoService {
  /** Keeps a base64 picture or PDF and answers its name. Refuses with upload.imagemInvalida. */
  keep(consumidorId: string, imagemBase64: string): Promise<string>;
  get(nomeArquivo: string): Promise<StoredFile | undefined>;
  delete(nomeArquivo: string): Promise<void>;
  /** Whether a name was answered to this person. */
  isOwn(consumidorId: string, nomeArquivo: string): boolean;
}

const longestSide = 2_000;

export function createImagemDocumentoService(
  storage: FileStorage,
  secret: Uint8Array,
): ImagemDocumentoService {
  const names = createOwnNames(secret, 'documentos', ['jpg', 'pdf']);

  return {
    async keep(consumidorId, imagemBase64) {
      const original = toBytes(imagemBase64);
      const isPdf = original.subarray(0, 5).toString('latin1') === '%PDF-';
      const bytes = isPdf
        ? original
        : await toJpeg(original, { width: longestSide, height: longestSide, fit: 'inside' });
      const nomeArquivo = names.create(consumidorId, isPdf ? 'pdf' : 'jpg');
      const contentType = isPdf ? 'application/pdf' : 'image/jpeg';
      await storage.put(names.toKey(nomeArquivo), { bytes, contentType });
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
