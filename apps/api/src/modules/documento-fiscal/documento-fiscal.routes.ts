import type { QueryOf } from '@trevo/contract/call';
import { calls, type Calls } from '@trevo/contract/calls';
import { requireOwn } from '../../kernel/auth/sessao.ts';
import { refuse } from '../../kernel/domain-error.ts';
import type { Binder } from '../../kernel/http/bind-call.ts';
import { toNetwork } from '../../kernel/http/limits/rate-limit.ts';
import type { ConsumidorContext } from '../../kernel/http/gate.ts';
import { toPage } from '../../kernel/pagination.ts';
import type { HospedagemService } from '../campanha/public.ts';
import { toCompraWire, type CompraService } from './registro/compra.service.ts';
import type { DeclaracaoService } from './prova/declaracao.service.ts';
import type { LeitorService } from './prova/leitor.service.ts';
import { toLeituraWire } from './prova/leitura-foto.ts';
import type { LeituraFotoService } from './prova/leitura-foto.service.ts';
import type { DocumentoFiscalLista } from './documento-fiscal.lista.ts';
import type { DocumentoFiscalService } from './documento-fiscal.service.ts';
import type { DocumentoFiscalPresenter } from './documento-fiscal.presenter.ts';

type ListQuery = QueryOf<Calls['documentoFiscal.listar']>;

export function bindDocumentoFiscal(
  binder: Binder,
  parts: {
    documentos: DocumentoFiscalService;
    compras: CompraService;
    declaracoes: DeclaracaoService;
    leituras: LeitorService;
    fotos: LeituraFotoService;
    lista: DocumentoFiscalLista;
    apresentacao: DocumentoFiscalPresenter;
    hospedagens: HospedagemService;
  },
): void {
  const { documentos, compras, declaracoes, leituras, fotos, lista, hospedagens } = parts;
  const { toWire } = parts.apresentacao;

  binder.bind(calls['documentoFiscal.pendentes.enviar'], async ({ params, body, context }) => {
    const publicada = await hospedagens.getCampanha(context.host, params.ano, params.identificacao);
    const view = await documentos.register(context.sessao, publicada, body, context.idempotencia, {
      rede: toNetwork(context.endereco),
      endereco: context.endereco,
    });
    return { retorno: toWire(view, [publicada]) };
  });

  binder.bind(calls['documentoFiscal.pendentes.obter'], async ({ params, context }) => {
    const publicada = await hospedagens.getCampanha(context.host, params.ano, params.identificacao);
    const { consumidorId } = context.sessao;
    const view = await lista.findByChave(consumidorId, publicada.campanhaId, params.chaveAcesso);
    if (!view) throw refuse('documentoFiscal.pendenteNaoEncontrado');
    return { retorno: toWire(view, [publicada]) };
  });

  binder.bind(calls['documentoFiscal.pendentes.listar'], async ({ params, context }) => {
    requireOwn(context.sessao, params.profile);
    const publicada = await hospedagens.getCampanha(context.host, params.ano, params.identificacao);
    const filter = { campanhaIds: [publicada.campanhaId], status: 'PENDENTE', ...params };
    const { documentos: list, total } = await lista.list(context.sessao.consumidorId, filter);
    const rows = list.map((view) => toWire(view, [publicada]));
    return { retorno: toPage(rows, total, params.perPage) };
  });

  const answerPage = async (
    { sessao, host }: ConsumidorContext,
    query: ListQuery,
    page: { perPage: number; page: number },
  ) => {
    if (query.usuario) requireOwn(sessao, query.usuario);
    const { campanhas } = await hospedagens.get(host);
    const chosen = campanhas.filter(
      ({ campanha }) =>
        (query.anoCampanha === undefined || campanha.ano === query.anoCampanha) &&
        (query.identificacaoCampanha === undefined || campanha.identificacao === query.identificacaoCampanha),
    );
    const { tipoDocumento: tipo, status, inicial, final } = query;
    const filter = { campanhaIds: chosen.map((c) => c.campanhaId), tipo, status, inicial, final, ...page };
    const { documentos: list, total } = await lista.list(sessao.consumidorId, filter);
    if (total === 0) throw refuse('documentoFiscal.nenhum');
    const rows = list.map((view) => toWire(view, chosen));
    return { retorno: toPage(rows, total, page.perPage) };
  };

  binder.bind(calls['documentoFiscal.listar'], ({ params, query, context }) =>
    answerPage(context, query, params),
  );

  binder.bind(calls['documentoFiscal.listarPorTipo'], ({ params, query, context }) =>
    answerPage(context, query, { perPage: params.limit, page: 1 }),
  );

  binder.bind(calls['documentoFiscal.inserirNaoFiscal'], async ({ body, context }) => {
    requireOwn(context.sessao, body.usuario);
    const { ano, identificacao } = body.campanha;
    const publicada = await hospedagens.getCampanha(context.host, ano, identificacao);
    const { endereco } = context;
    const view = await compras.register(context.sessao, publicada, body, context.idempotencia, {
      rede: toNetwork(endereco),
      endereco,
    });
    return { retorno: toWire(view, [publicada]) };
  });

  binder.bind(calls['documentoFiscal.contestar'], async ({ params, body, context }) => {
    const { campanhas } = await hospedagens.get(context.host);
    const view = await documentos.contest(context.sessao, params.documentoFiscalID, body.mensagem, campanhas);
    return { retorno: toWire(view, campanhas) };
  });

  binder.bind(calls['documentoFiscal.declarar'], async ({ params, body, context }) => {
    const { campanhas } = await hospedagens.get(context.host);
    const view = await declaracoes.declare(context.sessao, params.documentoFiscalID, body, campanhas);
    return { retorno: toWire(view, campanhas) };
  });

  binder.bind(calls['documentoFiscal.ler'], async ({ body, context }) => {
    const { campanhas } = await hospedagens.get(context.host);
    const view = await leituras.read(context.sessao, body.leitura, campanhas);
    return { retorno: toWire(view, campanhas) };
  });

  binder.bind(calls['documentoFiscal.fotografar'], async ({ params, body, context }) => {
    const { campanhas } = await hospedagens.get(context.host);
    const view = await fotos.send(context.sessao, params.documentoFiscalID, body.uriImagem, campanhas);
    return { retorno: toWire(view, campanhas) };
  });

  binder.bind(calls['documentoFiscal.leitura'], async ({ params, context }) => {
    const view = await lista.get(context.sessao.consumidorId, params.documentoFiscalID);
    if (!view) throw refuse('documentoFiscal.nenhum');
    return { retorno: toLeituraWire(await fotos.get(view)) };
  });

  binder.bind(calls['produto.compra'], async ({ params, context }) => {
    const view = await lista.get(context.sessao.consumidorId, params.documentoFiscalID);
    if (!view) throw refuse('documentoFiscal.nenhum');
    const { campanhas } = await hospedagens.get(context.host);
    const publicada = campanhas.find(({ campanhaId }) => campanhaId === view.campanha_id);
    const itens = await lista.findItens(view, publicada?.arquivo.documentos.valor ?? []);
    return { retorno: { ...toWire(view, campanhas), ...toCompraWire(view, itens) } };
  });

  binder.bind(calls['documentoFiscal.configuracao'], async ({ params, context }) => {
    const { arquivo } = await hospedagens.getCampanha(context.host, params.ano, params.identificacao);
    const configuracoes = (arquivo.limites?.documentosFiscais ?? []).map(({ tipo, quantidadeLimite }) => ({
      tipo,
      quantidadeLimite,
    }));
    return { retorno: { configuracoes } };
  });
}
