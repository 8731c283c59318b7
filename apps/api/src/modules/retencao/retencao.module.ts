import type { Clock } from '../../kernel/clock.ts';
import type { Db } from '../../kernel/db/db.ts';
import type { Job } from '../../kernel/fila/jobs.ts';
import type { Logger } from '../../kernel/log.ts';
import type { OperadorBinder } from '../campanha/public.ts';
import type { PessoaModule } from '../consumidor/public.ts';
import { bindRetencaoOperador } from './retencao.operador.routes.ts';
import { createEndVencidas, createRetencaoReport } from './retencao.service.ts';
import { createRetencaoStore } from './retencao.store.ts';

/** Wires the deletion of accounts unused beyond their promoter's retention period. */
export function createRetencaoModule({
  db,
  clock,
  log,
  pessoa,
}: {
  db: Db;
  clock: Clock;
  log: Logger;
  pessoa: Pick<PessoaModule, 'exclusoes'>;
}) {
  const store = createRetencaoStore(db);
  return {
    bindOperador: (operador: OperadorBinder) =>
      bindRetencaoOperador(operador, createRetencaoReport(store, clock)),
    jobs: [
      {
        name: 'retencao.encerrar',
        everySeconds: 86_400,
        runs: 'once',
        statementSeconds: 60,
        run: createEndVencidas({ ...pessoa, store, clock, log }),
      },
    ] satisfies Job[],
  };
}
