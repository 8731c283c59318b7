import { configuracaoPadrao } from '@trevo/config/configuracao/configuracao-keys';
import { isChancesEnabled } from '@trevo/config/configuracao/configuracao-questions';
import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import {
  hasParticipacao,
  isExtraido,
  withCongelamentos,
} from '@trevo/rules/sorte/sorteio/sorteio-participacao';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import type { Clock } from '../../kernel/clock.ts';
import { createSharedCache } from '../../kernel/shared-cache.ts';
import type { CampanhaPublicada } from '../campanha/public.ts';
import { toCongelamentos, type CongelamentoService } from './congelamento/congelamento.service.ts';
import type { SorteioViews } from './sorteio.views.ts';

export type ChancesService = ReturnType<typeof createChancesService>;

/** Time for which a count of late numbers is shared by all requests of a process. */
const sharedMilliseconds = 5 * 60_000;
const maximumCounts = 200;

/** Counts the numbers of coming draws: a consumer's own and all granted ones. */
export function createChancesService(
  views: Pick<SorteioViews, 'listNumerosPorNota' | 'countDepois'>,
  listCongelados: CongelamentoService['listCongelados'],
  clock: Clock,
) {
  const contagens = createSharedCache<{ total: number; contadoEm: Date }>(maximumCounts);

  /**
   * Counts the participating numbers of a draw. While its window is open, these are all numbers of the campaign,
   * which a job counts (`campanha.totais`). Afterwards the few days of later receipts are subtracted.
   */
  async function count(
    { campanhaId, totalCupons }: CampanhaPublicada,
    numerosAte: string,
    agora: Date,
  ): Promise<{ total: number; contadoEm: Date }> {
    if (toSaoPaulo(agora).dia <= numerosAte) return { total: totalCupons, contadoEm: agora };
    const turn = Math.floor(agora.getTime() / sharedMilliseconds);
    return contagens.get(`${campanhaId} ${numerosAte} ${turn}`, async () => ({
      total: totalCupons - (await views.countDepois(campanhaId, numerosAte)),
      contadoEm: agora,
    }));
  }

  return {
    /** Lists the draws without a known result with both counts; empty where the campaign does not show them. */
    async list(
      publicada: CampanhaPublicada,
      consumidorId: string,
    ): Promise<RetornoOf<Calls['cupom.chances']>> {
      const { campanhaId, arquivo } = publicada;
      const agora = clock.now();
      const sorteios = arquivo.sorteios.filter((sorteio) => !isExtraido(sorteio, agora));
      const isShown = isChancesEnabled({ ...configuracaoPadrao, ...arquivo.configuracao });
      if (!isShown || sorteios.length === 0) return [];
      const [notas, congelados] = await Promise.all([
        views.listNumerosPorNota(consumidorId, campanhaId),
        listCongelados(campanhaId),
      ]);
      const congelamentos = toCongelamentos(congelados);
      return Promise.all(
        withCongelamentos(sorteios, congelamentos).map(async (sorteio) => {
          const meus = notas
            .filter((nota) => hasParticipacao(sorteio, nota))
            .reduce((sum, { numeros }) => sum + numeros, 0);
          const congelado = congelados.get(sorteio.data);
          const { total, contadoEm } = congelado
            ? { total: congelado.numeros, contadoEm: congelado.congeladoEm }
            : await count(publicada, sorteio.numerosAte, agora);
          return {
            data: sorteio.data,
            meus,
            // A grant is counted within minutes; a smaller total would be wrong.
            total: total < meus ? null : total,
            contadoEm: contadoEm.toISOString(),
          };
        }),
      );
    },
  };
}
