import { imagemConsolePath, imagemDocumentoPath } from '@trevo/contract/paths';
import type { FileStorage, StoredFile } from '../../adapters/storage/storage.port.ts';
import type { Root } from '../../kernel/auth/key-ring.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Logger } from '../../kernel/log.ts';
import type { CotaService } from './cota.service.ts';
import type { ImagemDocumentoStore, ImagemRef } from './imagem-documento.store.ts';
import { type Conversao, type Converter, toBytes } from './imagem.ts';
import { createOrphanSweeper, type ListNomeados } from './orphan-files.ts';
import { createOwnNames, type Dono } from './own-names.ts';
import { isCalledPdf, requirePdf } from './pdf.ts';
import { createUrisAssinadas } from './uri-assinada.ts';

const tamanho: Conversao['tamanho'] = { width: 2_000, height: 2_000, fit: 'inside' };
/** An operator's link lasts five to ten minutes: the picture stays on the screen. */
const consoleStepSeconds = 300;
const dayMilliseconds = 86_400_000;
const atOnce = 100;

export type ImagemDocumentoService = ReturnType<typeof createImagemDocumentoService>;

/** Photos and PDFs of receipts: photos are stored without camera metadata, PDFs unchanged. */
export function createImagemDocumentoService(parts: {
  store: ImagemDocumentoStore;
  storage: FileStorage;
  cotas: CotaService;
  convert: Converter;
  /** Root key for signed addresses. */
  sessoes: Root;
  clock: Clock;
  log: Logger;
}) {
  const { store, storage, clock } = parts;
  const names = createOwnNames('documentos', ['jpg', 'pdf']);
  const orphans = createOrphanSweeper(storage, names, clock);

  async function finish(imagem: ImagemRef): Promise<void> {
    await storage.delete(names.toKey(imagem.nomeArquivo));
    await store.finishDeleting(imagem);
  }

  const discard = (imagem: ImagemRef): Promise<void> =>
    finish(imagem).catch((err: unknown) =>
      parts.log.warn(
        { event: 'receipt_picture_not_deleted', err },
        'Unused receipt picture was not deleted; the sweep retries it',
      ),
    );

  async function finishAll(): Promise<void> {
    const failures: unknown[] = [];
    for (let depois = ''; ;) {
      const unused = await store.listDeleting(depois, atOnce);
      if (unused.length === 0) break;
      for (const imagem of unused) {
        depois = imagem.nomeArquivo;
        // Retried in the next run; does not block the others.
        await finish(imagem).catch((error: unknown) => failures.push(error));
      }
    }
    if (failures.length > 0)
      throw new AggregateError(failures, `${failures.length} pictures were not deleted`);
  }

  return {
    /**
     * Stores a base64 picture or PDF and returns its name. Throws upload.imagemInvalida, upload.imagemGrande,
     * upload.pdfInvalido and upload.cotaAtingida.
     */
    async store({ promotoraId, consumidorId }: Dono, imagemBase64: string): Promise<string> {
      const original = toBytes(imagemBase64);
      const giveBack = await parts.cotas.spend(consumidorId, original.length);
      const isPdf = isCalledPdf(original);
      if (isPdf) await requirePdf(original);
      const { jpeg: bytes, impressao } = isPdf
        ? { jpeg: original, impressao: null }
        : await parts.convert({ bytes: original, tamanho, temImpressao: true });
      const nomeArquivo = names.create(promotoraId, isPdf ? 'pdf' : 'jpg');
      const contentType = isPdf ? 'application/pdf' : 'image/jpeg';
      // Record it first: an unrecorded file would remain until the sweep.
      await store.create({ consumidorId, nomeArquivo }, clock.now(), impressao);
      try {
        await storage.put(names.toKey(nomeArquivo), { bytes, contentType });
      } catch (error) {
        await giveBack();
        // Delete the file too: storage can have kept it despite the error.
        await discard({ consumidorId, nomeArquivo });
        throw error;
      }
      return nomeArquivo;
    },
    get: async (nomeArquivo: string): Promise<StoredFile | undefined> =>
      names.isName(nomeArquivo) ? storage.get(names.toKey(nomeArquivo)) : undefined,
    async delete(nomeArquivo: string): Promise<void> {
      if (!names.isName(nomeArquivo)) return;
      await storage.delete(names.toKey(nomeArquivo));
      await store.forgetImpressao(nomeArquivo);
    },
    /** Returns the perceptual hash of a stored picture (`toImpressao`); null for a PDF and for a blank picture. */
    findImpressao: (nomeArquivo: string): Promise<string | null> => store.findImpressao(nomeArquivo),
    /**
     * Returns whether the text is a valid picture name; ownership is checked by the statement that assigns it to
     * a receipt.
     */
    isName: names.isName,
    /** Deletes a consumer's uploads that no receipt references; deleteUnused retries failures. */
    async discardUnusedOf(consumidorId: string): Promise<void> {
      for (const imagem of await store.startDeletingOf(consumidorId)) await discard(imagem);
    },
    /** Deletes uploads older than a day that no receipt references, recorded or not. */
    async deleteUnused(listNomeadas: ListNomeados): Promise<void> {
      await store.startDeleting(new Date(clock.now().getTime() - dayMilliseconds));
      try {
        await finishAll();
      } finally {
        // Pictures waiting for a receipt are recorded; check references afterwards, because a receipt can claim one
        // meanwhile.
        await orphans.sweep(
          async (nomes) => [...(await store.listKnown(nomes)), ...(await listNomeadas(nomes))],
          store.forgetImpressao,
        );
      }
    },
    uris: createUrisAssinadas(parts.sessoes, 'imagens/uris', imagemDocumentoPath, clock),
    /** Addresses at the console's host, each for one operator's sessions. */
    urisConsole: createUrisAssinadas(
      parts.sessoes,
      'imagens/console',
      imagemConsolePath,
      clock,
      consoleStepSeconds,
    ),
  };
}
