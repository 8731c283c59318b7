import { calls } from '@trevo/contract/calls';
import type { Binder } from '../../kernel/http/bind-call.ts';
import type { HospedagemService } from '../campanha/public.ts';
import type { SorteioService } from './sorteio.service.ts';

export function bindSorteio(
  binder: Binder,
  { sorteios, hospedagens }: { sorteios: SorteioService; hospedagens: HospedagemService },
): void {
  binder.bind(calls['cupom.sorteios'], async ({ params, context }) => ({
    retorno: await sorteios.list(
      await hospedagens.getCampanha(context.host, params.ano, params.identificacao),
    ),
  }));

  binder.bind(calls['cupom.premiados'], async ({ params, context }) => {
    const { campanhaId } = await hospedagens.getCampanha(context.host, params.ano, params.identificacao);
    return { retorno: await sorteios.listPremiados(campanhaId, params.date) };
  });
}
