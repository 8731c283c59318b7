import { calls } from '@trevo/contract/calls';
import { requireOwn } from '../../kernel/auth/require-own.ts';
import type { Binder } from '../../kernel/http/bind-call.ts';
import type { DispositivoService } from './dispositivo.service.ts';

export function bindNotificacao(binder: Binder, dispositivos: DispositivoService): void {
  binder.bind(calls['notificacao.dispositivos'], async ({ body, context }) => {
    requireOwn(context.sessao, body.usuario);
    return { retorno: await dispositivos.register(context.sessao.consumidorId, body) };
  });
  binder.bind(calls['notificacao.encerrarDispositivo'], async ({ body, context }) => ({
    retorno: await dispositivos.end(context.host, body),
  }));
}
