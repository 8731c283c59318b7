import { calls } from '@trevo/contract/calls';
import type { Binder } from '../../kernel/http/bind-call.ts';
import type { HospedagemService } from '../campanha/public.ts';
import { toWire } from '../documento-fiscal/public.ts';
import type { ComperService } from './comper.service.ts';

export function bindComper(
  binder: Binder,
  { comper, hospedagens }: { comper: ComperService; hospedagens: HospedagemService },
): void {
  binder.bind(calls['comper.integrarDocumentoFiscal'], async ({ query, context }) => {
    const { principal } = await hospedagens.get(context.host);
    const view = await comper.register(context.sessao, principal, query);
    return {
      retorno: toWire(view),
      mensagem: 'Cupom escaneado com sucesso, vamos atualizar o seu número de cupons',
    };
  });
}
