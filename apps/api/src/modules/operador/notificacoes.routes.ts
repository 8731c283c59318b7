import { calls } from '@trevo/contract/calls';
import { refuse } from '../../kernel/domain-error.ts';
import type { Binder } from '../../kernel/http/bind-call.ts';
import type { OperadorContext } from '../../kernel/http/operador-gate.port.ts';
import type { AtendimentoModule } from '../atendimento/public.ts';
import type { CampanhaModule } from '../campanha/public.ts';
import type { NotificacaoModule } from '../notificacao/public.ts';
import { getPromotoraId } from './acesso/promotora-id.ts';

type Parts = Pick<NotificacaoModule, 'notificacoesCampanha'> &
  Pick<AtendimentoModule, 'atosPessoa' | 'buscasPessoa'> &
  Pick<CampanhaModule, 'hospedagens'>;

/** Binds the notices to the people of a campaign. */
export function bindNotificacoes(binder: Binder, parts: Parts): void {
  const { notificacoesCampanha: notificacoes, atosPessoa, buscasPessoa, hospedagens } = parts;
  const getPublicada = (
    context: OperadorContext,
    { ano, identificacao }: { ano: number; identificacao: string },
  ) => hospedagens.getDaPromotora(getPromotoraId(context), ano, identificacao);

  binder.bind(calls['operador.enviarNotificacao'], async ({ params, body, context }) => ({
    retorno: { id: await notificacoes.send(await getPublicada(context, params), body, context.ator) },
  }));

  binder.bind(calls['operador.notificacoes'], async ({ params, query, context }) => {
    const { campanhaId } = await getPublicada(context, params);
    return { retorno: await notificacoes.list(campanhaId, params.perPage, query.depois) };
  });

  binder.bind(calls['operador.notificacao'], async ({ params, context }) => {
    const { campanhaId } = await getPublicada(context, params);
    return { retorno: await notificacoes.get(campanhaId, params.notificacaoID) };
  });

  binder.bind(calls['operador.pararNotificacao'], async ({ params, context }) => {
    const { campanhaId } = await getPublicada(context, params);
    return { retorno: await notificacoes.stop(campanhaId, params.notificacaoID, context.ator) };
  });

  binder.bind(calls['operador.testarNotificacao'], async ({ params, body, context }) => {
    const publicada = await getPublicada(context, params);
    const { pessoa, ...aviso } = body;
    const [found, ...others] = await buscasPessoa.search(publicada.promotoraId, pessoa, context);
    if (others.length > 0) throw refuse('notificacao.testeAmbiguo');
    await atosPessoa.notify(publicada, found!.consumidorID, aviso, context.ator);
    return { retorno: { avisoID: body.avisoID } };
  });

  binder.bind(calls['operador.contarPublico'], async ({ params, body, context }) => ({
    retorno: await notificacoes.count(await getPublicada(context, params), body.publico),
  }));
}
