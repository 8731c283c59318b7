import { calls } from '@trevo/contract/calls';
import type { OperadorBinder } from '../campanha/public.ts';
import type { CodigoCupomModule } from '../codigo-cupom/public.ts';
import type { FidelidadeModule } from '../fidelidade/public.ts';
import type { SorteioModule } from '../sorteio/public.ts';

type Parts = Pick<CodigoCupomModule, 'codigos'> &
  Pick<FidelidadeModule, 'vouchers'> &
  Pick<SorteioModule, 'sorteios'>;

/** Binds codes, vouchers, winning numbers and their measures. */
export function bindNumeros(operador: OperadorBinder, parts: Parts): void {
  operador.daCampanha(calls['operador.importarCodigos'], async ({ publicada, body, context }) => {
    return {
      retorno: { total: await parts.codigos.import(publicada, body.lote, body.codigos, context.ator) },
    };
  });

  operador.daCampanha(calls['operador.importarVouchers'], async ({ publicada, body, context }) => {
    return {
      retorno: { total: await parts.vouchers.import(publicada, body.voucherId, body.codigos, context.ator) },
    };
  });

  operador.daCampanha(calls['operador.registrarPremiados'], async ({ publicada, body, context }) => {
    return {
      retorno: { total: await parts.sorteios.register(publicada, body.data, body.premiados, context.ator) },
    };
  });

  operador.daCampanha(calls['operador.procurarNumero'], async ({ publicada, query }) => {
    return { retorno: await parts.sorteios.findVizinhos(publicada, query.data, query) };
  });

  operador.daCampanha(calls['operador.medirNumeros'], async ({ publicada }) => ({
    retorno: await parts.sorteios.measure(publicada),
  }));
}
