import { calls } from '@trevo/contract/calls';
import type { Clock } from '../../kernel/clock.ts';
import type { Db } from '../../kernel/db/db.ts';
import type { Binder } from '../../kernel/http/bind-call.ts';
import type { Job } from '../../kernel/jobs.ts';
import type { Logger } from '../../kernel/log.ts';
import type { CampanhaModule } from '../campanha/public.ts';
import { type ChancesService, createChancesService } from './chances.service.ts';
import { createSorteioService, type SorteioService } from './sorteio.service.ts';
import { createNumeroRepetidoStore, createSorteioStore } from './sorteio.store.ts';
import { createSorteioViews } from './sorteio.views.ts';

export type SorteioModule = ReturnType<typeof createSorteioModule>;

/** Wires draws: winners, numbers next to a drawn one, and the check for duplicate numbers. */
export function createSorteioModule(parts: { db: Db; clock: Clock; log: Logger; campanha: CampanhaModule }) {
  const { db, clock, log, campanha } = parts;
  const [store, views] = [createSorteioStore(db), createSorteioViews(db)];
  const chances = createChancesService(views, clock);
  const sorteios = createSorteioService(
    store,
    views,
    createNumeroRepetidoStore(db),
    campanha.vitrines,
    clock,
    log,
  );
  return {
    sorteios,
    listNumerosPorNota: views.listNumerosPorNota,
    bind: (binder: Binder) => bindSorteio(binder, { sorteios, chances }, campanha),
    jobs: [
      {
        name: 'sorteio.repetidos',
        everySeconds: 3600,
        runs: 'once',
        statementSeconds: 300,
        run: sorteios.checkRepetidos,
      },
    ] satisfies Job[],
  };
}

function bindSorteio(
  binder: Binder,
  { sorteios, chances }: { sorteios: SorteioService; chances: ChancesService },
  { hospedagens }: CampanhaModule,
): void {
  binder.bind(calls['cupom.chances'], async ({ params, context }) => ({
    retorno: await chances.list(
      await hospedagens.getCampanha(context.host, params.ano, params.identificacao),
      context.sessao.consumidorId,
    ),
  }));

  binder.bind(calls['cupom.sorteios'], async ({ params, context }) => ({
    retorno: await sorteios.list(
      await hospedagens.getCampanha(context.host, params.ano, params.identificacao),
      context.sessao?.consumidorId ?? null,
    ),
  }));

  binder.bind(calls['cupom.premiados'], async ({ params, context }) => {
    const { campanhaId } = await hospedagens.getCampanha(context.host, params.ano, params.identificacao);
    const consumidorId = context.sessao?.consumidorId ?? null;
    return { retorno: await sorteios.listPremiados(campanhaId, params.date, consumidorId) };
  });
}
