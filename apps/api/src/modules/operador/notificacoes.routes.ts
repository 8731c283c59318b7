import { calls } from '@trevo/contract/calls';
import { refuse } from '../../kernel/domain-error.ts';
import type { OperadorBinder } from '../campanha/public.ts';
import type { AtendimentoModule } from '../atendimento/public.ts';
import type { NotificacaoModule } from '../notificacao/public.ts';

type Parts = Pick<NotificacaoModule, 'notificacoesCampanha'> &
  Pick<AtendimentoModule, 'atosPessoa' | 'buscasPessoa'>;

/** Binds the notices to the people of a campaign. */
export function bindNotificacoes(operador: OperadorBinder, parts: Parts): void {
  const { notificacoesCampanha: notificacoes, atosPessoa, buscasPessoa } = parts;
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

  operador.daCampanha(calls['operador.testarNotificacao'], async ({ publicada, body, context }) => {
    const { pessoa, ...aviso } = body;
    const [found, ...others] = await buscasPessoa.search(publicada.promotoraId, pessoa, context);
    if (others.length > 0) throw refuse('notificacao.testeAmbiguo');
    await atosPessoa.notify(publicada, found!.consumidorID, aviso, context.ator);
    return { retorno: { avisoID: body.avisoID } };
  });

  operador.daCampanha(calls['operador.contarPublico'], async ({ publicada, body }) => ({
    retorno: await notificacoes.count(publicada, body.publico),
  }));
}
