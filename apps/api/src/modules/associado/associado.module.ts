import { calls } from '@trevo/contract/calls';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import type { Clock } from '../../kernel/clock.ts';
import type { Binder } from '../../kernel/http/bind-call.ts';
import { toSlice } from '../../kernel/pagination.ts';
import type { CampanhaModule, HospedagemService } from '../campanha/public.ts';
import { listLojas, listMaisProximas } from './lojas.ts';

/**
 * Wires the shops of the host's current campaign. A consumer's location is used for the distance only and never
 * stored.
 */
export const createAssociadoModule = ({ campanha, clock }: { campanha: CampanhaModule; clock: Clock }) => ({
  bind: (binder: Binder) => bindAssociado(binder, campanha.hospedagens, clock),
});

function bindAssociado(binder: Binder, hospedagens: HospedagemService, clock: Clock): void {
  const getHoje = () => toSaoPaulo(clock.now()).dia;

  binder.bind(calls['associado.listar'], async ({ params, query, context }) => {
    const { principal } = await hospedagens.get(context.host);
    const lojas = listLojas(principal.arquivo, {
      nome: query.filtroNome,
      soCredenciadas: query.filtroCredenciada === 'true',
      hoje: getHoje(),
    });
    return { retorno: toSlice(lojas, params.totalPorPagina, params.paginaAtual) };
  });

  binder.bind(calls['associado.maisProximos'], async ({ query, context }) => {
    const { principal } = await hospedagens.get(context.host);
    return { retorno: listMaisProximas(principal.arquivo, query, getHoje()) };
  });
}
