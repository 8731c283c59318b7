import type { AreaHistorico } from '@trevo/contract/atendimento/historico-pessoa.calls';
import type { Lugar } from '../../../kernel/pagination.ts';
import type { CampanhaPublicada } from '../../campanha/public.ts';
import type { createFichaPessoaService } from '../ficha-pessoa.service.ts';
import { createToEvento } from './historico-pessoa.presenter.ts';
import type { createHistoricoPessoaViews, EventoView } from './historico-pessoa.views.ts';

interface Pagina {
  readonly area: AreaHistorico | undefined;
  readonly limite: number;
  readonly depois: Lugar | undefined;
}

/** Creates the function that lists a page of a person's history. It throws atendimento.nenhumaPessoa. */
export const createListHistorico =
  (
    fichas: Pick<ReturnType<typeof createFichaPessoaService>, 'get'>,
    views: ReturnType<typeof createHistoricoPessoaViews>,
  ) =>
  async (
    publicada: CampanhaPublicada,
    consumidorId: string,
    { area, limite, depois }: Pagina,
  ): Promise<{ views: EventoView[]; toEvento: ReturnType<typeof createToEvento> }> => {
    await fichas.get(publicada.promotoraId, consumidorId);
    return {
      views: await views.list(consumidorId, publicada.campanhaId, area, limite, depois),
      toEvento: createToEvento(publicada),
    };
  };
