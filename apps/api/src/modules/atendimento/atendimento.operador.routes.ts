import { calls } from '@trevo/contract/calls';
import { isSozinho } from '../../kernel/auth/ator.ts';
import { refuse } from '../../kernel/domain-error.ts';
import { type OperadorBinder, toCampanhaLugar } from '../campanha/public.ts';
import { toDepois } from '../../kernel/pagination.ts';
import type { createAjusteContaService } from './ajuste-conta.service.ts';
import type { createAtoPessoaService } from './ato-pessoa.service.ts';
import type { createBuscaPessoaService } from './busca-pessoa.service.ts';
import type { createContatoPessoaService } from './contato-pessoa.service.ts';
import type { createExclusaoPessoaService } from './exclusao-pessoa.service.ts';
import type { createExplicacaoService } from './explicacao.service.ts';
import type { createFichaPessoaService } from './ficha-pessoa.service.ts';
import type { createListHistorico } from './historico/historico-pessoa.service.ts';
import { getPromotoraId } from '../../kernel/operador/promotora-id.ts';

interface Parts {
  readonly fichasPessoa: ReturnType<typeof createFichaPessoaService>;
  readonly exclusoesPessoa: ReturnType<typeof createExclusaoPessoaService>;
  readonly atosPessoa: ReturnType<typeof createAtoPessoaService>;
  readonly contatosPessoa: ReturnType<typeof createContatoPessoaService>;
  readonly ajustes: ReturnType<typeof createAjusteContaService>;
  readonly buscasPessoa: ReturnType<typeof createBuscaPessoaService>;
  readonly explicacoes: ReturnType<typeof createExplicacaoService>;
  readonly listHistorico: ReturnType<typeof createListHistorico>;
}

/** Binds the operators' routes for people. */
export function bindAtendimentoOperador(operador: OperadorBinder, parts: Parts): void {
  const { fichasPessoa, buscasPessoa, explicacoes, atosPessoa, exclusoesPessoa, ajustes, listHistorico } =
    parts;
  const { contatosPessoa } = parts;
  operador.bind(calls['operador.procurarPessoa'], async ({ body, context }) => ({
    retorno: await buscasPessoa.search(getPromotoraId(context), body, context),
  }));

  operador.daCampanha(calls['operador.pessoa'], async ({ publicada, params, context }) => ({
    retorno: await fichasPessoa.read(publicada, params.consumidorID, context.papel),
  }));

  operador.daCampanha(calls['operador.historicoPessoa'], async ({ publicada, params, query }) => {
    const { consumidorID, perPage } = params;
    const page = { area: query.area, limite: perPage, depois: query.depois };
    const { views, toEvento } = await listHistorico(publicada, consumidorID, page);
    return { retorno: { retorno: views.map(toEvento), depois: toDepois(views, perPage, (view) => view) } };
  });

  operador.daCampanha(
    calls['operador.revelarCampo'],
    async ({ publicada: { promotoraId }, params, context }) => {
      return { retorno: await fichasPessoa.reveal(promotoraId, params.consumidorID, params.campo, context) };
    },
  );

  operador.daCampanha(calls['operador.explicarNota'], async ({ publicada, params, body }) => {
    await fichasPessoa.get(publicada.promotoraId, params.consumidorID);
    return { retorno: await explicacoes.explain(publicada, params.consumidorID, body) };
  });

  operador.daCampanha(
    calls['operador.encerrarSessoesPessoa'],
    async ({ publicada: { promotoraId }, params }) => {
      const encerradas = await atosPessoa.endSessoes(promotoraId, params.consumidorID);
      return { retorno: { encerradasEm: encerradas.toISOString() } };
    },
  );

  operador.daCampanha(calls['operador.avisarPessoa'], async ({ publicada, params, body, context }) => {
    await atosPessoa.notify(publicada, params.consumidorID, body, context.ator);
    return { retorno: { avisoID: body.avisoID } };
  });

  operador.daCampanha(calls['operador.reenviarMensagem'], async ({ publicada, params, body, context }) => {
    const lugar = toCampanhaLugar(context, publicada);
    return { retorno: await atosPessoa.resend(publicada, params.consumidorID, body.mensagem, lugar) };
  });

  operador.daCampanha(calls['operador.enviarCodigoContato'], async ({ publicada, params, body, context }) => {
    const lugar = { ...toCampanhaLugar(context, publicada), ator: context.ator };
    const { consumidorID } = params;
    return { retorno: await contatosPessoa.sendCodigo(publicada, consumidorID, body.celular, lugar) };
  });

  operador.daCampanha(calls['operador.corrigirContato'], async ({ publicada, params, body, context }) => {
    const lugar = { ...toCampanhaLugar(context, publicada), ator: context.ator };
    return { retorno: await contatosPessoa.correct(publicada, params.consumidorID, body, lugar) };
  });

  operador.daCampanha(calls['operador.preverExclusaoPessoa'], async ({ publicada, params }) => {
    const { pseudonimo: _, ...retorno } = await exclusoesPessoa.preview(publicada, params.consumidorID);
    return { retorno };
  });

  operador.proponiveis.daCampanha(calls['operador.excluirPessoa'], async ({ publicada, params, context }) => {
    const alone = { isSozinho: isSozinho(context) };
    const excluida = await exclusoesPessoa.exclude(publicada, params.consumidorID, alone);
    return { retorno: { excluidaEm: excluida.toISOString() } };
  });

  operador.proponiveis.daCampanha(
    calls['operador.ajustarConta'],
    async ({ publicada, params, body, context }) => {
      const conditions = { ator: context.ator, isSozinho: isSozinho(context) };
      return { retorno: await ajustes.adjust(publicada, params.consumidorID, body, conditions) };
    },
  );

  operador.daCampanha(calls['operador.testarNotificacao'], async ({ publicada, body, context }) => {
    const { pessoa, ...aviso } = body;
    const [found, ...others] = await buscasPessoa.search(publicada.promotoraId, pessoa, context);
    if (others.length > 0) throw refuse('notificacao.testeAmbiguo');
    await atosPessoa.notify(publicada, found!.consumidorID, aviso, context.ator);
    return { retorno: { avisoID: body.avisoID } };
  });
}
