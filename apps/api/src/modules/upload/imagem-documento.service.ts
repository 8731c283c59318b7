import type { FileStorage, StoredFile } from '../../adapters/storage/storage.port.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { ImagemDocumentoStore } from './imagem-documento.store.ts';
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
  /** Deletes what was sent more than a day ago and no receipt names. */
  deleteUnused(): Promise<void>;
}

const longestSide = 2_000;
const dayMilliseconds = 86_400_000;
const atOnce = 100;

export function createImagemDocumentoService(parts: {
  store: ImagemDocumentoStore;
  storage: FileStorage;
  secret: Uint8Array;
  clock: Clock;
}): ImagemDocumentoService {
  const { store, storage, clock } = parts;
  const names = createOwnNames(parts.secret, 'documentos', ['jpg', 'pdf']);

  return {
    async keep(consumidorId, imagemBase64) {
      const original = toBytes(imagemBase64);
      const isPdf = original.subarray(0, 5).toString('latin1') === '%PDF-';
      const bytes = isPdf
        ? original
        : await toJpeg(original, { width: longestSide, height: longestSide, fit: 'inside' });
      const nomeArquivo = names.create(consumidorId, isPdf ? 'pdf' : 'jpg');
      const contentType = isPdf ? 'application/pdf' : 'image/jpeg';
      // Written down first: a file that nobody knows of is never deleted.
      await store.create({ consumidorId, nomeArquivo }, clock.now());
      await storage.put(names.toKey(nomeArquivo), { bytes, contentType });
      return nomeArquivo;
    },
    get: async (nomeArquivo) =>
      names.isName(nomeArquivo) ? storage.get(names.toKey(nomeArquivo)) : undefined,
    async delete(nomeArquivo) {
      if (names.isName(nomeArquivo)) await storage.delete(names.toKey(nomeArquivo));
    },
    isOwn: names.isOwn,
    async deleteUnused() {
      await store.startDeleting(new Date(clock.now().getTime() - dayMilliseconds));
      const failures: unknown[] = [];
      for (let depois = ''; ;) {
        const unused = await store.listDeleting(depois, atOnce);
        if (unused.length === 0) break;
        for (const imagem of unused) {
          depois = imagem.nomeArquivo;
          try {
            await storage.delete(names.toKey(depois));
            await store.finishDeleting(imagem);
          } catch (error) {
            // Tried again the next time; the others do not wait for it.
            failures.push(error);
          }
        }
      }
      if (failures.length > 0) throw new AggregateError(failures, `${failures.length} pictures stay`);
    },
  };
}
