import type { RetornoOf } from '@trevo/contract/call';
import { calls, type Calls } from '@trevo/contract/calls';
import { sucessoText } from '@trevo/contract/palavras.text';
import { type PedidoSituacao, situacoesDoOperador } from '@trevo/rules/conta/pedido-situacao';
import { toAtor } from '../../kernel/auth/ator.ts';
import { requireOwn } from '../../kernel/auth/sessao.ts';
import { addDias, toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import type { Binder } from '../../kernel/http/bind-call.ts';
import { toPage } from '../../kernel/pagination.ts';
import type { CampanhaPublicada, HospedagemService } from '../campanha/public.ts';
import type { PedidoService } from './pedido.service.ts';
import type { PedidoView } from './pedido.views.ts';

type PedidoWire = RetornoOf<Calls['cashback.pedido']>;

// Maximum displayed stock; larger counts add no information.
const enough = 20;

export function bindPedido(
  binder: Binder,
  { pedidos, hospedagens }: { pedidos: PedidoService; hospedagens: HospedagemService },
): void {
  binder.bind(calls['cashback.pedido'], async ({ params, body, context }) => {
    requireOwn(context.sessao, params.user);
    const { principal } = await hospedagens.get(context.host);
    const { consumidorId } = context.sessao;
    const view = await pedidos.place(principal, consumidorId, body, context.idempotencia);
    return { retorno: toPedidoWire(view, [principal]), mensagem: sucessoText.pedido };
  });

  binder.bind(calls['cashback.pedidos'], async ({ params: { perPage, page }, context }) => {
    const { campanhas } = await hospedagens.get(context.host);
    const ids = campanhas.map(({ campanhaId }) => campanhaId);
    const slice = { limite: perPage, pular: (page - 1) * perPage };
    const { pedidos: some, total } = await pedidos.list(context.sessao.consumidorId, ids, slice);
    const rows = some.map((view) => toPedidoWire(view, campanhas));
    return { retorno: toPage(rows, total, perPage) };
  });

  binder.bind(calls['cashback.alterarObservacaoItem'], async ({ params, body, context }) => {
    const ref = { consumidorId: context.sessao.consumidorId, pedidoId: params.orderId };
    return { retorno: await pedidos.updateObservacao(ref, params.itemPosition, body.observacao) };
  });

  binder.bind(calls['cashback.cancelarPedido'], async ({ params, context }) => {
    const { campanhas } = await hospedagens.get(context.host);
    const view = await pedidos.cancel(campanhas, context.sessao.consumidorId, params.orderId);
    return { retorno: toPedidoWire(view, campanhas), mensagem: sucessoText.pedidoCancelado };
  });

  binder.bind(calls['cashback.estoque'], async ({ params: { perPage, page }, query, context }) => {
    const { principal } = await hospedagens.get(context.host);
    const every = await pedidos.listEstoque(principal, context.sessao.consumidorId);
    const all = every.filter(({ codigo }) => query.codigos?.includes(codigo) ?? true);
    const some = all.slice((page - 1) * perPage, page * perPage);
    const rows = some.map(({ disponivel, ...one }) => ({
      ...one,
      disponivel: disponivel > enough ? ('20+' as const) : disponivel,
    }));
    return { retorno: toPage(rows, all.length, perPage) };
  });
}

/** Maps an order to its wire format, with shops and pictures from the campaign's current file. */
function toPedidoWire(view: PedidoView, campanhas: readonly CampanhaPublicada[]): PedidoWire {
  const arquivo = campanhas.find(({ campanhaId }) => campanhaId === view.campanha_id)?.arquivo;
  const imagens = new Map(arquivo?.produtos.itens.map(({ codigo, imagem }) => [codigo, imagem]));
  const { retirada = false, prazoDias } = arquivo?.produtos.entrega ?? {};
  const loja = arquivo?.associados.find(({ cnpj }) => cnpj === view.loja_cnpj);
  return {
    id: view.pedido_id,
    data: view.criado_em.toISOString(),
    moeda: view.moeda,
    situacao: view.situacao,
    motivo: view.motivo,
    total: view.total,
    loja: view.loja_cnpj === null ? null : { cnpj: view.loja_cnpj, nome: loja?.nome ?? null, retirada },
    entrega: view.entrega,
    rastreio: view.codigo_rastreio,
    previsao: prazoDias === undefined ? null : addDias(toSaoPaulo(view.criado_em).dia, prazoDias),
    itens: view.itens.map(({ produto_id: codigo, posicao, nome, quantidade, valor, observacao }) => ({
      posicao,
      codigo,
      nome,
      imagem: imagens.get(codigo) ?? null,
      quantidade,
      valor,
      observacao,
    })),
    historico: view.historico.map(({ situacao, em }) => ({ situacao, em: new Date(em).toISOString() })),
  };
}

/** Maps an order to the operators' wire format, with the author of each move. */
export function toPedidoOperadorWire(
  view: PedidoView,
  publicada: CampanhaPublicada,
): RetornoOf<Calls['operador.moverPedido']> {
  const wire = toPedidoWire(view, [publicada]);
  const historico = wire.historico.map((entry, at) => ({
    ...entry,
    ator: isDoOperador(entry.situacao) ? toAtor(view.historico[at]!.ator) : view.historico[at]!.ator,
    motivo: view.historico[at]!.motivo,
  }));
  return { ...wire, consumidorID: view.consumidor_id, devido: view.devido, historico };
}

const isDoOperador = (situacao: PedidoSituacao) =>
  (situacoesDoOperador as readonly PedidoSituacao[]).includes(situacao);
