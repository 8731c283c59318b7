import { calls } from '@trevo/contract/calls';
import type { OperadorBinder } from '../campanha/public.ts';
import type { createNotificacaoCampanhaService } from './notificacao-campanha.service.ts';

/** Binds the notices to the people of a campaign. */
export function bindNotificacaoOperador(
  operador: OperadorBinder,
  notificacoes: ReturnType<typeof createNotificacaoCampanhaService>,
): void {
  operador.daCampanha(calls['operador.enviarNotificacao'], async ({ publicada, body, context }) => ({
    retorno: { id: await notificacoes.send(publicada, body, context.ator) },
  }));

  operador.daCampanha(
    calls['operador.notificacoes'],
    async ({ publicada: { campanhaId }, params, query }) => {
      return { retorno: await notificacoes.list(campanhaId, params.perPage, query.depois) };
    },
  );

  operador.daCampanha(calls['operador.notificacao'], async ({ publicada: { campanhaId }, params }) => {
    return { retorno: await notificacoes.get(campanhaId, params.notificacaoID) };
  });

  operador.daCampanha(
    calls['operador.pararNotificacao'],
    async ({ publicada: { campanhaId }, params, context }) => {
      return { retorno: await notificacoes.stop(campanhaId, params.notificacaoID, context.ator) };
    },
  );

  operador.daCampanha(calls['operador.contarPublico'], async ({ publicada, body }) => ({
    retorno: await notificacoes.count(publicada, body.publico),
  }));
}
