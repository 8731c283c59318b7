import type { Clock } from '../../kernel/clock.ts';
import type { Db } from '../../kernel/db/db.ts';
import type { Binder } from '../../kernel/http/bind-call.ts';
import type { Logger } from '../../kernel/log.ts';
import type { CampanhaModule } from '../campanha/public.ts';
import type { ConsumidorModule } from '../consumidor/public.ts';
import { bindContaCorrente } from './conta-corrente.routes.ts';
import { createContaService } from './conta.service.ts';
import { createCloseContas, createContaStore } from './conta.store.ts';
import { createContaViews } from './conta.views.ts';

export type ContaCorrenteModule = ReturnType<typeof createContaCorrenteModule>;

/** The books of points and cashback: what people earned, spent, and still have. */
export function createContaCorrenteModule(parts: {
  db: Db;
  clock: Clock;
  log: Logger;
  campanha: CampanhaModule;
  consumidor: ConsumidorModule;
}) {
  const { db, clock, log, campanha, consumidor } = parts;
  const contas = createContaService({ store: createContaStore(db), views: createContaViews(db), clock, log });
  return {
    contas,
    /** What is kept here of an account that ends. */
    deletions: [createCloseContas(clock.now)],
    bind: (binder: Binder) => bindContaCorrente(binder, { contas, clock, ...consumidor, ...campanha }),
    jobs: [
      { name: 'conta.acertar', everySeconds: 600, run: contas.settleDue },
      // Asked for each hour: a program that is started anew every day would never get to a daily one.
      { name: 'conta.avisar', everySeconds: 3600, run: contas.warnEnding },
      { name: 'conta.conferir', everySeconds: 86_400, run: contas.checkContas },
    ],
  };
}
