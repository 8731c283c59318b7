import { refuse } from '../../kernel/domain-error.ts';
import type { CampanhaPublicada } from '../campanha/public.ts';
import { countVeredito, type Veredito } from './apuracao.ts';
import type { DocumentoFiscalParts } from './documento-fiscal.service.ts';
import type { DocumentoFiscalView } from './documento-fiscal.views.ts';

export interface ApuracaoService {
  /** An operator's verdict on a waiting receipt; refuses when it waits no longer. */
  judge(
    publicada: CampanhaPublicada,
    documento: { consumidorId: string; documentoFiscalId: string },
    verdict: {
      status: 'VALIDO' | 'INVALIDO';
      observacao?: string | undefined;
      valorCentavos?: number | undefined;
    },
  ): Promise<DocumentoFiscalView>;
  /** Settles receipts issued off-line whose 24 hours are over; how many it settled. */
  judgeWaiting(getCampanha: (campanhaId: string) => Promise<CampanhaPublicada | undefined>): Promise<number>;
}

const batchSize = 100;

export function createApuracaoService(parts: DocumentoFiscalParts): ApuracaoService {
  const settle = async (
    publicada: CampanhaPublicada,
    view: DocumentoFiscalView,
    veredito: Veredito,
    extra: { observacao: string | null; valorCentavos: number | null },
  ): Promise<boolean> => {
    const reservados =
      veredito.numeros > 0
        ? await parts.numeros.reserve(publicada, veredito.numeros)
        : { indices: [], series: [], numeros: [], until: 0 };
    if (veredito.numeros > 0 && reservados.indices.length === 0) throw refuse('campanha.encerrada');
    const concedidos = await parts.store.judge(
      { consumidorId: view.consumidor_id, documentoFiscalId: view.documento_fiscal_id },
      veredito,
      { agora: parts.clock.now(), ...extra },
      { ...parts.cupons.getLimites(publicada), ...reservados },
    );
    parts.numeros.giveBack(publicada, reservados, concedidos ?? 0);
    return concedidos !== undefined;
  };

  return {
    async judge(publicada, { consumidorId, documentoFiscalId }, { status, observacao, valorCentavos }) {
      const view = await parts.views.get(consumidorId, documentoFiscalId);
      if (!view || view.campanha_id !== publicada.campanhaId) throw refuse('documentoFiscal.nenhum');
      const veredito: Veredito =
        status === 'INVALIDO'
          ? { status, motivo: 'documentoFiscal.recusadoNaAnalise', valores: {}, numeros: 0 }
          : countVeredito(publicada.arquivo, valorCentavos ?? view.valor_centavos);
      if (veredito.status === 'PENDENTE') throw refuse('documentoFiscal.aguardandoValor');
      const extra = { observacao: observacao ?? null, valorCentavos: valorCentavos ?? null };
      if (!(await settle(publicada, view, veredito, extra))) throw refuse('documentoFiscal.naoPendente');
      return (await parts.views.get(consumidorId, documentoFiscalId))!;
    },

    async judgeWaiting(getCampanha) {
      const waiting = await parts.views.listToApurar(parts.clock.now(), batchSize);
      let settled = 0;
      for (const view of waiting) {
        const publicada = await getCampanha(view.campanha_id);
        if (!publicada) continue;
        const veredito = countVeredito(publicada.arquivo, view.valor_centavos);
        if (await settle(publicada, view, veredito, { observacao: null, valorCentavos: null })) settled++;
      }
      return settled;
    },
  };
}
