import type { KeyRing } from '../../kernel/auth/key-ring.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Db } from '../../kernel/db/db.ts';
import type { Job } from '../../kernel/fila/jobs.ts';
import type { ImagemDocumentoService } from '../upload/public.ts';
import { createEvidenciaService, type NotasVizinhas } from './evidencia.service.ts';
import { createEvidenciaStore, deletePistasOf } from './evidencia.store.ts';

export type EvidenciaModule = ReturnType<typeof createEvidenciaModule>;

/** Wires the fraud signals of receipts with their weights. */
export function createEvidenciaModule(parts: {
  db: Db;
  clock: Clock;
  keys: KeyRing;
  upload: { readonly imagens: Pick<ImagemDocumentoService, 'findImpressao'> };
  vizinhas: NotasVizinhas;
}) {
  const { db, clock, keys, vizinhas, upload } = parts;
  const evidencias = createEvidenciaService({
    store: createEvidenciaStore(db),
    imagens: upload.imagens,
    vizinhas,
    dados: keys.dados,
    clock,
  });
  return {
    evidencias,
    /** Clean-up when an account is deleted. */
    deletions: [deletePistasOf],
    jobs: [
      {
        name: 'evidencia.esquecer',
        everySeconds: 3600,
        runs: 'once',
        statementSeconds: 60,
        run: evidencias.forgetOld,
      },
    ] satisfies Job[],
  };
}
