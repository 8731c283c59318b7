import { createHmac, randomBytes } from 'node:crypto';
import type { FileStorage, StoredFile } from '../../adapters/storage/storage.port.ts';
import { toBytes, toJpeg } from './imagem.ts';

/** Photos and PDFs of receipts: pictures are stored without what cameras write into files, a PDF as it is. */
export interface ImagemDocumentoService {
  /** Keeps a base64 picture or PDF and answers its name. Refuses with upload.imagemInvalida. */
  keep(consumidorId: string, imagemBase64: string): Promise<string>;
  get(nomeArquivo: string): Promise<StoredFile | undefined>;
  /** Whether a name was answered to this person. */
  isOwn(consumidorId: string, nomeArquivo: string): boolean;
}

const longestSide = 2_000;
const namePattern = /^[\w-]{22}\.[\w-]{22}\.(jpg|pdf)$/;

export function createImagemDocumentoService(
  storage: FileStorage,
  secret: Uint8Array,
): ImagemDocumentoService {
  const sign = (consumidorId: string, random: string) =>
    createHmac('sha256', secret).update(`${consumidorId}|${random}`).digest('base64url').slice(0, 22);
  const keyOf = (nomeArquivo: string) => `documentos/${nomeArquivo.replace('.', '-')}`;

  return {
    async keep(consumidorId, imagemBase64) {
      const original = toBytes(imagemBase64);
      const isPdf = original.subarray(0, 5).toString('latin1') === '%PDF-';
      const bytes = isPdf
        ? original
        : await toJpeg(original, { width: longestSide, height: longestSide, fit: 'inside' });
      const random = randomBytes(16).toString('base64url');
      const nomeArquivo = `${random}.${sign(consumidorId, random)}.${isPdf ? 'pdf' : 'jpg'}`;
      const contentType = isPdf ? 'application/pdf' : 'image/jpeg';
      await storage.put(keyOf(nomeArquivo), { bytes, contentType });
      return nomeArquivo;
    },
    get: async (nomeArquivo) => (namePattern.test(nomeArquivo) ? storage.get(keyOf(nomeArquivo)) : undefined),
    isOwn(consumidorId, nomeArquivo) {
      const [random = '', mark] = nomeArquivo.split('.');
      return namePattern.test(nomeArquivo) && sign(consumidorId, random) === mark;
    },
  };
}
