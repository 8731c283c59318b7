import { calls } from '@trevo/contract/calls';
import type { Binder } from '../../kernel/http/bind-call.ts';
import type { HospedagemService } from '../campanha/public.ts';
import type { DocumentoFiscalPresenter } from '../documento-fiscal/public.ts';
import type { CodigoCupomService } from './codigo-cupom.service.ts';

export function bindCodigoCupom(
  binder: Binder,
  {
    codigos,
    apresentacao,
    hospedagens,
  }: { codigos: CodigoCupomService; apresentacao: DocumentoFiscalPresenter; hospedagens: HospedagemService },
): void {
  binder.bind(calls['cupom.escanear'], async ({ params, query, context }) => {
    const { anoCampanha, identificacaoCampanha, numeroAleatorio } = params;
    const publicada = await hospedagens.getCampanha(context.host, anoCampanha, identificacaoCampanha);
    const view = await codigos.scan(context.sessao, publicada, numeroAleatorio, query.data);
    const retorno = apresentacao.toWire(view, [publicada]);
    return { retorno, mensagem: 'Cupom cadastrado com sucesso!' };
  });

  binder.bind(calls['cupom.totalEscaneados'], async ({ params, context }) => {
    const { campanhaId } = await hospedagens.getCampanha(context.host, params.ano, params.identificacao);
    const lotes = await codigos.countByLote(campanhaId);
    const total = lotes.reduce((sum, lote) => sum + lote.totalEscaneados, 0);
    return { retorno: { total, lotes } };
  });
}
