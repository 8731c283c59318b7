import { calls } from '@trevo/contract/calls';
import { requireOwn } from '../../kernel/auth/require-own.ts';
import { refuse } from '../../kernel/domain-error.ts';
import type { Binder } from '../../kernel/http/bind-call.ts';
import { toPage } from '../../kernel/pagination.ts';
import type { HospedagemService } from '../campanha/public.ts';
import type { CupomService } from './cupom.service.ts';
import type { CupomView } from './cupom.views.ts';

export function bindCupom(
  binder: Binder,
  { cupons, hospedagens }: { cupons: CupomService; hospedagens: HospedagemService },
): void {
  binder.bind(calls['cupom.listarConsumidor'], async ({ params, context }) => {
    requireOwn(context.sessao, params.user);
    const { campanhaId } = await hospedagens.getCampanha(context.host, params.ano, params.identificacao);
    const { cupons: list, total } = await cupons.list(context.sessao.consumidorId, campanhaId, params);
    if (total === 0) throw refuse('cupom.nenhum');
    return { retorno: toPage(list.map(toWire), total, params.porPagina) };
  });

  binder.bind(calls['cupom.listarTodosConsumidor'], async ({ params, context }) => {
    requireOwn(context.sessao, params.user);
    const { campanhaId } = await hospedagens.getCampanha(context.host, params.ano, params.identificacao);
    const { cupons: list, total } = await cupons.list(context.sessao.consumidorId, campanhaId, undefined);
    if (total === 0) throw refuse('cupom.nenhum');
    return { retorno: toPage(list.map(toWire), total, total) };
  });

  binder.bind(calls['cupom.escaneadosPorPeriodo'], async ({ params, context }) => {
    requireOwn(context.sessao, params.cpf);
    const { campanhaId } = await hospedagens.getCampanha(context.host, params.ano, params.identificacao);
    return { retorno: await cupons.countByPeriodo(context.sessao.consumidorId, campanhaId) };
  });

  binder.bind(calls['cupom.configuracao'], async ({ params, context }) => {
    const { arquivo } = await hospedagens.getCampanha(context.host, params.ano, params.identificacao);
    const limites = arquivo.limites;
    return {
      retorno: {
        limitePorUsuario: limites?.cupons?.total ?? -1,
        limitesPorUsuario: { ...limites?.cupons },
        tempoLimite: limites?.tempoLimiteMinutos ?? 0,
      },
    };
  });
}

function toWire(view: CupomView) {
  return {
    id: String(view.indice),
    serie: view.serie,
    numero: view.numero,
    dataHora: view.concedido_em.toISOString(),
    situacao: view.cancelado_em ? ('CANCELADO' as const) : ('ATIVO' as const),
    documentoFiscalID: view.documento_fiscal_id,
    chaveAcesso: view.chave_acesso,
  };
}
