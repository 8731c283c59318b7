import { calls } from '@trevo/contract/calls';
import { isSozinho } from '../../kernel/auth/ator.ts';
import type { Binder } from '../../kernel/http/bind-call.ts';
import type { OperadorContext } from '../../kernel/http/operador-gate.port.ts';
import { toDepois } from '../../kernel/pagination.ts';
import type { AtendimentoModule } from '../atendimento/public.ts';
import type { CampanhaModule } from '../campanha/public.ts';
import type { AtosPropostos } from './propostas/atos-propostos.ts';
import { toCampanhaLugar } from './campanha-lugar.ts';
import { getPromotoraId } from './acesso/promotora-id.ts';

type PessoasParts = AtendimentoModule & Pick<CampanhaModule, 'hospedagens'>;

/** Binds the operators' routes for people. */
export function bindPessoasAtendidas(binder: Binder, parts: PessoasParts, atos: AtosPropostos): void {
  const { fichasPessoa, buscasPessoa, explicacoes, atosPessoa, exclusoesPessoa, ajustes, listHistorico } =
    parts;
  const { contatosPessoa } = parts;
  const getPublicada = (
    context: OperadorContext,
    { ano, identificacao }: { ano: number; identificacao: string },
  ) => parts.hospedagens.getDaPromotora(getPromotoraId(context), ano, identificacao);

  binder.bind(calls['operador.procurarPessoa'], async ({ body, context }) => ({
    retorno: await buscasPessoa.search(getPromotoraId(context), body, context),
  }));

  binder.bind(calls['operador.pessoa'], async ({ params, context }) => ({
    retorno: await fichasPessoa.read(await getPublicada(context, params), params.consumidorID, context.papel),
  }));

  binder.bind(calls['operador.historicoPessoa'], async ({ params, query, context }) => {
    const { consumidorID, perPage } = params;
    const page = { area: query.area, limite: perPage, depois: query.depois };
    const publicada = await getPublicada(context, params);
    const { views, toEvento } = await listHistorico(publicada, consumidorID, page);
    return { retorno: { retorno: views.map(toEvento), depois: toDepois(views, perPage, (view) => view) } };
  });

  binder.bind(calls['operador.revelarCampo'], async ({ params, context }) => {
    const { promotoraId } = await getPublicada(context, params);
    return { retorno: await fichasPessoa.reveal(promotoraId, params.consumidorID, params.campo, context) };
  });

  binder.bind(calls['operador.explicarNota'], async ({ params, body, context }) => {
    const publicada = await getPublicada(context, params);
    await fichasPessoa.get(publicada.promotoraId, params.consumidorID);
    return { retorno: await explicacoes.explain(publicada, params.consumidorID, body) };
  });

  binder.bind(calls['operador.encerrarSessoesPessoa'], async ({ params, context }) => {
    const { promotoraId } = await getPublicada(context, params);
    const encerradas = await atosPessoa.endSessoes(promotoraId, params.consumidorID);
    return { retorno: { encerradasEm: encerradas.toISOString() } };
  });

  binder.bind(calls['operador.avisarPessoa'], async ({ params, body, context }) => {
    const publicada = await getPublicada(context, params);
    await atosPessoa.notify(publicada, params.consumidorID, body, context.ator);
    return { retorno: { avisoID: body.avisoID } };
  });

  binder.bind(calls['operador.reenviarMensagem'], async ({ params, body, context }) => {
    const publicada = await getPublicada(context, params);
    const lugar = toCampanhaLugar(context, publicada);
    return { retorno: await atosPessoa.resend(publicada, params.consumidorID, body.mensagem, lugar) };
  });

  binder.bind(calls['operador.enviarCodigoContato'], async ({ params, body, context }) => {
    const publicada = await getPublicada(context, params);
    const lugar = { ...toCampanhaLugar(context, publicada), ator: context.ator };
    const { consumidorID } = params;
    return { retorno: await contatosPessoa.sendCodigo(publicada, consumidorID, body.celular, lugar) };
  });

  binder.bind(calls['operador.corrigirContato'], async ({ params, body, context }) => {
    const publicada = await getPublicada(context, params);
    const lugar = { ...toCampanhaLugar(context, publicada), ator: context.ator };
    return { retorno: await contatosPessoa.correct(publicada, params.consumidorID, body, lugar) };
  });

  binder.bind(calls['operador.preverExclusaoPessoa'], async ({ params, context }) => {
    const publicada = await getPublicada(context, params);
    const { pseudonimo: _, ...retorno } = await exclusoesPessoa.preview(publicada, params.consumidorID);
    return { retorno };
  });

  atos.on(binder).bind(calls['operador.excluirPessoa'], async ({ params, context }) => {
    const publicada = await getPublicada(context, params);
    const alone = { isSozinho: isSozinho(context) };
    const excluida = await exclusoesPessoa.exclude(publicada, params.consumidorID, alone);
    return { retorno: { excluidaEm: excluida.toISOString() } };
  });

  atos.on(binder).bind(calls['operador.ajustarConta'], async ({ params, body, context }) => {
    const publicada = await getPublicada(context, params);
    const conditions = { ator: context.ator, isSozinho: isSozinho(context) };
    return { retorno: await ajustes.adjust(publicada, params.consumidorID, body, conditions) };
  });
}
