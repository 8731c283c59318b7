import { calls } from '@trevo/contract/calls';
import type { Binder } from '../../kernel/http/bind-call.ts';
import { toSlice } from '../../kernel/pagination.ts';
import type { CampanhaModule, HospedagemService } from '../campanha/public.ts';
import { listLojas, listMaisProximas } from './lojas.ts';

/** The shops of the campaign that a host shows now. Where a person stands is read, measured from, and forgotten. */
export const createAssociadoModule = ({ campanha }: { campanha: CampanhaModule }) => ({
  bind: (binder: Binder) => bindAssociado(binder, campanha.hospedagens),
});

function bindAssociado(binder: Binder, hospedagens: HospedagemService): void {
  binder.bind(calls['associado.listar'], async ({ params, query, context }) => {
    const { principal } = await hospedagens.get(context.host);
    const lojas = listLojas(principal.arquivo, {
      nome: query.filtroNome,
      soCredenciadas: query.filtroCredenciada === 'true',
    });
    return { retorno: toSlice(lojas, params.totalPorPagina, params.paginaAtual) };
  });

  binder.bind(calls['associado.maisProximos'], async ({ query, context }) => {
    const { principal } = await hospedagens.get(context.host);
    return { retorno: listMaisProximas(principal.arquivo, query) };
  });
}
