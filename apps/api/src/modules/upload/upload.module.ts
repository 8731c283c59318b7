import type { FastifyInstance } from 'fastify';
import type { FileStorage } from '../../adapters/storage/storage.port.ts';
import type { KeyRing } from '../../kernel/auth/key-ring.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Db } from '../../kernel/db/db.ts';
import type { Binder } from '../../kernel/http/bind-call.ts';
import type { Job } from '../../kernel/fila/jobs.ts';
import type { Logger } from '../../kernel/log.ts';
import type { WorkerProcess } from '../../kernel/worker-process.ts';
import { createArquivoPremioService } from './arquivo-premio.service.ts';
import { createCotaService } from './cota.service.ts';
import { createCotaStore } from './cota.store.ts';
import { createFotoService } from './foto.service.ts';
import { createFotoStore } from './foto.store.ts';
import { createImagemDocumentoService } from './imagem-documento.service.ts';
import { createImagemDocumentoStore } from './imagem-documento.store.ts';
import { createConverter } from './imagem.ts';
import { bindUpload, serveUploads } from './upload.routes.ts';

export type UploadModule = ReturnType<typeof createUploadModule>;

/** Wires uploads: profile and receipt pictures, with common storage and one quota per consumer. */
export function createUploadModule(parts: {
  db: Db;
  storage: FileStorage;
  keys: KeyRing;
  clock: Clock;
  log: Logger;
  workers: { readonly imagens: WorkerProcess };
  /** Returns the promoter of a host. */
  getPromotoraId: (host: string) => Promise<string>;
}) {
  const { db, clock, getPromotoraId } = parts;
  const cotas = createCotaService(createCotaStore(db), clock);
  const convert = createConverter(parts.workers.imagens);
  const { sessoes } = parts.keys;
  const fotos = createFotoService({
    ...parts,
    cotas,
    convert,
    store: createFotoStore(db),
    sessoes,
  });
  const imagens = createImagemDocumentoService({
    ...parts,
    cotas,
    convert,
    store: createImagemDocumentoStore(db),
    sessoes,
  });
  const arquivosPremio = createArquivoPremioService({ ...parts, convert, pasta: 'premios' });
  const arquivosSorteio = createArquivoPremioService({ ...parts, convert, pasta: 'sorteios' });
  const arquivosEncerramento = createArquivoPremioService({ ...parts, convert, pasta: 'encerramentos' });
  return {
    arquivosEncerramento,
    arquivosPremio,
    arquivosSorteio,
    fotos,
    imagens,
    bind: (binder: Binder) => bindUpload(binder, { fotos, imagens }),
    /** Serves the files themselves, which are not API calls. */
    serve: async (http: FastifyInstance) => serveUploads(http, { fotos, imagens, getPromotoraId }),
    jobs: [
      { name: 'upload.cotas', everySeconds: 3600, runs: 'once', statementSeconds: 60, run: cotas.forgetOld },
    ] satisfies Job[],
  };
}
