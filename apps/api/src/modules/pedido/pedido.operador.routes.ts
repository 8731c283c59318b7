import { calls } from '@trevo/contract/calls';
import { wordsOf } from '../../kernel/domain-error.ts';
import type { OperadorBinder } from '../campanha/public.ts';
import { toDepois } from '../../kernel/pagination.ts';
import { toPedidoOperadorWire } from './pedido.routes.ts';
import type { PedidoService } from './pedido.service.ts';

/** Binds the board of orders. */
export function bindPedidoOperador(operador: OperadorBinder, pedidos: PedidoService): void {
  operador.daCampanha(calls['operador.pedidos'], async ({ publicada, params, query }) => {
    const { situacao, perPage } = params;
    const page = await pedidos.listBySituacao(publicada.campanhaId, situacao, perPage, query.depois);
    const retorno = page.pedidos.map((view) => toPedidoOperadorWire(view, publicada));
    const depois = toDepois(page.pedidos, perPage, ({ criado_em, pedido_id }) => ({
      em: criado_em,
      id: pedido_id,
    }));
    return { retorno: { retorno, total: page.total, depois } };
  });

  operador.daCampanha(calls['operador.moverPedido'], async ({ publicada, params, body, context }) => {
    const view = await pedidos.move(
      publicada,
      toRef(params),
      body.situacao,
      body.motivo || null,
      context.ator,
      body.rastreio,
    );
    return { retorno: toPedidoOperadorWire(view, publicada) };
  });

  operador.daCampanha(calls['operador.moverPedidos'], async ({ publicada, params, body, context }) => {
    const { situacao, motivo } = body;
    const resultados = await pedidos.moveAll(
      publicada,
      body.pedidos.map((pedido) => ({ ...toRef(pedido), rastreio: pedido.rastreio })),
      { situacao, motivo: motivo || null, ator: context.ator },
      (conhecidos) =>
        operador.openParts(
          'operador.moverPedidos',
          context,
          conhecidos.map(({ consumidorId, pedidoId }) => ({
            params: { ...params, consumidorID: consumidorId, orderId: pedidoId },
            body: { situacao, ...(motivo === '' ? {} : { motivo }) },
          })),
        ),
    );
    const recusados = resultados.flatMap(({ error }, lugar) =>
      error ? [{ lugar, codigo: error.code, mensagem: wordsOf(error.code, error.valores).mensagem }] : [],
    );
    return { retorno: { movidos: resultados.length - recusados.length, recusados } };
  });

  operador.daCampanha(calls['operador.voltarPedido'], async ({ publicada, params, body, context }) => {
    const view = await pedidos.stepBack(publicada, toRef(params), { ...body, ator: context.ator });
    return { retorno: toPedidoOperadorWire(view, publicada) };
  });
}

const toRef = (pedido: { consumidorID: string; orderId: string }) => ({
  consumidorId: pedido.consumidorID,
  pedidoId: pedido.orderId,
});
