import type { ErrorCode } from '@trevo/contract/errors';
import { findChange } from '@trevo/rules/documento-fiscal-status';
import type { Clock } from '../../kernel/clock.ts';
import { refuse } from '../../kernel/domain-error.ts';
import type { CampanhaPublicada } from '../campanha/public.ts';
import { toCreditos } from '../conta-corrente/public.ts';
import type { CupomService, NumeroAllocator } from '../cupom/public.ts';
import {
  countCodigo,
  countVeredito,
  explainUltimos,
  judgeNota,
  type Participante,
  reject,
  type Veredito,
} from './apuracao.ts';
import { toRef } from './documento-fiscal.columns.ts';
import type { ChaveAlheia } from './documento-fiscal.resultado.ts';
import { findFatos, type FatoDito, type Prova } from './prova.ts';
import type { ProvaService } from './prova.service.ts';
import type { DuvidaService } from './duvida.service.ts';
import { toAlvo, toFatos, toSuspeita } from './prova-da-nota.ts';
import type { FatoStore } from './fato.store.ts';
import type { DocumentoFiscalStore, DocumentoRef, Sentenciado } from './documento-fiscal.store.ts';
import type { DocumentoFiscalView, DocumentoFiscalViews } from './documento-fiscal.views.ts';
import { maximumCounts, type RegistroService, type Reserva } from './registro.service.ts';

export interface Sentenca {
  readonly status: 'VALIDO' | 'INVALIDO';
  readonly motivo?: ErrorCode | undefined;
  readonly observacao?: string | undefined;
  readonly valorCentavos?: number | undefined;
  readonly quantidade?: number | undefined;
}

/** What became of a verdict; 'recusado' when it cannot be written down now. */
export type Desfecho =
  | { readonly resultado: 'julgado' | 'naoPendente' | 'esperando' }
  | {
      readonly resultado: 'recusado';
      readonly codigo:
        | Extract<Reserva, { resultado: 'recusado' }>['codigo']
        | `documentoFiscal.${ChaveAlheia['resultado']}`
        | 'servidor.ocupado';
    };

export interface ApuracaoParts {
  readonly store: DocumentoFiscalStore;
  readonly views: DocumentoFiscalViews;
  readonly cupons: CupomService;
  readonly numeros: NumeroAllocator;
  readonly registros: RegistroService;
  readonly provas: ProvaService;
  readonly fatos: FatoStore;
  readonly duvidas: DuvidaService;
  readonly clock: Clock;
}

export type ApuracaoService = ReturnType<typeof createApuracaoService>;

export function createApuracaoService(parts: ApuracaoParts) {
  const { store, views, cupons, numeros, registros, provas, fatos, duvidas, clock } = parts;

  /** Writes a verdict down with what it grants. */
  const settle = async (
    publicada: CampanhaPublicada,
    view: DocumentoFiscalView,
    judge: DocumentoFiscalStore['judge'],
    decide: (participante: Participante) => Veredito,
    sentenca: Partial<Sentenca>,
    prova?: Prova,
  ): Promise<Desfecho> => {
    for (let count = 0; count < maximumCounts; count++) {
      const participante = await registros.findParticipante(publicada, view.consumidor_id);
      const promessa = decide(participante);
      if (promessa.status === 'PENDENTE') {
        const isWaiting = await fatos.wait(toRef(view), promessa, prova?.ditos ?? [], clock.now());
        return { resultado: isWaiting ? 'esperando' : 'naoPendente' };
      }
      const reserva = await registros.reserve(publicada, promessa);
      if (reserva.resultado === 'recusado') return reserva;
      const veredito = explainUltimos(promessa, reserva.indices.length);
      // What a coupon code is worth knows no limit of documents; a verdict takes no place among them either.
      const limites = cupons.getLimites(publicada, 'Cupom', view.participa_em);
      const agora = clock.now();
      const creditos = toCreditos(publicada.arquivo, veredito, agora);
      const premiaIndicacao = publicada.arquivo.indicacao !== undefined;
      const concessao = { ...limites, ...reserva, ...participante, creditos, premiaIndicacao };
      const julgamento = await judge(toRef(view), veredito, toSentenciado(sentenca, agora, prova), concessao);
      numeros.giveBack(publicada, reserva, julgamento.resultado === 'julgado' ? julgamento.concedidos : 0);
      switch (julgamento.resultado) {
        case 'julgado':
        case 'naoPendente':
          return julgamento;
        case 'jaCadastrado':
        case 'jaCadastradoPorVoce':
          return { resultado: 'recusado', codigo: `documentoFiscal.${julgamento.resultado}` };
        case 'numeroTomado':
          numeros.discard(reserva);
          break;
        case 'restoMudou':
          break;
      }
    }
    return { resultado: 'recusado', codigo: 'servidor.ocupado' };
  };

  /** Ends a receipt that was valid. */
  const revoke = async (
    { arquivo }: CampanhaPublicada,
    view: DocumentoFiscalView,
    { motivo, observacao }: Sentenca,
  ): Promise<Desfecho> => {
    const isDone = await store.revoke(toRef(view), {
      agora: clock.now(),
      motivo: motivo ?? 'documentoFiscal.invalidadaDepois',
      observacao: observacao ?? null,
      isPerdoado: arquivo.conta.estornoGasto === 'perdoar',
    });
    return { resultado: isDone ? 'julgado' : 'naoPendente' };
  };

  /** The step that takes a receipt to the operator's verdict, as the rules know it. */
  const decide = async (
    publicada: CampanhaPublicada,
    view: DocumentoFiscalView,
    sentenca: Sentenca,
  ): Promise<Desfecho> => {
    const change = findChange(view.status, sentenca.status);
    switch (change) {
      case 'revoke':
        return revoke(publicada, view, sentenca);
      case 'judge':
      case 'rejudge':
        return settle(
          publicada,
          view,
          store[change],
          (participante) => toVeredito(publicada, view, sentenca, participante),
          sentenca,
        );
      // Only its owner lets a receipt wait again; said twice, the same verdict is no correction.
      case 'reopen':
      case undefined:
        return { resultado: 'naoPendente' };
    }
  };

  /** One that was decided, and waited only until its day had room: by what it was decided with. */
  const settleDecidida = (publicada: CampanhaPublicada, view: DocumentoFiscalView): Promise<Desfecho> =>
    settle(
      publicada,
      view,
      store.judge,
      (participante) => ({
        ...countVeredito(publicada.arquivo, toCompra(view), participante),
        fonte: view.fonte ?? 'codigo',
      }),
      {},
    );

  return {
    /**
     * An operator's verdict on a waiting receipt, or the end of a valid one: then its numbers and unused cards are
     * taken back. VALIDO corrects what a person judged INVALIDO; what the rules refused by themselves waits for its owner
     * to ask. Refuses when there is nothing to decide any more.
     */
    async judge(
      publicada: CampanhaPublicada,
      { consumidorId, documentoFiscalId }: DocumentoRef,
      sentenca: Sentenca,
    ): Promise<DocumentoFiscalView> {
      const view = await views.get(consumidorId, documentoFiscalId);
      if (!view || view.campanha_id !== publicada.campanhaId) throw refuse('documentoFiscal.nenhum');
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
    /** The verdict of the campaign's rules alone, by what the sources say, on a receipt that waited for its hour. */
    async judgeByRules(publicada: CampanhaPublicada, view: DocumentoFiscalView): Promise<Desfecho> {
      const momento = { registradoEm: view.registrado_em, agora: clock.now() };
      if (view.motivo === guardada) return settleDecidida(publicada, view);
      const antes = await fatos.list(toRef(view));
      const prova = await provas.look(publicada, toAlvo(view, antes), momento, antes, true);
      const known = toFatos(view, prova);
      const duvida = await duvidas.weigh(publicada, toSuspeita(view, known, prova), undefined);
      const desfecho = await settle(
        publicada,
        view,
        store.judge,
        (participante) =>
          duvida.judge(judgeNota(publicada.arquivo, known, prova.passo, participante, momento)),
        {},
        prova,
      );
      if (desfecho.resultado !== 'naoPendente') await duvida.keep();
      return desfecho;
    },
  };
}

/** A verdict's particulars: what a person says, else what the source that decided said. */
function toSentenciado(sentenca: Partial<Sentenca>, agora: Date, prova: Prova | undefined): Sentenciado {
  const dito = prova && findFatos(prova.passo);
  return {
    agora,
    isRevisado: sentenca.status !== undefined,
    observacao: sentenca.observacao ?? null,
    emitidoEm: dito?.emitidoEm ?? null,
    valorCentavos: sentenca.valorCentavos ?? dito?.valorCentavos ?? null,
    quantidade: sentenca.quantidade ?? dito?.quantidade ?? null,
    ditos: prova?.ditos ?? toDitoOperador(sentenca),
  };
}

/** An amount that an operator gives is a source's word, too. */
export const toDitoOperador = ({ valorCentavos, quantidade }: Partial<Sentenca>): FatoDito[] =>
  valorCentavos === undefined && quantidade === undefined
    ? []
    : [
        {
          fonte: 'operador',
          situacao: 'achada',
          fatos: {
            emitente: null,
            emitidoEm: null,
            valorCentavos: valorCentavos ?? null,
            quantidade: quantidade ?? null,
            cancelada: false,
          },
          tarde: false,
          divergente: false,
          conferir: false,
        },
      ];

const guardada = 'documentoFiscal.guardadaParaDepois' satisfies ErrorCode;

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
  const isGiven = sentenca.valorCentavos !== undefined || sentenca.quantidade !== undefined;
  const fonte = isGiven ? 'operador' : (view.fonte ?? 'codigo');
  const veredito = { ...countVeredito(arquivo, compra, participante), fonte } as const;
  if (veredito.motivo === 'documentoFiscal.aguardandoValor') throw refuse('documentoFiscal.aguardandoValor');
  if (veredito.motivo === 'documentoFiscal.aguardandoQuantidade')
    throw refuse('documentoFiscal.aguardandoQuantidade');
  return veredito;
}
