import { fotoPerfilPath } from '@trevo/contract/paths';
import type { FileStorage, StoredFile } from '../../adapters/storage/storage.port.ts';
import type { Root } from '../../kernel/auth/key-ring.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Logger } from '../../kernel/log.ts';
import type { CotaService } from './cota.service.ts';
import type { FotoStore } from './foto.store.ts';
import { type Converter, toBytes } from './imagem.ts';
import { createOrphanSweeper, type ListNomeados } from './orphan-files.ts';
import { createOwnNames, type Dono } from './own-names.ts';
import { createUrisAssinadas } from './uri-assinada.ts';

const side = 512;

export type FotoService = ReturnType<typeof createFotoService>;

/** Profile pictures: stored square, small and without camera metadata. */
export function createFotoService(parts: {
  store: FotoStore;
  storage: FileStorage;
  cotas: CotaService;
  convert: Converter;
  /** Root key for signed addresses. */
  sessoes: Root;
  clock: Clock;
  log: Logger;
}) {
  const { store, storage, clock } = parts;
  const names = createOwnNames('fotos', ['jpg']);
  const orphans = createOrphanSweeper(storage, names, clock);

  /** Deletes an unused picture. A failure is ignored: the sweep deletes it later. */
  async function discard(nomeArquivo: string): Promise<void> {
    if (!names.isName(nomeArquivo)) return;
    try {
      await storage.delete(names.toKey(nomeArquivo));
      await store.delete(nomeArquivo);
    } catch (err) {
      parts.log.warn(
        { event: 'profile_picture_not_deleted', err },
        'Unused profile picture was not deleted; the sweep retries it',
      );
    }
  }

  return {
    /**
     * Stores a base64 picture and returns its name. Throws upload.imagemInvalida, upload.imagemGrande and
     * upload.cotaAtingida.
     */
    async store({ promotoraId, consumidorId }: Dono, fotoBase64: string): Promise<string> {
      const original = toBytes(fotoBase64);
      const giveBack = await parts.cotas.spend(consumidorId, original.length);
      const { jpeg: bytes } = await parts.convert({
        bytes: original,
        tamanho: { width: side, height: side, fit: 'cover' },
        temImpressao: false,
      });
      const nomeArquivo = names.create(promotoraId, 'jpg');
      // Record it first: an unrecorded file would not be deleted with its account.
      await store.create({ consumidorId, nomeArquivo });
      try {
        await storage.put(names.toKey(nomeArquivo), { bytes, contentType: 'image/jpeg' });
      } catch (error) {
        await giveBack();
        // Delete the file too: storage can have kept it despite the error.
        await discard(nomeArquivo);
        throw error;
      }
      return nomeArquivo;
    },
    get: async (nomeArquivo: string): Promise<StoredFile | undefined> =>
      names.isName(nomeArquivo) ? storage.get(names.toKey(nomeArquivo)) : undefined,
    discard,
    /** Discards every picture of a consumer, used in a profile or not. */
    async discardOf(consumidorId: string): Promise<void> {
      for (const nomeArquivo of await store.listOf(consumidorId)) await discard(nomeArquivo);
    },
    /** Deletes pictures older than a day that no profile uses. */
    deleteUnused: (listNomeadas: ListNomeados): Promise<void> => orphans.sweep(listNomeadas, store.delete),
    /** Returns whether the consumer uploaded this picture. */
    isOwn: (consumidorId: string, nomeArquivo: string): Promise<boolean> =>
      store.exists({ consumidorId, nomeArquivo }),
    uris: createUrisAssinadas(parts.sessoes, 'fotos/uris', fotoPerfilPath, clock),
  };
}
