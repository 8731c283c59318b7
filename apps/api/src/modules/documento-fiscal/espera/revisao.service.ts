import { isDeepStrictEqual } from 'node:util';
import { findItens, isAntes } from '@trevo/rules/documento-fiscal/prova-nota';
import { isEncerrado } from '@trevo/rules/sorte/sorteio/congelamento';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import type { Clock } from '../../../kernel/clock.ts';
import { DatabaseAwayError } from '../../../kernel/database-error.ts';
import { DomainError } from '../../../kernel/domain-error.ts';
import type { Logger } from '../../../kernel/log.ts';
import type { CampanhaPublicada, CampanhaId } from '../../campanha/public.ts';
import { judgeNota } from '../ganho/apuracao.ts';
import { addHours } from '../registro/chegada.ts';
import type { CorrecaoService } from '../operador/correcao.service.ts';
import { toRef } from '../documento-fiscal.columns.ts';
import type { DocumentoFiscalStore, DocumentoRef } from '../documento-fiscal.store.ts';
import type { DocumentoFiscalView, DocumentoFiscalViews } from '../documento-fiscal.views.ts';
import type { FatoStore } from '../prova/fato.store.ts';
import { toAlvo, toFatos } from '../prova/prova-da-nota.ts';
import type { ProvaService } from '../prova/prova.service.ts';
import { type FatoDito, findFatos, type Prova } from '../prova/prova.ts';
import type { RevisaoStore } from './revisao.store.ts';

type FindCampanha = (campanhaId: CampanhaId) => Promise<CampanhaPublicada | undefined>;

const batchSize = 100;
const leaseHours = 1 / 12;

/** Effect of later facts on a valid receipt. */
type Consequencia = 'nada' | 'corrigir' | 'corrigirItens' | 'invalidar';

export type RevisaoService = ReturnType<typeof createRevisaoService>;

/**
 * Reviews valid receipts after new facts from a source. A source ranked before the deciding one in the
 * campaign's order corrects the receipt; facts of any other source are only stored. Decisions by a person and
 * receipts in a frozen or past draw stay unchanged; their differences are shown to operators.
 */
export function createRevisaoService(parts: {
  revisoes: RevisaoStore;
  fatos: FatoStore;
  store: DocumentoFiscalStore;
  views: DocumentoFiscalViews;
  provas: ProvaService;
  correcoes: CorrecaoService;
  clock: Clock;
  log: Logger;
}) {
  const { revisoes, fatos, store, views, provas, correcoes, clock, log } = parts;

  const review = async (publicada: CampanhaPublicada, view: DocumentoFiscalView): Promise<void> => {
    const ref = toRef(view);
    const agora = clock.now();
    const momento = { registradoEm: view.registrado_em, agora };
    const antes = await fatos.list(ref);
    const prova = await provas.look(publicada, toAlvo(view, antes), momento, antes, false);
    const consequencia = judgeConsequencia(publicada, view, prova, momento, antes);
    // Only the facts of before tell which items counted, so they stay until the correction stores the new ones with its
    // effect: a retry compares again.
    if (consequencia !== 'corrigirItens') await fatos.put(ref, view.campanha_id, prova.ditos, agora);
    if (consequencia === 'invalidar') {
      const veredito = judgeNota(
        publicada.arquivo,
        toFatos(view, prova, publicada.arquivo.documentos.valor),
        prova.passo,
        noConsequencia,
        momento,
      );
      await store.revoke(ref, {
        agora,
        motivo: veredito.motivo ?? 'documentoFiscal.invalidadaDepois',
        observacao: null,
        isPerdoado: publicada.arquivo.conta.estornoGasto === 'perdoar',
        ator: null,
      });
    } else if (consequencia !== 'nada' && 'fonte' in prova.passo) {
      const dito = findFatos(prova.passo);
      const correcao = {
        fonte: prova.passo.fonte,
        isRevisado: false,
        observacao: null,
        emitidoEm: dito?.emitidoEm ?? null,
        valorCentavos: dito?.valorCentavos ?? null,
        quantidade: dito?.quantidade ?? null,
        ditos: prova.ditos,
      };
      await correcoes.correct(publicada, ref, correcao).catch(async (error: unknown) => {
        if (!(error instanceof DomainError && error.code === 'documentoFiscal.emAnalise')) throw error;
        // Products recognized by description only, above the limit: operators see the items, and correct the receipt.
        await fatos.put(ref, view.campanha_id, prova.ditos, agora);
      });
    }
  };

  const reviewOne = async (ref: DocumentoRef, ate: Date, findCampanha: FindCampanha): Promise<void> => {
    const view = await views.get(ref.consumidorId, ref.documentoFiscalId);
    const publicada = view && (await findCampanha(view.campanha_id));
    if (view?.status === 'VALIDO' && view.chave_acesso && publicada) await review(publicada, view);
    await revisoes.finish(ref, ate);
  };

  return {
    /** Reviews all of them, or as many as possible until `stopping`. A failed review is retried in five minutes. */
    async reviewAll(findCampanha: FindCampanha, stopping?: AbortSignal): Promise<void> {
      for (;;) {
        const agora = clock.now();
        const ate = addHours(agora, leaseHours);
        const some = await revisoes.lease(agora, ate, batchSize);
        if (some.length === 0) return;
        for (const ref of some) {
          if (stopping?.aborted) return;
          await reviewOne(ref, ate, findCampanha).catch((err: unknown) => {
            if (err instanceof DatabaseAwayError) throw err;
            const { documentoFiscalId } = ref;
            const level = err instanceof DomainError ? 'warn' : 'error';
            log[level](
              { event: 'receipt_review_failed', err, documentoFiscalId },
              'Review of a receipt after later facts failed',
            );
          });
        }
      }
    },
  };
}

const noConsequencia = { dinamicas: [], restoCentavos: null };

function judgeConsequencia(
  { arquivo }: CampanhaPublicada,
  view: DocumentoFiscalView,
  prova: Prova,
  momento: Parameters<typeof judgeNota>[4],
  antes: readonly FatoDito[],
): Consequencia {
  const { passo } = prova;
  if (view.revisado_em !== null || !('fonte' in passo) || passo.passo === 'esperar') return 'nada';
  const { fonte, fatos } = passo;
  const counted = view.fonte ?? 'codigo';
  if (fonte !== counted && !isAntes(arquivo.documentos.valor, fonte, counted)) return 'nada';
  if (isSorteada(arquivo, view, momento.agora)) return 'nada';
  const { status } = judgeNota(
    arquivo,
    toFatos(view, prova, arquivo.documentos.valor),
    passo,
    noConsequencia,
    momento,
  );
  if (status === 'INVALIDO') return 'invalidar';
  const isOther = (before: number | null, now: number | null) => now !== null && now !== before;
  if (isOther(view.valor_centavos, fatos.valorCentavos) || isOther(view.quantidade, fatos.quantidade))
    return 'corrigir';
  const { valor } = arquivo.documentos;
  const itens = findItens(valor, prova.ditos, fonte)?.itens;
  const isCounted = isDeepStrictEqual(findItens(valor, antes, counted)?.itens, itens);
  return arquivo.ganho.produtos && itens && !isCounted ? 'corrigirItens' : 'nada';
}

/** Returns whether the receipt's numbers are in a draw that is frozen by its rule, or may have a known result. */
const isSorteada = (
  { sorteios }: CampanhaPublicada['arquivo'],
  { participa_em }: DocumentoFiscalView,
  agora: Date,
): boolean =>
  sorteios.some(
    (sorteio) => toSaoPaulo(participa_em).dia <= sorteio.numerosAte && isEncerrado(sorteio, agora),
  );
