import type { Clock } from '../../../kernel/clock.ts';
import { findChange } from '@trevo/rules/documento-fiscal/documento-fiscal-status';
import type { ItemNota } from '@trevo/rules/documento-fiscal/item-nota';
import { refuse } from '../../../kernel/domain-error.ts';
import type { CampanhaPublicada } from '../../campanha/public.ts';
import { type Participante, reject, type Veredito } from '../ganho/veredito-nota.ts';
import { countCodigo, countVeredito } from '../ganho/contagem.ts';
import { toRef } from '../documento-fiscal.columns.ts';
import type { DocumentoFiscalStore, DocumentoRef } from '../documento-fiscal.store.ts';
import type { DocumentoFiscalView, DocumentoFiscalViews } from '../documento-fiscal.views.ts';
import type { Desfecho, JulgamentoService } from '../prova/julgamento.service.ts';
import type { FindItensContados } from '../prova/itens-contados.ts';
import { hasFatosLidos, type Sentenca, type SentencaDe, toItensLidos } from '../prova/sentenca.ts';
import type { Amostra } from '../fila/amostra.ts';
import type { ConferenciaService } from '../fila/conferencia.service.ts';
import type { PosseService } from '../fila/posse.service.ts';
import type { RegistroService } from '../registro/registro.service.ts';
import type { Efeito } from './correcao.service.ts';
import type { TetoService } from './teto.service.ts';

export type ApuracaoService = ReturnType<typeof createApuracaoService>;

/** Operators' verdicts on receipts. */
export function createApuracaoService(parts: {
  store: DocumentoFiscalStore;
  views: DocumentoFiscalViews;
  julgamentos: Pick<JulgamentoService, 'settle'>;
  registros: Pick<RegistroService, 'findParticipante'>;
  tetos: TetoService;
  revisores: PosseService;
  conferencias: Pick<ConferenciaService, 'record'>;
  findItens: FindItensContados;
  amostra: Amostra;
  clock: Clock;
}) {
  const { store, views, julgamentos, registros, tetos, revisores, conferencias, amostra, clock } = parts;

  /** Returns a receipt of the campaign. Throws documentoFiscal.nenhum. */
  const get = async (
    { campanhaId }: CampanhaPublicada,
    { consumidorId, documentoFiscalId }: DocumentoRef,
  ): Promise<DocumentoFiscalView> => {
    const view = await views.get(consumidorId, documentoFiscalId);
    if (view?.campanha_id !== campanhaId) throw refuse('documentoFiscal.nenhum');
    return view;
  };

  const count = async (
    publicada: CampanhaPublicada,
    view: DocumentoFiscalView,
    sentenca: Sentenca,
  ): Promise<Veredito> => {
    const participante = await registros.findParticipante(publicada, view.consumidor_id);
    const itens = await parts.findItens(publicada, view);
    return toVeredito(publicada, view, sentenca, participante, itens);
  };

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
    // Each change requires this status in its own statement too.
    if (sentenca.statusVisto && sentenca.statusVisto !== view.status) return { resultado: 'naoPendente' };
    const change = findChange(view.status, sentenca.status);
    switch (change) {
      case 'revoke':
        return revoke(publicada, view, sentenca);
      case 'judge':
      case 'rejudge': {
        const itens = await parts.findItens(publicada, view);
        return julgamentos.settle(
          publicada,
          view,
          store[change],
          (participante) => toVeredito(publicada, view, sentenca, participante, itens),
          sentenca,
        );
      }
      // Only the receipt's owner can reopen it, and a repeated verdict changes nothing.
      case 'reopen':
      case undefined:
        return { resultado: 'naoPendente' };
    }
  };

  return {
    /** Returns a receipt and the verdict that a decision would give it. Throws documentoFiscal.naoPendente too. */
    async preview(publicada: CampanhaPublicada, ref: DocumentoRef, sentenca: Sentenca): Promise<Efeito> {
      const view = await get(publicada, ref);
      const change = findChange(view.status, sentenca.status);
      if (change === undefined || change === 'reopen') throw refuse('documentoFiscal.naoPendente');
      return { view, veredito: await count(publicada, view, sentenca) };
    },
    /** Returns the verdict that a decision would give a receipt, by its facts alone. */
    count,
    /**
     * Applies an operator's verdict to a waiting receipt, or invalidates a valid one and reverses its numbers
     * and unused cards. VALIDO corrects an INVALIDO verdict that a person gave; a receipt refused by the rules
     * waits for its owner's request. Throws when there is nothing left to decide, and documentoFiscal.comOutraPessoa
     * while another operator holds the receipt. The decision of an operator who holds a decided receipt for a second
     * opinion is only recorded.
     */
    async judge(
      publicada: CampanhaPublicada,
      ref: DocumentoRef,
      sentenca: SentencaDe,
    ): Promise<DocumentoFiscalView> {
      const view = await get(publicada, ref);
      await revisores.require(ref, sentenca);
      if (await conferencias.record(ref, sentenca)) {
        await revisores.end(ref, sentenca.ator);
        return view;
      }
      if (sentenca.status === 'VALIDO') await tetos.require(publicada, toRef(view), sentenca);
      const ator = amostra.mark(ref, sentenca.ator);
      const act = async () => {
        const desfecho = await decide(publicada, view, { ...sentenca, ator });
        if (desfecho.resultado === 'recusado') throw refuse(desfecho.codigo);
        if (desfecho.resultado !== 'julgado') throw refuse('documentoFiscal.naoPendente');
      };
      const change = findChange(view.status, sentenca.status);
      if (change === undefined || change === 'reopen') throw refuse('documentoFiscal.naoPendente');
      await tetos.spend(publicada, toRef(view), sentenca, change, act);
      await revisores.end(ref, sentenca.ator);
      return get(publicada, ref);
    },
  };
}

function toVeredito(
  { arquivo }: CampanhaPublicada,
  view: DocumentoFiscalView,
  sentenca: Sentenca,
  participante: Participante,
  itens: readonly ItemNota[] | null,
): Veredito {
  if (sentenca.status === 'INVALIDO') return reject(sentenca.motivo ?? 'documentoFiscal.recusadoNaAnalise');
  if (view.tipo === 'Cupom') return countCodigo(arquivo);
  const compra = {
    valorCentavos: sentenca.valorCentavos ?? view.valor_centavos,
    quantidade: sentenca.quantidade ?? view.quantidade,
    emitente: view.emitente,
    itens: sentenca.produtos ? toItensLidos(arquivo, sentenca.produtos) : itens,
  };
  const fonte = hasFatosLidos(sentenca) ? 'operador' : (view.fonte ?? 'codigo');
  const veredito = { ...countVeredito(arquivo, compra, participante), fonte } as const;
  if (veredito.motivo === 'documentoFiscal.aguardandoValor') throw refuse('documentoFiscal.aguardandoValor');
  if (veredito.motivo === 'documentoFiscal.aguardandoQuantidade')
    throw refuse('documentoFiscal.aguardandoQuantidade');
  if (veredito.motivo === 'documentoFiscal.aguardandoItens') throw refuse('documentoFiscal.aguardandoItens');
  return veredito;
}
