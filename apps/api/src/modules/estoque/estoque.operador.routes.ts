import { calls } from '@trevo/contract/calls';
import { refuse } from '../../kernel/domain-error.ts';
import type { CampanhaModule, OperadorBinder } from '../campanha/public.ts';
import type { createRestosService } from './restos.service.ts';

type Parts = Pick<CampanhaModule, 'estoqueLotes'> & {
  readonly restos: ReturnType<typeof createRestosService>;
};

/** Binds codes and stock. */
export function bindEstoqueOperador(operador: OperadorBinder, { estoqueLotes, restos }: Parts): void {
  operador.daCampanha(calls['operador.estoque'], async ({ publicada }) => ({
    retorno: await restos.read(publicada),
  }));

  operador.daCampanha(calls['operador.bloquearLote'], async ({ publicada, body, context }) => {
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

  operador.daCampanha(calls['operador.ajustarEstoque'], async ({ publicada, body, context }) => {
    const { ajusteID: ajusteId, produto: produtoId, unidades, motivo } = body;
    await estoqueLotes.adjust(publicada, { ajusteId, produtoId, unidades, motivo, ator: context.ator });
    return { retorno: await restos.read(publicada) };
  });
}
