import type { Sessao } from '../../kernel/auth/sessao.ts';
import { toCodigoIndicacao } from './indicacao.ts';
import type { IndicacaoView, IndicacaoViews } from './indicacao.views.ts';

export type IndicacaoService = ReturnType<typeof createIndicacaoService>;

export const createIndicacaoService = (views: IndicacaoViews) => ({
  /** The people who registered with this person's code, newest first. Pages begin at 1. */
  list: (
    { promotoraId, consumidorId }: Sessao,
    porPagina: number,
    pagina: number,
  ): Promise<{ rows: IndicacaoView[]; total: number }> =>
    views.list(promotoraId, toCodigoIndicacao(consumidorId), {
      limit: porPagina,
      offset: (pagina - 1) * porPagina,
    }),
});
