import { calls } from '@trevo/contract/calls';
import { wordsOf } from '../../kernel/domain-error.ts';
import type { Binder } from '../../kernel/http/bind-call.ts';
import type { OperadorContext } from '../../kernel/http/operador-gate.port.ts';
import { toDepois } from '../../kernel/pagination.ts';
import type { CampanhaModule } from '../campanha/public.ts';
import { toPedidoOperadorWire, type PedidoModule } from '../pedido/public.ts';
import { getPromotoraId } from './acesso/promotora-id.ts';
import type { AuditoriaService } from './auditoria/auditoria.service.ts';

type Parts = Pick<CampanhaModule, 'hospedagens'> &
  Pick<PedidoModule, 'pedidos'> & { readonly auditoria: Pick<AuditoriaService, 'openParts'> };

/** Binds the board of orders. */
export function bindPedidos(binder: Binder, { pedidos, hospedagens, auditoria }: Parts): void {
  const getPublicada = (context: OperadorContext, params: { ano: number; identificacao: string }) =>
    hospedagens.getDaPromotora(getPromotoraId(context), params.ano, params.identificacao);

  binder.bind(calls['operador.pedidos'], async ({ params, query, context }) => {
    const { situacao, perPage } = params;
    const publicada = await getPublicada(context, params);
    const page = await pedidos.listBySituacao(publicada.campanhaId, situacao, perPage, query.depois);
    const retorno = page.pedidos.map((view) => toPedidoOperadorWire(view, publicada));
    const depois = toDepois(page.pedidos, perPage, ({ criado_em, pedido_id }) => ({
      em: criado_em,
      id: pedido_id,
    }));
    return { retorno: { retorno, total: page.total, depois } };
  });

  binder.bind(calls['operador.moverPedido'], async ({ params, body, context }) => {
    const publicada = await getPublicada(context, params);
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

  binder.bind(calls['operador.moverPedidos'], async ({ params, body, context }) => {
    const publicada = await getPublicada(context, params);
    const { situacao, motivo } = body;
    const resultados = await pedidos.moveAll(
      publicada,
      body.pedidos.map((pedido) => ({ ...toRef(pedido), rastreio: pedido.rastreio })),
      { situacao, motivo: motivo || null, ator: context.ator },
      (conhecidos) =>
        auditoria.openParts(
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

  binder.bind(calls['operador.voltarPedido'], async ({ params, body, context }) => {
    const publicada = await getPublicada(context, params);
    const view = await pedidos.stepBack(publicada, toRef(params), { ...body, ator: context.ator });
    return { retorno: toPedidoOperadorWire(view, publicada) };
  });
}

const toRef = (pedido: { consumidorID: string; orderId: string }) => ({
  consumidorId: pedido.consumidorID,
  pedidoId: pedido.orderId,
});
