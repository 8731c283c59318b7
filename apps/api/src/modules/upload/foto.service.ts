import { fotoPerfilPath } from '@trevo/contract/paths';
import type { FileStorage, StoredFile } from '../../adapters/storage/storage.port.ts';
import type { Root } from '../../kernel/auth/key-ring.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Logger } from '../../kernel/log.ts';
import type { CotaService } from './cota.service.ts';
import type { FotoStore } from './foto.store.ts';
import { type Converter, toBytes } from './imagem.ts';
import { createOwnNames, createPerdidos, type Dono, type ListNomeados } from './own-names.ts';
import { createUrisAssinadas } from './uri-assinada.ts';

const side = 512;

export type FotoService = ReturnType<typeof createFotoService>;

/** Profile pictures: stored square, small and without what cameras write into files. */
export function createFotoService(parts: {
  store: FotoStore;
  storage: FileStorage;
  cotas: CotaService;
  convert: Converter;
  /** Signs the addresses. */
  sessoes: Root;
  clock: Clock;
  log: Logger;
}) {
  const { store, storage, clock } = parts;
  const names = createOwnNames('fotos', ['jpg']);
  const perdidas = createPerdidos(storage, names, clock);

  /** Deletes a picture that no profile shows any more. Where that fails it stays until the sweep: nobody is told no. */
  async function discard(nomeArquivo: string): Promise<void> {
    if (!names.isName(nomeArquivo)) return;
    try {
      await storage.delete(names.toKey(nomeArquivo));
      await store.delete(nomeArquivo);
    } catch (err) {
      parts.log.warn({ err }, 'a profile picture stays until the sweep');
    }
  }

  return {
    /**
     * Keeps a base64 picture and answers its name. Refuses with upload.imagemInvalida, upload.imagemGrande and
     * upload.cotaAtingida.
     */
    async keep({ promotoraId, consumidorId }: Dono, fotoBase64: string): Promise<string> {
      const original = toBytes(fotoBase64);
      const giveBack = await parts.cotas.spend(consumidorId, original.length);
      const { jpeg: bytes } = await parts.convert({
        bytes: original,
        tamanho: { width: side, height: side, fit: 'cover' },
        temImpressao: false,
      });
      const nomeArquivo = names.create(promotoraId, 'jpg');
      // Written down first: what nobody knows of does not go with its account.
      await store.create({ consumidorId, nomeArquivo });
      try {
        await storage.put(names.toKey(nomeArquivo), { bytes, contentType: 'image/jpeg' });
      } catch (error) {
        await giveBack();
        // The file too: a storage that answers no may have kept it.
        await discard(nomeArquivo);
        throw error;
      }
      return nomeArquivo;
    },
    get: async (nomeArquivo: string): Promise<StoredFile | undefined> =>
      names.isName(nomeArquivo) ? storage.get(names.toKey(nomeArquivo)) : undefined,
    discard,
    /** Discards every picture that a person sent, in a profile or not. */
    async discardOf(consumidorId: string): Promise<void> {
      for (const nomeArquivo of await store.listOf(consumidorId)) await discard(nomeArquivo);
    },
    /** Deletes what was sent more than a day ago and no profile shows. */
    deleteUnused: (listNomeadas: ListNomeados): Promise<void> => perdidas.sweep(listNomeadas, store.delete),
    /** Whether a picture was sent by this person. */
    isOwn: (consumidorId: string, nomeArquivo: string): Promise<boolean> =>
      store.exists({ consumidorId, nomeArquivo }),
    uris: createUrisAssinadas(parts.sessoes, 'fotos/uris', fotoPerfilPath, clock),
  };
}
