import type { FileStorage, StoredFile } from '../../adapters/storage/storage.port.ts';
import type { Clock } from '../../kernel/clock.ts';
import { type Conversao, type Converter, toBytes } from './imagem.ts';
import { createOrphanSweeper, type ListNomeados } from './orphan-files.ts';
import { createOwnNames } from './own-names.ts';
import { isCalledPdf, requirePdf } from './pdf.ts';

const tamanho: Conversao['tamanho'] = { width: 2_400, height: 2_400, fit: 'inside' };

export type ArquivoPremioService = ReturnType<typeof createArquivoPremioService>;

/** Documents of one folder, as those of winners and signed receipts: photos are stored without camera metadata, PDFs unchanged. */
export function createArquivoPremioService({
  storage,
  convert,
  clock,
  pasta,
}: {
  storage: FileStorage;
  convert: Converter;
  clock: Clock;
  pasta: 'premios' | 'sorteios' | 'encerramentos';
}) {
  const names = createOwnNames(pasta, ['jpg', 'pdf']);
  const orphans = createOrphanSweeper(storage, names, clock);
  return {
    toBytes,
    /** Stores a file and returns its name. Throws upload.imagemInvalida, upload.imagemGrande and upload.pdfInvalido. */
    async store(promotoraId: string, original: Buffer): Promise<string> {
      const isPdf = isCalledPdf(original);
      if (isPdf) await requirePdf(original);
      const bytes = isPdf
        ? original
        : (await convert({ bytes: original, tamanho, temImpressao: false })).jpeg;
      const nomeArquivo = names.create(promotoraId, isPdf ? 'pdf' : 'jpg');
      await storage.put(names.toKey(nomeArquivo), {
        bytes,
        contentType: isPdf ? 'application/pdf' : 'image/jpeg',
      });
      return nomeArquivo;
    },
    get: async (nomeArquivo: string): Promise<StoredFile | undefined> =>
      names.isName(nomeArquivo) ? storage.get(names.toKey(nomeArquivo)) : undefined,
    delete: (nomeArquivo: string): Promise<void> => storage.delete(names.toKey(nomeArquivo)),
    /** Deletes files older than a day without a reference, left by a process that ended between both writes. */
    deleteUnused: (listNomeados: ListNomeados): Promise<void> => orphans.sweep(listNomeados),
  };
}
