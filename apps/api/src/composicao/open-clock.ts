import { EnvironmentError, type Environment } from '../kernel/environment.ts';
import { systemClock, type Clock, type RelogioEnsaio } from '../kernel/clock.ts';
import type { Db } from '../kernel/db/db.ts';
import type { Job } from '../kernel/fila/jobs.ts';
import { openRelogioEnsaio, readAvanco } from '../kernel/db/relogio-ensaio.ts';
import { moveSessoes } from '../modules/operador/acesso/sessao/sessao-operador.store.ts';

interface OpenClock {
  readonly clock: Clock;
  /** The same clock outside production, where it can be moved. */
  readonly relogio: (RelogioEnsaio & { readonly job: Job }) | undefined;
}

/** Opens the system's clock in production, and the rehearsal clock elsewhere. Throws EnvironmentError. */
export async function openClock(db: Db, { AMBIENTE }: Pick<Environment, 'AMBIENTE'>): Promise<OpenClock> {
  if (AMBIENTE !== 'producao') {
    const relogio = await openRelogioEnsaio(db, moveSessoes);
    return { clock: relogio, relogio };
  }
  if ((await readAvanco(db)) > 0)
    throw new EnvironmentError(
      'The rehearsal clock of this database was moved forward: it is a test database. AMBIENTE=producao needs a database of its own.',
      'relogio.ensaio',
    );
  return { clock: systemClock, relogio: undefined };
}
