import type { Clock } from '../../kernel/clock.ts';
import type { Db } from '../../kernel/db/db.ts';
import type { ConsumidorModule } from '../consumidor/public.ts';
import type { EvidenciaModule } from '../evidencia/public.ts';
import type { TetosDiarios } from '../teto/public.ts';
import { createBloqueioEnvioService } from './bloqueio-envio.service.ts';
import { createBloqueioService } from './bloqueio.service.ts';
import { createBloqueioStore } from './bloqueio.store.ts';

export type BloqueioModule = ReturnType<typeof createBloqueioModule>;

/** Wires the blocked values of campaigns. The operators' routes bind it. */
export function createBloqueioModule(parts: {
  db: Db;
  clock: Clock;
  consumidor: Pick<ConsumidorModule, 'consumidores'>;
  evidencia: Pick<EvidenciaModule, 'evidencias'>;
  tetosDiarios: TetosDiarios;
}) {
  const store = createBloqueioStore(parts.db);
  const shared = {
    ...parts.consumidor,
    ...parts.evidencia,
    store,
    tetosDiarios: parts.tetosDiarios,
    clock: parts.clock,
  };
  const bloqueiosDoEnvio = createBloqueioEnvioService(shared);
  return { bloqueiosDoEnvio, bloqueios: createBloqueioService({ ...shared, envios: bloqueiosDoEnvio }) };
}
