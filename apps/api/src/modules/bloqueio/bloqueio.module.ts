import type { Clock } from '../../kernel/clock.ts';
import type { Db } from '../../kernel/db/db.ts';
import type { RateLimiter } from '../../kernel/http/limits/rate-limit.ts';
import type { CampanhaModule, OperadorBinder } from '../campanha/public.ts';
import type { ConsumidorModule } from '../consumidor/public.ts';
import type { EvidenciaModule } from '../evidencia/public.ts';
import type { TetosDiarios } from '../teto/public.ts';
import { createBloqueioEnvioService } from './bloqueio-envio.service.ts';
import { bindBloqueioOperador } from './bloqueio.operador.routes.ts';
import { createBloqueioService, type FindNotas } from './bloqueio.service.ts';
import { createBloqueioStore } from './bloqueio.store.ts';

export type BloqueioModule = ReturnType<typeof createBloqueioModule>;

/** Wires the blocked values of campaigns. */
export function createBloqueioModule(parts: {
  db: Db;
  clock: Clock;
  consumidor: Pick<ConsumidorModule, 'consumidores'>;
  evidencia: Pick<EvidenciaModule, 'evidencias'>;
  tetosDiarios: TetosDiarios;
  campanha: Pick<CampanhaModule, 'cpfsRestritos'>;
  /** Receipts are on a higher level. */
  findNotas: FindNotas;
  rateLimiter: Pick<RateLimiter, 'count'>;
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
  const bloqueios = createBloqueioService({ ...shared, envios: bloqueiosDoEnvio });
  return {
    bloqueiosDoEnvio,
    bloqueios,
    bindOperador: (operador: OperadorBinder) =>
      bindBloqueioOperador(operador, { ...parts, ...parts.campanha, bloqueios }),
  };
}
