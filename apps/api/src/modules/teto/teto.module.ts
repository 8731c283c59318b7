import type { Clock } from '../../kernel/clock.ts';
import type { Db } from '../../kernel/db/db.ts';
import type { Job } from '../../kernel/fila/jobs.ts';
import { createTetosDiarios } from './tetos-diarios.service.ts';
import { createTetoStore } from './teto.store.ts';

/** Wires the ceilings of operators' acts without a second person. */
export function createTetoModule({ db, clock }: { readonly db: Db; readonly clock: Clock }) {
  const tetosDiarios = createTetosDiarios({ store: createTetoStore(db), clock });
  const jobs: Job[] = [
    {
      name: 'teto.limpar',
      everySeconds: 3600,
      runs: 'once',
      statementSeconds: 60,
      run: tetosDiarios.deleteOld,
    },
  ];
  return { tetosDiarios, jobs };
}
