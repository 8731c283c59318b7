import { countCashback, countPontos } from '@trevo/rules/conta/ganho';
import type { Clock } from '../../../kernel/clock.ts';
import type { CampanhaPublicada, CampanhaId } from '../../campanha/public.ts';
import { toCreditos } from '../../conta-corrente/public.ts';
import type { DocumentoFiscalViews } from '../documento-fiscal.views.ts';
import type { TransporteStore } from './transporte.store.ts';

const batchSize = 200;

export type TransporteService = ReturnType<typeof createTransporteService>;

/** Backfill job for receipts older than the points ledger, when points were computed on read. */
export function createTransporteService(parts: {
  store: TransporteStore;
  views: Pick<DocumentoFiscalViews, 'get'>;
  clock: Clock;
}) {
  const { store, views, clock } = parts;
  return {
    /** Credits each receipt's points to the ledger once, until none is left or `stopping` aborts. */
    async carryAll(
      findCampanha: (campanhaId: CampanhaId) => Promise<CampanhaPublicada | undefined>,
      stopping?: AbortSignal,
    ): Promise<void> {
      for (;;) {
        const some = await store.list(batchSize);
        for (const documento of some) {
          if (stopping?.aborted) return;
          const view = await views.get(documento.consumidorId, documento.documentoFiscalId);
          const publicada = view && (await findCampanha(view.campanha_id));
          const agora = clock.now();
          const creditos = publicada ? toCreditosDaNota(publicada, view.valor_centavos, agora) : [];
          await store.carry(documento, creditos, agora);
        }
        if (some.length < batchSize) return;
      }
    },
  };
}

function toCreditosDaNota({ arquivo }: CampanhaPublicada, centavos: number | null, agora: Date) {
  const { pontos, cashback } = arquivo.recompensas;
  const valores = {
    pontos: countPontos(pontos, centavos),
    cashbackCentavos: countCashback(cashback, centavos),
  };
  return toCreditos(arquivo, valores, agora);
}
