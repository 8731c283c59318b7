import type { FileStorage } from '../../adapters/storage/storage.port.ts';
import type { Secrets } from '../../kernel/auth/secrets.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Logger } from '../../kernel/log.ts';
import { createCotaService, type CotaService } from './cota.service.ts';
import type { CotaStore } from './cota.store.ts';
import { createFotoService, type FotoService } from './foto.service.ts';
import type { FotoStore } from './foto.store.ts';
import { createImagemDocumentoService, type ImagemDocumentoService } from './imagem-documento.service.ts';
import type { ImagemDocumentoStore } from './imagem-documento.store.ts';

/** What people send as files. */
export interface UploadModule {
  readonly cotas: CotaService;
  readonly fotos: FotoService;
  readonly imagens: ImagemDocumentoService;
}

export interface UploadStores {
  readonly cota: CotaStore;
  readonly foto: FotoStore;
  readonly imagem: ImagemDocumentoStore;
}

/** Ties the pictures of profiles and of receipts to one storage and one share of each person. */
export function createUploadModule(parts: {
  stores: UploadStores;
  storage: FileStorage;
  secrets: Secrets;
  clock: Clock;
  log: Logger;
}): UploadModule {
  const { stores, secrets, ...shared } = parts;
  const cotas = createCotaService(stores.cota, parts.clock);
  const derive = (purpose: string) => ({
    names: secrets.derive(purpose),
    uris: secrets.derive(`${purpose}/uris`),
  });
  return {
    cotas,
    fotos: createFotoService({ ...shared, cotas, store: stores.foto, secrets: derive('fotos') }),
    imagens: createImagemDocumentoService({
      ...shared,
      cotas,
      store: stores.imagem,
      secrets: derive('imagens'),
    }),
  };
}
