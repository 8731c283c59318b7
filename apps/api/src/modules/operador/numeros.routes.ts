import { calls } from '@trevo/contract/calls';
import type { Binder } from '../../kernel/http/bind-call.ts';
import type { OperadorContext } from '../../kernel/http/operador-gate.port.ts';
import type { CampanhaModule } from '../campanha/public.ts';
import type { CodigoCupomModule } from '../codigo-cupom/public.ts';
import type { FidelidadeModule } from '../fidelidade/public.ts';
import type { SorteioModule } from '../sorteio/public.ts';
import { getPromotoraId } from './acesso/promotora-id.ts';

type Parts = Pick<CampanhaModule, 'hospedagens'> &
  Pick<CodigoCupomModule, 'codigos'> &
  Pick<FidelidadeModule, 'vouchers'> &
  Pick<SorteioModule, 'sorteios'>;

/** Binds codes, vouchers, winning numbers and their measures. */
export function bindNumeros(binder: Binder, parts: Parts): void {
  const getPublicada = (context: OperadorContext, params: { ano: number; identificacao: string }) =>
    parts.hospedagens.getDaPromotora(getPromotoraId(context), params.ano, params.identificacao);

  binder.bind(calls['operador.importarCodigos'], async ({ params, body, context }) => {
    const publicada = await getPublicada(context, params);
    return {
      retorno: { total: await parts.codigos.import(publicada, body.lote, body.codigos, context.ator) },
    };
  });

  binder.bind(calls['operador.importarVouchers'], async ({ params, body, context }) => {
    const publicada = await getPublicada(context, params);
    return {
      retorno: { total: await parts.vouchers.import(publicada, body.voucherId, body.codigos, context.ator) },
    };
  });

  binder.bind(calls['operador.registrarPremiados'], async ({ params, body, context }) => {
    const publicada = await getPublicada(context, params);
    return {
      retorno: { total: await parts.sorteios.register(publicada, body.data, body.premiados, context.ator) },
    };
  });

  binder.bind(calls['operador.procurarNumero'], async ({ params, query, context }) => {
    const publicada = await getPublicada(context, params);
    return { retorno: await parts.sorteios.findVizinhos(publicada, query.data, query) };
  });

  binder.bind(calls['operador.medirNumeros'], async ({ params, context }) => ({
    retorno: await parts.sorteios.measure(await getPublicada(context, params)),
  }));
}
