import type { Clock } from '../../kernel/clock.ts';
import type { Db } from '../../kernel/db/db.ts';
import type { Job } from '../../kernel/fila/jobs.ts';
import type { CampanhaModule, OperadorBinder } from '../campanha/public.ts';
import type { UploadModule } from '../upload/public.ts';
import { createEntregaService } from './entrega.service.ts';
import { createQuadroService } from './quadro.service.ts';
import { createForgetArquivos } from './premio-guarda.store.ts';
import { createFechoPremioService } from './fecho-premio.service.ts';
import { createFechoPremioViews } from './fecho-premio.views.ts';
import { bindPremioOperador } from './premio.operador.routes.ts';
import { createPremioStore } from './premio.store.ts';
import { createPremioViews } from './premio.views.ts';

export type PremioModule = ReturnType<typeof createPremioModule>;

/** Wires the board of won prizes and the counter. */
export function createPremioModule(parts: {
  db: Db;
  clock: Clock;
  campanha: Pick<CampanhaModule, 'hospedagens'>;
  upload: UploadModule;
}) {
  const { db, clock, upload } = parts;
  const [store, views] = [createPremioStore(db), createPremioViews(db)];
  const quadro = createQuadroService({
    store,
    views,
    arquivos: upload.arquivosPremio,
    forgetArquivos: createForgetArquivos(db),
    clock,
  });
  const entregas = createEntregaService({ store, views, clock });
  return {
    quadro,
    entregas,
    fechosPremio: createFechoPremioService({
      views: createFechoPremioViews(db),
      arquivos: upload.arquivosPremio,
      clock,
    }),
    bindOperador: (operador: OperadorBinder) =>
      bindPremioOperador(operador, { ...parts.campanha, entregas, quadro }),
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
