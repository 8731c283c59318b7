import type { ErrorCode } from '@trevo/contract/errors';
import type { Clock } from '../../../kernel/clock.ts';
import type { BloqueioEnvioService } from '../../bloqueio/public.ts';
import type { CampanhaPublicada } from '../../campanha/public.ts';
import { toCreditos } from '../../conta-corrente/public.ts';
import type { CupomService } from '../../cupom/public.ts';
import { findFimLeitura } from '@trevo/rules/documento-fiscal/prova-nota';
import { judgeNota, waitLeitura } from '../ganho/apuracao.ts';
import { type Participante, type Veredito, wait } from '../ganho/veredito-nota.ts';
import { countVeredito, explainUltimos } from '../ganho/contagem.ts';
import { type SentencaDe, toDitoOperador } from './sentenca.ts';
import { toRef } from '../documento-fiscal.columns.ts';
import { type ChaveAlheia, isDesencontro } from '../documento-fiscal.resultado.ts';
import type { DocumentoFiscalStore, Sentenciado } from '../documento-fiscal.store.ts';
import type { DocumentoFiscalView } from '../documento-fiscal.views.ts';
import type { DuvidaService } from './duvida.service.ts';
import type { FatoStore } from './fato.store.ts';
import type { LeituraFoto, LeituraFotoStore } from './leitura-foto.store.ts';
import { createFindItensContados } from './itens-contados.ts';
import { type FatoDito, findFatos, type Prova } from './prova.ts';
import { toAlvo, toFatos, toSuspeita } from './prova-da-nota.ts';
import type { ProvaService } from './prova.service.ts';
import { maximumCounts, type RegistroService, type Reserva } from '../registro/registro.service.ts';

/** Result of a verdict; 'recusado' when it cannot be stored now. */
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
  readonly registros: RegistroService;
  readonly provas: ProvaService;
  readonly fatos: FatoStore;
  readonly leituras: Pick<LeituraFotoStore, 'find'>;
  /** Whether the reader of photos is installed. */
  readonly hasLeitorFoto: boolean;
  readonly duvidas: DuvidaService;
  readonly bloqueiosDoEnvio: Pick<BloqueioEnvioService, 'listDoEnvio'>;
  readonly clock: Clock;
}

export type JulgamentoService = ReturnType<typeof createJulgamentoService>;

/** Judges registered receipts and stores the verdict with its rewards. */
export function createJulgamentoService(parts: JulgamentoParts) {
  const {
    store,
    cupons,
    registros,
    provas,
    fatos,
    leituras,
    hasLeitorFoto,
    duvidas,
    bloqueiosDoEnvio,
    clock,
  } = parts;
  const findItens = createFindItensContados(fatos);

  /** Stores a verdict with its rewards. Retries on optimistic conflicts up to `maximumCounts` times. */
  const settle = async (
    publicada: CampanhaPublicada,
    view: DocumentoFiscalView,
    judge: DocumentoFiscalStore['judge'],
    decide: (participante: Participante) => Veredito,
    sentenca: Partial<SentencaDe>,
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
      // The 'Cupom' limits exclude document limits: a verdict takes no place that registering already took.
      const limites = cupons.getLimites(publicada, 'Cupom', view.participa_em);
      const agora = clock.now();
      const creditos = toCreditos(publicada.arquivo, veredito, agora);
      const premiaIndicacao = publicada.arquivo.indicacao !== undefined;
      const concessao = { ...limites, ...reserva, ...participante, creditos, premiaIndicacao };
      const julgamento = await judge(
        toRef(view),
        veredito,
        toSentenciado(publicada, sentenca, agora, prova),
        concessao,
      );
      registros.release(publicada, reserva, julgamento);
      if (isDesencontro(julgamento)) continue;
      if (julgamento.resultado === 'julgado' || julgamento.resultado === 'naoPendente') return julgamento;
      return { resultado: 'recusado', codigo: `documentoFiscal.${julgamento.resultado}` };
    }
    return { resultado: 'recusado', codigo: 'servidor.ocupado' };
  };

  /** Returns the hold for a block that was made while the receipt waited: a person decides it. */
  const findRetencao = async ({ campanhaId }: CampanhaPublicada, view: DocumentoFiscalView) => {
    const { consumidor_id: consumidorId, emitente } = view;
    const envio = { consumidorId, emitente, aparelho: null, endereco: null };
    const isBloqueada = (await bloqueiosDoEnvio.listDoEnvio(campanhaId, envio)).length > 0;
    return (veredito: Veredito): Veredito =>
      isBloqueada && veredito.status === 'VALIDO' ? wait('documentoFiscal.emAnalise') : veredito;
  };

  /**
   * Decides a receipt that was already valid and waited only for a day with room in its daily limit; reuses its
   * facts.
   */
  const settleDecidida = async (
    publicada: CampanhaPublicada,
    view: DocumentoFiscalView,
  ): Promise<Desfecho> => {
    const hold = await findRetencao(publicada, view);
    const itens = await findItens(publicada, view);
    return settle(
      publicada,
      view,
      store.judge,
      (participante) =>
        hold({
          ...countVeredito(publicada.arquivo, { ...toCompra(view), itens }, participante),
          fonte: view.fonte ?? 'codigo',
        }),
      {},
    );
  };

  /** Lets a receipt that was registered by its photo alone wait for the reader, its owner or a person. */
  const settleSemChave = async (
    publicada: CampanhaPublicada,
    view: DocumentoFiscalView,
  ): Promise<Desfecho> => {
    const ref = toRef(view);
    const [antes, lida] = await Promise.all([fatos.list(ref), leituras.find(ref)]);
    const espera = waitSemChave(antes, lida, hasLeitorFoto, clock.now());
    return settle(publicada, view, store.judge, () => espera, {});
  };

  return {
    settle,
    /** Judges a due receipt by the campaign's rules and its sources. */
    async judgeByRules(publicada: CampanhaPublicada, view: DocumentoFiscalView): Promise<Desfecho> {
      const momento = { registradoEm: view.registrado_em, agora: clock.now() };
      if (view.motivo === guardada) return settleDecidida(publicada, view);
      if (view.chave_acesso === null) return settleSemChave(publicada, view);
      const antes = await fatos.list(toRef(view));
      const prova = await provas.look(publicada, toAlvo(view, antes), momento, antes, true);
      const known = toFatos(view, prova, publicada.arquivo.documentos.valor);
      const hold = await findRetencao(publicada, view);
      const duvida = await duvidas.weigh(publicada, toSuspeita(view, known, prova), undefined);
      const desfecho = await settle(
        publicada,
        view,
        store.judge,
        (participante) =>
          hold(duvida.judge(judgeNota(publicada.arquivo, known, prova.passo, participante, momento))),
        {},
        prova,
      );
      if (desfecho.resultado !== 'naoPendente') await duvida.save();
      return desfecho;
    },
  };
}

/** Returns the expected source of a receipt without key: the reader, its owner or a person. */
function waitSemChave(
  antes: readonly FatoDito[],
  lida: LeituraFoto | undefined,
  hasLeitorFoto: boolean,
  agora: Date,
): Veredito {
  if (antes.some(({ fonte }) => fonte === 'declaracao')) return wait('documentoFiscal.conferindoDeclaracao');
  const isLendo = antes.some(({ fonte, situacao }) => fonte === 'foto' && situacao === 'procurando');
  if (isLendo && hasLeitorFoto) return waitLeitura(findFimLeitura(agora));
  const situacao = lida?.leitura?.situacao ?? 'ilegivel';
  return wait(situacao === 'ilegivel' ? 'documentoFiscal.emAnalise' : 'documentoFiscal.confiraFoto');
}

const guardada = 'documentoFiscal.guardadaParaDepois' satisfies ErrorCode;

const toCompra = (view: DocumentoFiscalView) => ({
  valorCentavos: view.valor_centavos,
  quantidade: view.quantidade,
  emitente: view.emitente,
});

/** Builds a verdict's details from the operator's decision, else from the deciding source. */
function toSentenciado(
  { arquivo }: CampanhaPublicada,
  sentenca: Partial<SentencaDe>,
  agora: Date,
  prova: Prova | undefined,
): Sentenciado {
  const dito = prova && findFatos(prova.passo);
  return {
    agora,
    isRevisado: sentenca.status !== undefined,
    ator: sentenca.ator,
    observacao: sentenca.observacao ?? null,
    emitidoEm: dito?.emitidoEm ?? null,
    valorCentavos: sentenca.valorCentavos ?? dito?.valorCentavos ?? null,
    quantidade: sentenca.quantidade ?? dito?.quantidade ?? null,
    ditos: prova?.ditos ?? toDitoOperador(arquivo, sentenca),
  };
}
