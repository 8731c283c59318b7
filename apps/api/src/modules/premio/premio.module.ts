import type { Clock } from '../../kernel/clock.ts';
import type { Db } from '../../kernel/db/db.ts';
import type { Job } from '../../kernel/jobs.ts';
import type { UploadModule } from '../upload/public.ts';
import { createEntregaService } from './entrega.service.ts';
import { createQuadroService } from './quadro.service.ts';
import { createForgetArquivos } from './premio-guarda.store.ts';
import { createFechoPremioService } from './fecho-premio.service.ts';
import { createFechoPremioViews } from './fecho-premio.views.ts';
import { createPremioStore } from './premio.store.ts';
import { createPremioViews } from './premio.views.ts';

export type PremioModule = ReturnType<typeof createPremioModule>;

/** Wires the board of won prizes and the counter. */
export function createPremioModule({ db, clock, upload }: { db: Db; clock: Clock; upload: UploadModule }) {
  const [store, views] = [createPremioStore(db), createPremioViews(db)];
  const quadro = createQuadroService({
    store,
    views,
    arquivos: upload.arquivosPremio,
    forgetArquivos: createForgetArquivos(db),
    clock,
  });
  return {
    quadro,
    fechosPremio: createFechoPremioService({
      views: createFechoPremioViews(db),
      arquivos: upload.arquivosPremio,
      clock,
    }),
    entregas: createEntregaService({ store, views, clock }),
    jobs: [
      {
        name: 'premio.arquivos',
        everySeconds: 3600,
        runs: 'once',
        statementSeconds: 60,
        run: quadro.deleteOldFiles,
      },
    ] satisfies Job[],
  };
}
