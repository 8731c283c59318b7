import { calls } from '@trevo/contract/calls';
import { requireOwn } from '../../kernel/auth/sessao.ts';
import type { Binder } from '../../kernel/http/bind-call.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Db } from '../../kernel/db/db.ts';
import type { CampanhaModule } from '../campanha/public.ts';
import { createDispositivoService, type DispositivoService } from './dispositivo.service.ts';
import { createDispositivoStore } from './dispositivo.store.ts';

/** The devices that get notifications. */
export function createNotificacaoModule({
  db,
  clock,
  campanha,
}: {
  db: Db;
  clock: Clock;
  campanha: CampanhaModule;
}) {
  const store = createDispositivoStore(db);
  const dispositivos = createDispositivoService({ ...campanha, store, clock });
  return {
    /** What is kept here of an account that ends. */
    deletions: [store.deleteOf],
    bind: (binder: Binder) => bindNotificacao(binder, dispositivos),
  };
}

function bindNotificacao(binder: Binder, dispositivos: DispositivoService): void {
  binder.bind(calls['notificacao.dispositivos'], async ({ body, context }) => {
    requireOwn(context.sessao, body.usuario);
    return { retorno: await dispositivos.register(context.sessao.consumidorId, body) };
  });
  binder.bind(calls['notificacao.encerrarDispositivo'], async ({ body, context }) => ({
    retorno: await dispositivos.end(context.host, body),
  }));
}
