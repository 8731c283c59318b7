import type { ErrorCode } from '@trevo/contract/errors';
import { contaText } from '@trevo/contract/palavras.text';
import { findItens, isSuficiente } from '@trevo/rules/documento-fiscal/prova-nota';
import type { Clock } from '../../../kernel/clock.ts';
import { refuse } from '../../../kernel/domain-error.ts';
import type { CampanhaPublicada } from '../../campanha/public.ts';
import { toCreditos } from '../../conta-corrente/public.ts';
import type { CupomService } from '../../cupom/public.ts';
import { toPrecisa } from '../ganho/apuracao.ts';
import type { Veredito } from '../ganho/veredito-nota.ts';
import { countVeredito } from '../ganho/contagem.ts';
import type { FindItensContados } from '../prova/itens-contados.ts';
import { type FatosLidos, type SentencaDe, toDitoOperador } from '../prova/sentenca.ts';
import type { CorrecaoStore } from './correcao.store.ts';
import type { TetoService } from './teto.service.ts';
import { toRef } from '../documento-fiscal.columns.ts';
import { isDesencontro } from '../documento-fiscal.resultado.ts';
import type { DocumentoRef, Sentenciado } from '../documento-fiscal.store.ts';
import type { DocumentoFiscalView, DocumentoFiscalViews } from '../documento-fiscal.views.ts';
import { maximumCounts, type RegistroService } from '../registro/registro.service.ts';

export interface CorrecaoParts {
  readonly correcoes: CorrecaoStore;
  readonly views: DocumentoFiscalViews;
  readonly cupons: CupomService;
  readonly registros: RegistroService;
  readonly tetos: TetoService;
  readonly findItens: FindItensContados;
  readonly clock: Clock;
}

/** New facts for a receipt and the source that reports them. */
export type Correcao = Omit<Sentenciado, 'agora'> & Pick<Veredito, 'fonte'>;

/** A receipt as it is, and the verdict that an operator's decision would give it. */
export interface Efeito {
  readonly view: DocumentoFiscalView;
  readonly veredito: Veredito;
}

export type CorrecaoService = ReturnType<typeof createCorrecaoService>;

/** Corrects a valid receipt's facts and rewards atomically; it stays VALIDO throughout. */
export function createCorrecaoService(parts: CorrecaoParts) {
  const { correcoes, views, cupons, registros, tetos, clock } = parts;

  /** Calculates the rewards of the corrected facts, from the carried cents without this receipt's share. */
  const count = async (publicada: CampanhaPublicada, view: DocumentoFiscalView, correcao: Correcao) => {
    const participante = await registros.findParticipante(publicada, view.consumidor_id);
    const { restoCentavos } = participante;
    const { valor } = publicada.arquivo.documentos;
    const ditos = findItens(valor, correcao.ditos, correcao.fonte ?? null);
    const itens = ditos?.itens ?? (await parts.findItens(publicada, view));
    const veredito = countVeredito(
      publicada.arquivo,
      {
        valorCentavos: correcao.valorCentavos ?? view.valor_centavos,
        quantidade: correcao.quantidade ?? view.quantidade,
        emitente: view.emitente,
        itens,
      },
      {
        ...participante,
        restoCentavos: restoCentavos === null ? null : restoCentavos - view.resto_variacao_centavos,
        multiplicadorDeAntes: view.multiplicador_milesimos / 1000,
      },
    );
    return {
      veredito: { ...veredito, fonte: correcao.fonte ?? view.fonte ?? 'codigo' } as const,
      restoCentavos,
    };
  };

  /** Returns a valid receipt of the campaign. Throws documentoFiscal.nenhum and documentoFiscal.naoValida. */
  const getValida = async (publicada: CampanhaPublicada, ref: DocumentoRef): Promise<DocumentoFiscalView> => {
    const view = await views.get(ref.consumidorId, ref.documentoFiscalId);
    if (!view || view.campanha_id !== publicada.campanhaId) throw refuse('documentoFiscal.nenhum');
    if (view.status !== 'VALIDO' || view.tipo === 'Cupom') throw refuse('documentoFiscal.naoValida');
    return view;
  };

  /**
   * Recalculates a valid receipt with other facts and returns it. Keeps earned numbers as far as they are still
   * earned. Throws documentoFiscal.nenhum, documentoFiscal.naoValida, campanha.encerrada and
   * campanha.numerosIndisponiveis, and the missing-fact error when the facts are incomplete.
   */
  const correct = async (
    publicada: CampanhaPublicada,
    ref: DocumentoRef,
    correcao: Correcao,
  ): Promise<DocumentoFiscalView> => {
    for (let tries = 0; tries < maximumCounts; tries++) {
      const view = await getValida(publicada, ref);
      const { veredito, restoCentavos } = await count(publicada, view, correcao);
      if (veredito.status !== 'VALIDO') throw refuse(toFalta(publicada, correcao, veredito));
      const vivos = view.numeros.length;
      const cartelas = countCartelas(publicada, view, veredito);
      const reserva = await registros.reserve(publicada, {
        ...veredito,
        numeros: Math.max(0, veredito.numeros - vivos),
        raspadinhas: cartelas?.novas ?? 0,
      });
      if (reserva.resultado === 'recusado') throw refuse(reserva.codigo);
      const agora = clock.now();
      const resultado = await correcoes.correct(toRef(view), {
        veredito,
        sentenciado: { ...correcao, agora },
        ...toMotivo(view, correcao),
        concessao: {
          ...cupons.getLimites(publicada, 'Cupom', view.participa_em),
          ...reserva,
          restoCentavos,
          creditos: toCreditos(publicada.arquivo, veredito, view.apurado_em ?? agora),
          correcao: {
            numerosVivos: vivos,
            numerosRetirar: Math.max(0, vivos - veredito.numeros),
            raspadinhasVivas: cartelas?.vivas,
            raspadinhasRetirar: cartelas?.retirar,
          },
        },
      });
      registros.release(publicada, reserva, resultado);
      if (isDesencontro(resultado)) continue;
      if (resultado.resultado === 'naoValido') throw refuse('documentoFiscal.naoValida');
      return (await views.get(ref.consumidorId, ref.documentoFiscalId))!;
    }
    throw refuse('servidor.ocupado');
  };

  return {
    correct,
    /** Returns a valid receipt and its earnings with other facts. Throws as `correctByOperador` does. */
    async preview(publicada: CampanhaPublicada, ref: DocumentoRef, lidos: FatosLidos): Promise<Efeito> {
      const view = await getValida(publicada, ref);
      const correcao = toCorrecao(publicada, lidos);
      const { veredito } = await count(publicada, view, correcao);
      if (veredito.status !== 'VALIDO') throw refuse(toFalta(publicada, correcao, veredito));
      return { view, veredito };
    },
    /** Corrects a receipt with facts given by an operator. Throws as `correct` and the ceiling do. */
    async correctByOperador(
      publicada: CampanhaPublicada,
      ref: DocumentoRef,
      sentenca: Omit<SentencaDe, 'status' | 'motivo'>,
    ): Promise<DocumentoFiscalView> {
      await getValida(publicada, ref);
      await tetos.require(publicada, ref, sentenca);
      return tetos.spend(publicada, ref, { ...sentenca, status: 'VALIDO' }, 'correct', () =>
        correct(publicada, ref, toCorrecao(publicada, sentenca)),
      );
    },
  };
}

/**
 * Returns how a receipt's cards change where rules by product grant some; undefined elsewhere, because the cards of a
 * receipt by itself depend on no fact.
 */
function countCartelas(
  { arquivo }: CampanhaPublicada,
  { raspadinhas_concedidas: vivas }: DocumentoFiscalView,
  { raspadinhas }: Veredito,
) {
  const regras = arquivo.ganho.produtos?.regras ?? [];
  if (!regras.some((regra) => 'raspadinhas' in regra && regra.raspadinhas)) return undefined;
  return { vivas, novas: Math.max(0, raspadinhas - vivas), retirar: Math.max(0, vivas - raspadinhas) };
}

const toCorrecao = ({ arquivo }: CampanhaPublicada, sentenca: Partial<SentencaDe>): Correcao => ({
  fonte: 'operador',
  isRevisado: true,
  ator: sentenca.ator,
  observacao: sentenca.observacao ?? null,
  emitidoEm: null,
  valorCentavos: sentenca.valorCentavos ?? null,
  quantidade: sentenca.quantidade ?? null,
  ditos: toDitoOperador(arquivo, sentenca),
});

const toFalta = (
  { arquivo }: CampanhaPublicada,
  { valorCentavos, quantidade }: Correcao,
  { motivo }: Veredito,
) => {
  if (motivo === 'documentoFiscal.aguardandoItens' || motivo === 'documentoFiscal.emAnalise') return motivo;
  return isSuficiente(
    { emitente: null, emitidoEm: null, valorCentavos, quantidade, itens: null, cancelada: false },
    { ...toPrecisa(arquivo), quantidade: false, itens: false },
  )
    ? 'documentoFiscal.aguardandoQuantidade'
    : 'documentoFiscal.aguardandoValor';
};

/** Returns the reason code for the receipt's history. */
function toMotivo(
  { valor_centavos: antes }: DocumentoFiscalView,
  { valorCentavos }: Correcao,
): { motivo: ErrorCode; valores: Record<string, string> } {
  const format = (centavos: number) => contaText.valor('cashback', centavos);
  const agora = valorCentavos ?? antes;
  if (agora === null || agora === antes) return { motivo: 'documentoFiscal.contadaDeNovo', valores: {} };
  return antes === null
    ? { motivo: 'documentoFiscal.valorConhecido', valores: { agora: format(agora) } }
    : { motivo: 'documentoFiscal.valorCorrigido', valores: { antes: format(antes), agora: format(agora) } };
}
