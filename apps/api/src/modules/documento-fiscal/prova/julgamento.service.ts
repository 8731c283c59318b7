import type { ErrorCode } from '@trevo/contract/errors';
import type { Clock } from '../../../kernel/clock.ts';
import type { CampanhaPublicada } from '../../campanha/public.ts';
import { toCreditos } from '../../conta-corrente/public.ts';
import type { CupomService, NumeroAllocator } from '../../cupom/public.ts';
import { countVeredito, explainUltimos, judgeNota, type Participante, type Veredito } from '../apuracao.ts';
import { type Sentenca, toDitoOperador } from './sentenca.ts';
import { toRef } from '../documento-fiscal.columns.ts';
import type { ChaveAlheia } from '../documento-fiscal.resultado.ts';
import type { DocumentoFiscalStore, Sentenciado } from '../documento-fiscal.store.ts';
import type { DocumentoFiscalView } from '../documento-fiscal.views.ts';
import type { DuvidaService } from './duvida.service.ts';
import type { FatoStore } from './fato.store.ts';
import { findFatos, type Prova } from './prova.ts';
import { toAlvo, toFatos, toSuspeita } from './prova-da-nota.ts';
import type { ProvaService } from './prova.service.ts';
import { maximumCounts, type RegistroService, type Reserva } from '../registro/registro.service.ts';

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

export interface JulgamentoParts {
  readonly store: DocumentoFiscalStore;
  readonly cupons: CupomService;
  readonly numeros: NumeroAllocator;
  readonly registros: RegistroService;
  readonly provas: ProvaService;
  readonly fatos: FatoStore;
  readonly duvidas: DuvidaService;
  readonly clock: Clock;
}

export type JulgamentoService = ReturnType<typeof createJulgamentoService>;

/** Verdicts on receipts that are registered, written down with what they grant. */
export function createJulgamentoService(parts: JulgamentoParts) {
  const { store, cupons, numeros, registros, provas, fatos, duvidas, clock } = parts;

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
    settle,
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

const guardada = 'documentoFiscal.guardadaParaDepois' satisfies ErrorCode;

const toCompra = (view: DocumentoFiscalView) => ({
  valorCentavos: view.valor_centavos,
  quantidade: view.quantidade,
});

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
