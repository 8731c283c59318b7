import type { Sessao } from '../../kernel/auth/sessao.ts';
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

/** What a person passes on so that a friend's registration names them: 40 random bits of their id. */
export const toCodigoIndicacao = (consumidorId: string): string =>
  consumidorId.replaceAll('-', '').slice(-10).toUpperCase();
