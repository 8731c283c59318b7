import type { Clock } from '../../kernel/clock.ts';
import type { Db } from '../../kernel/db/db.ts';
import type { Binder } from '../../kernel/http/bind-call.ts';
import type { Job } from '../../kernel/fila/jobs.ts';
import type { CampanhaModule } from '../campanha/public.ts';
import type { ConsumidorModule } from '../consumidor/public.ts';
import { bindContaCorrente } from './conta-corrente.routes.ts';
import { createContaService } from './conta.service.ts';
import { createMetaService } from './meta.service.ts';
import { createCloseContas, createContaStore } from './conta.store.ts';
import { createContaViews } from './conta.views.ts';

export type ContaCorrenteModule = ReturnType<typeof createContaCorrenteModule>;

/** Wires the ledger of points and cashback: earned, spent and available amounts. */
export function createContaCorrenteModule(parts: {
  db: Db;
  clock: Clock;
  campanha: CampanhaModule;
  consumidor: ConsumidorModule;
}) {
  const { db, clock, campanha, consumidor } = parts;
  const store = createContaStore(db);
  const views = createContaViews(db);
  const metas = createMetaService({ store, views, clock });
  const contas = createContaService({ store, views, metas, clock });
  return {
    contas,
    /** Clean-up when a consumer's registration is deleted. */
    deletions: [createCloseContas(clock.now)],
    bind: (binder: Binder) => bindContaCorrente(binder, { contas, metas, clock, ...consumidor, ...campanha }),
    jobs: [
      { name: 'conta.acertar', everySeconds: 600, runs: 'once', statementSeconds: 15, run: contas.settleDue },
      {
        name: 'conta.avisar',
        everySeconds: 3600,
        runs: 'once',
        statementSeconds: 300,
        run: contas.warnEnding,
      },
    ] satisfies Job[],
  };
}
