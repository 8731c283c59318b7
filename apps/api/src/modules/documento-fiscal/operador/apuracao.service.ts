import type { Clock } from '../../../kernel/clock.ts';
import { findChange } from '@trevo/rules/documento-fiscal/documento-fiscal-status';
import { refuse } from '../../../kernel/domain-error.ts';
import type { CampanhaPublicada } from '../../campanha/public.ts';
import { countCodigo, countVeredito, type Participante, reject, type Veredito } from '../apuracao.ts';
import { toRef } from '../documento-fiscal.columns.ts';
import type { DocumentoFiscalStore, DocumentoRef } from '../documento-fiscal.store.ts';
import type { DocumentoFiscalView, DocumentoFiscalViews } from '../documento-fiscal.views.ts';
import type { Desfecho, JulgamentoService } from '../prova/julgamento.service.ts';
import type { SentencaDe } from '../prova/sentenca.ts';
import type { TetoService } from './teto.service.ts';

export type ApuracaoService = ReturnType<typeof createApuracaoService>;

/** Operators' verdicts on receipts. */
export function createApuracaoService(parts: {
  store: DocumentoFiscalStore;
  views: DocumentoFiscalViews;
  julgamentos: Pick<JulgamentoService, 'settle'>;
  tetos: TetoService;
  clock: Clock;
}) {
  const { store, views, julgamentos, tetos, clock } = parts;

  /** Invalidates a valid receipt. */
  const revoke = async (
    { arquivo }: CampanhaPublicada,
    view: DocumentoFiscalView,
    { motivo, observacao, ator }: SentencaDe,
  ): Promise<Desfecho> => {
    const isDone = await store.revoke(toRef(view), {
      agora: clock.now(),
      motivo: motivo ?? 'documentoFiscal.invalidadaDepois',
      observacao: observacao ?? null,
      isPerdoado: arquivo.conta.estornoGasto === 'perdoar',
      ator,
    });
    return { resultado: isDone ? 'julgado' : 'naoPendente' };
  };

  /** Applies the status change that the state machine requires for the operator's verdict. */
  const decide = async (
    publicada: CampanhaPublicada,
    view: DocumentoFiscalView,
    sentenca: SentencaDe,
  ): Promise<Desfecho> => {
    const change = findChange(view.status, sentenca.status);
    switch (change) {
      case 'revoke':
        return revoke(publicada, view, sentenca);
      case 'judge':
      case 'rejudge':
        return julgamentos.settle(
          publicada,
          view,
          store[change],
          (participante) => toVeredito(publicada, view, sentenca, participante),
          sentenca,
        );
      // Only the receipt's owner can reopen it, and a repeated verdict changes nothing.
      case 'reopen':
      case undefined:
        return { resultado: 'naoPendente' };
    }
  };

  return {
    /**
     * Applies an operator's verdict to a waiting receipt, or invalidates a valid one and reverses its numbers
     * and unused cards. VALIDO corrects an INVALIDO verdict that a person gave; a receipt refused by the rules
     * waits for its owner's request. Throws when there is nothing left to decide.
     */
    async judge(
      publicada: CampanhaPublicada,
      { consumidorId, documentoFiscalId }: DocumentoRef,
      sentenca: SentencaDe,
    ): Promise<DocumentoFiscalView> {
      const view = await views.get(consumidorId, documentoFiscalId);
      if (!view || view.campanha_id !== publicada.campanhaId) throw refuse('documentoFiscal.nenhum');
      if (sentenca.status === 'VALIDO') await tetos.require(publicada, toRef(view), sentenca);
      const desfecho = await decide(publicada, view, sentenca);
      switch (desfecho.resultado) {
        case 'julgado':
          return (await views.get(consumidorId, documentoFiscalId))!;
        case 'naoPendente':
        case 'esperando':
          throw refuse('documentoFiscal.naoPendente');
        case 'recusado':
          throw refuse(desfecho.codigo);
      }
    },
  };
}

function toVeredito(
  { arquivo }: CampanhaPublicada,
  view: DocumentoFiscalView,
  sentenca: SentencaDe,
  participante: Participante,
): Veredito {
  if (sentenca.status === 'INVALIDO') return reject(sentenca.motivo ?? 'documentoFiscal.recusadoNaAnalise');
  if (view.tipo === 'Cupom') return countCodigo(arquivo);
  const compra = {
    valorCentavos: sentenca.valorCentavos ?? view.valor_centavos,
    quantidade: sentenca.quantidade ?? view.quantidade,
  };
  const isGiven = sentenca.valorCentavos !== undefined || sentenca.quantidade !== undefined;
  const fonte = isGiven ? 'operador' : (view.fonte ?? 'codigo');
  const veredito = { ...countVeredito(arquivo, compra, participante), fonte } as const;
  if (veredito.motivo === 'documentoFiscal.aguardandoValor') throw refuse('documentoFiscal.aguardandoValor');
  if (veredito.motivo === 'documentoFiscal.aguardandoQuantidade')
    throw refuse('documentoFiscal.aguardandoQuantidade');
  return veredito;
}
