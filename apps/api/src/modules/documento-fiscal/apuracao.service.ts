import type { ErrorCode } from '@trevo/contract/errors';
import type { Clock } from '../../kernel/clock.ts';
import { DatabaseAwayError } from '../../kernel/database-error.ts';
import { DomainError, refuse } from '../../kernel/domain-error.ts';
import type { Logger } from '../../kernel/log.ts';
import type { CampanhaPublicada } from '../campanha/public.ts';
import type { CupomService, NumeroAllocator } from '../cupom/public.ts';
import {
  countCodigo,
  countVeredito,
  explainUltimos,
  reject,
  type Participante,
  type Veredito,
} from './apuracao.ts';
import { addHours } from './chegada.ts';
import type { DocumentoFiscalStore } from './documento-fiscal.store.ts';
import type { DocumentoFiscalView, DocumentoFiscalViews } from './documento-fiscal.views.ts';
import type { EsperaStore } from './espera.store.ts';
import { maximumCounts, type RegistroService } from './registro.service.ts';

export interface Sentenca {
  readonly status: 'VALIDO' | 'INVALIDO';
  readonly motivo?: ErrorCode | undefined;
  readonly observacao?: string | undefined;
  readonly valorCentavos?: number | undefined;
  readonly quantidade?: number | undefined;
}

type FindCampanha = (campanhaId: string) => Promise<CampanhaPublicada | undefined>;

export interface ApuracaoParts {
  readonly store: DocumentoFiscalStore;
  readonly esperas: EsperaStore;
  readonly views: DocumentoFiscalViews;
  readonly cupons: CupomService;
  readonly numeros: NumeroAllocator;
  readonly registros: RegistroService;
  readonly clock: Clock;
  readonly log: Logger;
}

const batchSize = 100;
// Long enough for a batch; after that, others take what a process that died had taken.
const leaseHours = 1 / 12;
const retryHours = 1;

export function createApuracaoService(parts: ApuracaoParts) {
  const { store, esperas, views, cupons, numeros, registros, clock, log } = parts;

  /** Writes a verdict down with what it grants; false when the receipt waits no longer. */
  const settle = async (
    publicada: CampanhaPublicada,
    view: DocumentoFiscalView,
    judge: DocumentoFiscalStore['judge'],
    decide: (participante: Participante) => Veredito,
    sentenca: Partial<Sentenca>,
  ): Promise<boolean> => {
    for (let count = 1; ; count++) {
      const participante = await registros.findParticipante(publicada, view.consumidor_id);
      const promessa = decide(participante);
      const reservados = await registros.reserve(publicada, promessa);
      const veredito = explainUltimos(promessa, reservados.indices.length);
      // What a coupon code is worth knows no limit of documents; a verdict takes no place among them either.
      const agora = clock.now();
      const concessao = {
        ...cupons.getLimites(publicada, 'Cupom', view.participa_em),
        ...reservados,
        ...participante,
      };
      const granted = await judge(
        toRef(view),
        veredito,
        {
          agora,
          isRevisado: sentenca.status !== undefined,
          observacao: sentenca.observacao ?? null,
          valorCentavos: sentenca.valorCentavos ?? null,
          quantidade: sentenca.quantidade ?? null,
        },
        concessao,
      );
      numeros.giveBack(publicada, reservados, typeof granted === 'object' ? granted.concedidos : 0);
      if (granted === 'numeroTomado') numeros.discard(reservados);
      if (typeof granted !== 'string') return granted !== undefined;
      if (granted !== 'restoMudou' && granted !== 'numeroTomado') throw refuse(granted);
      if (count === maximumCounts) throw refuse('servidor.ocupado');
    }
  };

  /** Settles a receipt by the campaign's rules alone, if it still waits; false when it does not, or cannot be. */
  const settleWaiting = async (
    documento: { consumidorId: string; documentoFiscalId: string },
    findCampanha: FindCampanha,
  ): Promise<boolean> => {
    try {
      const view = await views.get(documento.consumidorId, documento.documentoFiscalId);
      // A person may have judged it meanwhile.
      if (view?.status !== 'PENDENTE') return false;
      const publicada = await findCampanha(view.campanha_id);
      if (publicada) {
        const decide = (participante: Participante) =>
          countVeredito(publicada.arquivo, toCompra(view), participante);
        return await settle(publicada, view, store.judge, decide, {});
      }
    } catch (err) {
      // An outage says nothing about the receipt: it waits for the next run, not for hours.
      if (err instanceof DatabaseAwayError) throw err;
      if (!(err instanceof DomainError))
        log.error({ err, documentoFiscalId: documento.documentoFiscalId }, 'receipt could not be settled');
    }
    await esperas.postpone(documento, addHours(clock.now(), retryHours));
    return false;
  };

  return {
    /**
     * An operator's verdict on a waiting receipt, or the end of a valid one: then its numbers and unused cards are
     * taken back. VALIDO corrects what a person judged INVALIDO; what the rules refused by themselves waits for its owner
     * to ask. Refuses when there is nothing to decide any more.
     */
    async judge(
      publicada: CampanhaPublicada,
      { consumidorId, documentoFiscalId }: { consumidorId: string; documentoFiscalId: string },
      sentenca: Sentenca,
    ): Promise<DocumentoFiscalView> {
      const view = await views.get(consumidorId, documentoFiscalId);
      if (!view || view.campanha_id !== publicada.campanhaId) throw refuse('documentoFiscal.nenhum');
      // Said twice, the same verdict is no correction.
      if (view.status === 'INVALIDO' && sentenca.status === 'INVALIDO')
        throw refuse('documentoFiscal.naoPendente');
      const isDone =
        view.status === 'VALIDO' && sentenca.status === 'INVALIDO'
          ? await store.revoke(toRef(view), {
              agora: clock.now(),
              motivo: sentenca.motivo ?? 'documentoFiscal.invalidadaDepois',
              observacao: sentenca.observacao ?? null,
            })
          : await settle(
              publicada,
              view,
              view.status === 'INVALIDO' ? store.rejudge : store.judge,
              (participante) => toVeredito(publicada, view, sentenca, participante),
              sentenca,
            );
      if (!isDone) throw refuse('documentoFiscal.naoPendente');
      return (await views.get(consumidorId, documentoFiscalId))!;
    },

    /**
     * Settles all receipts issued off-line whose 24 hours are over, or as many as it can until `stopping`; how many it
     * settled. Processes that do so at once share them. One that cannot be settled, because its campaign has no number
     * left or something failed, is tried again in an hour and keeps no other waiting.
     */
    async judgeWaiting(findCampanha: FindCampanha, stopping?: AbortSignal): Promise<number> {
      for (let settled = 0; ;) {
        const agora = clock.now();
        const taken = await esperas.lease(agora, addHours(agora, leaseHours), batchSize);
        if (taken.length === 0) return settled;
        for (const documento of taken) {
          if (stopping?.aborted) return settled;
          if (await settleWaiting(documento, findCampanha)) settled++;
        }
      }
    },
  };
}

const toRef = (view: DocumentoFiscalView) => ({
  consumidorId: view.consumidor_id,
  documentoFiscalId: view.documento_fiscal_id,
});

const toCompra = (view: DocumentoFiscalView) => ({
  valorCentavos: view.valor_centavos,
  quantidade: view.quantidade,
});

function toVeredito(
  { arquivo }: CampanhaPublicada,
  view: DocumentoFiscalView,
  sentenca: Sentenca,
  participante: Participante,
): Veredito {
  if (sentenca.status === 'INVALIDO') return reject(sentenca.motivo ?? 'documentoFiscal.recusadoNaAnalise');
  if (view.tipo === 'Cupom') return countCodigo(arquivo);
  const known = toCompra(view);
  const compra = {
    valorCentavos: sentenca.valorCentavos ?? known.valorCentavos,
    quantidade: sentenca.quantidade ?? known.quantidade,
  };
  const veredito = countVeredito(arquivo, compra, participante);
  if (veredito.motivo === 'documentoFiscal.aguardandoValor') throw refuse('documentoFiscal.aguardandoValor');
  if (veredito.motivo === 'documentoFiscal.aguardandoQuantidade')
    throw refuse('documentoFiscal.aguardandoQuantidade');
  return veredito;
}
