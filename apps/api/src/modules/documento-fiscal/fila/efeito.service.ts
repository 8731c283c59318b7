import type { Clock } from '../../../kernel/clock.ts';
import { DomainError, refuse } from '../../../kernel/domain-error.ts';
import type { CampanhaPublicada } from '../../campanha/public.ts';
import type { CupomService } from '../../cupom/public.ts';
import type { Veredito } from '../ganho/veredito-nota.ts';
import { toRef } from '../documento-fiscal.columns.ts';
import type { DocumentoRef } from '../documento-fiscal.store.ts';
import type { DocumentoFiscalView, DocumentoFiscalViews } from '../documento-fiscal.views.ts';
import type { ApuracaoService } from '../operador/apuracao.service.ts';
import type { CorrecaoService } from '../operador/correcao.service.ts';
import { hasVeredito } from '../operador/desfazer.service.ts';
import type { FatosLidos, Sentenca } from '../prova/sentenca.ts';
import type { EfeitoStore } from './efeito.store.ts';

/** The change that a decision would make for the owner of a receipt; negative for losses. */
export interface EfeitoNota {
  readonly numeros: number;
  readonly raspadinhas: number;
  readonly pontos: number;
  readonly cashbackCentavos: number;
  /** Whether a limit of the person reduces the numbers or cards. */
  readonly isLimitado: boolean;
  /** Day from which it counts, when it is a later one. */
  readonly contaEm: string | null;
  /** Opened cards, which stay revealed; their prizes are held back. */
  readonly raspadas: number;
  /** Prizes of those that were handed over already: they stay with the owner. */
  readonly entregues: number;
  /** Spent points and cashback that become a debt. */
  readonly dividaPontos: number;
  readonly dividaCashbackCentavos: number;
  /** The fact without which it cannot be approved. */
  readonly falta: 'valor' | 'quantidade' | 'itens' | null;
}

/** A decision: a verdict, or the undo of one. */
type Proposta = FatosLidos & {
  readonly status: Sentenca['status'] | 'PENDENTE';
};

/** The effect of a decision that gives and takes nothing. */
export const semEfeito: EfeitoNota = {
  numeros: 0,
  raspadinhas: 0,
  pontos: 0,
  cashbackCentavos: 0,
  isLimitado: false,
  contaEm: null,
  raspadas: 0,
  entregues: 0,
  dividaPontos: 0,
  dividaCashbackCentavos: 0,
  falta: null,
};

export type EfeitoService = ReturnType<typeof createEfeitoService>;

/** Calculates the effect of a decision on a receipt: the rules of the verdict with the limits of now, read only. */
export function createEfeitoService(parts: {
  store: EfeitoStore;
  views: Pick<DocumentoFiscalViews, 'get'>;
  apuracoes: Pick<ApuracaoService, 'preview' | 'count'>;
  correcoes: Pick<CorrecaoService, 'preview'>;
  cupons: Pick<CupomService, 'getLimites'>;
  clock: Clock;
}) {
  const { store, views, apuracoes, correcoes, cupons, clock } = parts;

  const takeBack = createTakeBack(store);

  const findConcedivel = (
    publicada: CampanhaPublicada,
    view: DocumentoFiscalView,
    ganho: { readonly numeros: number; readonly raspadinhas: number },
  ) =>
    store.findConcedivel(
      toRef(view),
      ganho,
      cupons.getLimites(publicada, 'Cupom', view.participa_em),
      clock.now(),
    );

  const approve = async (
    publicada: CampanhaPublicada,
    view: DocumentoFiscalView,
    veredito: Veredito,
  ): Promise<EfeitoNota> => {
    const { numeros, raspadinhas, contaEm } = await findConcedivel(publicada, view, veredito);
    const cartelas = Math.max(0, veredito.raspadinhas - view.raspadinhas_concedidas);
    return {
      ...semEfeito,
      numeros,
      raspadinhas,
      pontos: veredito.pontos,
      cashbackCentavos: veredito.cashbackCentavos,
      isLimitado: numeros < veredito.numeros || raspadinhas < cartelas,
      contaEm,
    };
  };

  const correct = async (
    publicada: CampanhaPublicada,
    view: DocumentoFiscalView,
    veredito: Veredito,
  ): Promise<EfeitoNota> => {
    const mais = veredito.numeros - view.numeros.length;
    const { numeros } = await findConcedivel(publicada, view, {
      numeros: Math.max(0, mais),
      raspadinhas: 0,
    });
    const { pontosGastos, cashbackGasto } = await store.getPosses(toRef(view));
    return {
      ...semEfeito,
      numeros: mais < 0 ? mais : numeros,
      pontos: veredito.pontos - view.pontos,
      cashbackCentavos: veredito.cashbackCentavos - view.cashback_centavos,
      isLimitado: numeros < mais,
      dividaPontos: Math.max(0, pontosGastos - veredito.pontos),
      dividaCashbackCentavos: Math.max(0, cashbackGasto - veredito.cashbackCentavos),
    };
  };

  const calculate = async (
    publicada: CampanhaPublicada,
    ref: DocumentoRef,
    view: DocumentoFiscalView,
    proposta: Proposta,
  ): Promise<EfeitoNota> => {
    const { status } = proposta;
    if (status === 'PENDENTE') {
      if (!hasVeredito(view)) throw refuse('documentoFiscal.semVeredito');
      // The undo never forgives: the receipt is not refused.
      return view.status === 'VALIDO' ? takeBack(view, false) : semEfeito;
    }
    if (status === 'INVALIDO') {
      const isPerdoado = publicada.arquivo.conta.estornoGasto === 'perdoar';
      return view.status === 'VALIDO' ? takeBack(view, isPerdoado) : semEfeito;
    }
    if (view.status === 'VALIDO')
      return correct(publicada, view, (await correcoes.preview(publicada, ref, proposta)).veredito);
    return approve(
      publicada,
      view,
      (await apuracoes.preview(publicada, ref, { ...proposta, status })).veredito,
    );
  };

  const approveCega = async (
    publicada: CampanhaPublicada,
    view: DocumentoFiscalView,
    antes: DocumentoFiscalView,
    fatos: FatosLidos,
  ): Promise<EfeitoNota> => {
    const veredito = await apuracoes.count(publicada, antes, { ...fatos, status: 'VALIDO' });
    const efeito = await approve(publicada, view, veredito);
    // The numbers that the receipt holds now are room in the limits.
    const numeros = Math.min(veredito.numeros, efeito.numeros + view.numeros.length);
    const { raspadinhas } = veredito;
    return { ...efeito, numeros, raspadinhas, isLimitado: numeros < veredito.numeros };
  };

  return {
    /**
     * Returns the effect that approving a decided receipt had, or would have had: `antes` is the receipt as it was
     * before its verdict.
     */
    previewCega: (
      publicada: CampanhaPublicada,
      view: DocumentoFiscalView,
      antes: DocumentoFiscalView,
      fatos: FatosLidos,
    ): Promise<EfeitoNota> => orFalta(approveCega(publicada, view, antes, fatos)),
    /**
     * Returns the effect of a decision. Throws documentoFiscal.nenhum, and documentoFiscal.naoPendente or
     * documentoFiscal.semVeredito for none.
     */
    async preview(publicada: CampanhaPublicada, ref: DocumentoRef, proposta: Proposta): Promise<EfeitoNota> {
      const view = await views.get(ref.consumidorId, ref.documentoFiscalId);
      if (view?.campanha_id !== publicada.campanhaId) throw refuse('documentoFiscal.nenhum');
      return orFalta(calculate(publicada, ref, view, proposta));
    },
  };
}

/** Replaces the refusal for a missing fact by an effect that names it. */
const orFalta = async (calculated: Promise<EfeitoNota>): Promise<EfeitoNota> => {
  try {
    return await calculated;
  } catch (error) {
    const falta = error instanceof DomainError ? faltas[error.code] : undefined;
    if (!falta) throw error;
    return { ...semEfeito, falta };
  }
};

/** Returns the function that calculates the loss of everything that a valid receipt gave. */
const createTakeBack =
  (store: EfeitoStore) =>
  async (view: DocumentoFiscalView, isPerdoado: boolean): Promise<EfeitoNota> => {
    const { fechadas, raspadas, entregues, pontosGastos, cashbackGasto } = await store.getPosses(toRef(view));
    return {
      ...semEfeito,
      numeros: -view.numeros.length,
      raspadinhas: -fechadas,
      pontos: -view.pontos,
      cashbackCentavos: -view.cashback_centavos,
      raspadas,
      entregues,
      dividaPontos: isPerdoado ? 0 : pontosGastos,
      dividaCashbackCentavos: isPerdoado ? 0 : cashbackGasto,
    };
  };

const faltas: Readonly<Record<string, EfeitoNota['falta']>> = {
  'documentoFiscal.aguardandoValor': 'valor',
  'documentoFiscal.aguardandoQuantidade': 'quantidade',
  'documentoFiscal.aguardandoItens': 'itens',
};
