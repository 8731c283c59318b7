import { calls } from '@trevo/contract/calls';
import { refuse } from '../../kernel/domain-error.ts';
import type { Binder } from '../../kernel/http/bind-call.ts';
import type { OperadorContext } from '../../kernel/http/operador-gate.port.ts';
import type { CampanhaModule } from '../campanha/public.ts';
import { getPromotoraId } from './acesso/promotora-id.ts';
import type { createRestosService } from './estoque/restos.service.ts';

type Parts = Pick<CampanhaModule, 'hospedagens' | 'estoqueLotes'> & {
  readonly restos: ReturnType<typeof createRestosService>;
};

/** Binds codes and stock. */
export function bindEstoque(binder: Binder, { hospedagens, estoqueLotes, restos }: Parts): void {
  const getPublicada = (context: OperadorContext, params: { ano: number; identificacao: string }) =>
    hospedagens.getDaPromotora(getPromotoraId(context), params.ano, params.identificacao);

  binder.bind(calls['operador.estoque'], async ({ params, context }) => ({
    retorno: await restos.read(await getPublicada(context, params)),
  }));

  binder.bind(calls['operador.bloquearLote'], async ({ params, body, context }) => {
    const publicada = await getPublicada(context, params);
    const { tipo, lote, bloqueado, motivo } = body;
    const { codigos, vouchers } = await restos.read(publicada);
    const isKnown =
      tipo === 'codigo'
        ? codigos.some((one) => one.lote === lote)
        : vouchers.some((one) => one.voucherID === lote);
    if (!isKnown) throw refuse('estoque.loteNenhum');
    await estoqueLotes.setBloqueio(publicada, tipo, lote, { bloqueado, motivo, ator: context.ator });
    return { retorno: await restos.read(publicada) };
  });

  binder.bind(calls['operador.ajustarEstoque'], async ({ params, body, context }) => {
    const publicada = await getPublicada(context, params);
    const { ajusteID: ajusteId, produto: produtoId, unidades, motivo } = body;
    await estoqueLotes.adjust(publicada, { ajusteId, produtoId, unidades, motivo, ator: context.ator });
    return { retorno: await restos.read(publicada) };
  });
}
