import type { Sessao } from '../../kernel/auth/sessao.ts';
import { toCodigoIndicacao } from './indicacao.ts';
import type { IndicacaoView, IndicacaoViews } from './indicacao.views.ts';

export interface IndicacaoService {
  /** The people who registered with this person's code, newest first. Pages begin at 1. */
  list(sessao: Sessao, porPagina: number, pagina: number): Promise<{ rows: IndicacaoView[]; total: number }>;
}

export const createIndicacaoService = (views: IndicacaoViews): IndicacaoService => ({
  list: ({ promotoraId, consumidorId }, porPagina, pagina) =>
    views.list(promotoraId, toCodigoIndicacao(consumidorId), {
      limit: porPagina,
      offset: (pagina - 1) * porPagina,
    }),
});
