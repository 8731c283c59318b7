import type { Clock } from '../../kernel/clock.ts';
import type { Db } from '../../kernel/db/db.ts';
import type { ExternoModule } from '../externo/public.ts';
import { createConsumidorService } from './consumidor.service.ts';
import { createConsumidorStore } from './consumidor.store.ts';
import { createContatoTrocaStore } from './contato-troca.store.ts';

export type ConsumidorModule = ReturnType<typeof createConsumidorModule>;

/** Who is registered. What people do with their own account needs the ways in, and is in `pessoa.module.ts`. */
export function createConsumidorModule({
  db,
  clock,
  externo,
}: {
  db: Db;
  clock: Clock;
  externo: ExternoModule;
}) {
  return {
    consumidores: createConsumidorService(createConsumidorStore(db), externo.externos, clock),
    trocas: createContatoTrocaStore(db),
  };
}
