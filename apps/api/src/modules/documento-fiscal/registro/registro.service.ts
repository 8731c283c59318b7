import { isDeepStrictEqual } from 'node:util';
import { toRegraGanho } from '@trevo/config/campanha-file/campanha-file';
import { formatTipoPeriodo } from '@trevo/rules/tempo/periodo';
import type { Clock } from '../../../kernel/clock.ts';
import { type DomainError, refuse } from '../../../kernel/domain-error.ts';
import { createId } from '../../../kernel/ids.ts';
import { createKeyedMutex } from '../../../kernel/semaphore.ts';
import { refuseBloqueados, type BloqueioEnvioService } from '../../bloqueio/public.ts';
import type { CampanhaPublicada, CpfRestritoService } from '../../campanha/public.ts';
import type { ConsumidorService } from '../../consumidor/public.ts';
import { toCreditos } from '../../conta-corrente/public.ts';
import {
  listDinamicas,
  type CupomService,
  type LimitesCorrentes,
  type NumeroAllocator,
  type NumerosReservados,
} from '../../cupom/public.ts';
import { type Participante, reject, type Veredito } from '../ganho/veredito-nota.ts';
import { explainUltimos } from '../ganho/contagem.ts';
import { judgeChegada, type Chegada, type Relogio } from './chegada.ts';
import { type Contas, createContasLembradas } from './contas-lembradas.ts';
import { type DocumentoNovo, toRegistrada } from '../documento-fiscal.columns.ts';
import type { DuvidaService, Remetente } from '../prova/duvida.service.ts';
import { isDesencontro, type Recusa } from '../documento-fiscal.resultado.ts';
import type { DocumentoFiscalStore, Reivindicacao } from '../documento-fiscal.store.ts';
import type { DocumentoFiscalView, DocumentoFiscalViews } from '../documento-fiscal.views.ts';

/** A purchase to register: facts, identity and the campaign's judgement. */
export interface Compra {
  readonly documento: Omit<DocumentoNovo, 'apurarEm'>;
  readonly reivindicacao: Reivindicacao;
  /** Device and network of the sender. */
  readonly remetente?: Remetente | undefined;
  /** IP address of the sender; null when unknown. */
  readonly endereco: string | null;
  judge(participante: Participante): Veredito;
}

/** Fields that distinguish two purchases sent with the same idempotency key. */
type Identificado = Pick<
  DocumentoNovo,
  'consumidorId' | 'campanhaId' | 'idempotencia' | 'tipo' | 'chaveAcesso' | 'coo' | 'dados'
>;

/** Rewards reserved for a verdict, or the refusal when none are available. */
export type Reserva =
  | ({ readonly resultado: 'reservado'; readonly raspadinhas: string[] } & NumerosReservados)
  | {
      readonly resultado: 'recusado';
      readonly codigo: 'campanha.encerrada' | 'campanha.numerosIndisponiveis';
    };

/**
 * An arriving purchase: its arrival in the campaign's window, or the receipt that the same request registered
 * before.
 */
export type Recebida =
  | { readonly resultado: 'recebida'; readonly chegada: Chegada }
  | { readonly resultado: 'repetida'; readonly documento: DocumentoFiscalView };

export interface RegistroParts {
  readonly store: DocumentoFiscalStore;
  readonly views: DocumentoFiscalViews;
  readonly cupons: CupomService;
  readonly numeros: NumeroAllocator;
  readonly consumidores: Pick<ConsumidorService, 'get'>;
  readonly cpfsRestritos: Pick<CpfRestritoService, 'isConsumidorRestrito'>;
  readonly bloqueiosDoEnvio: Pick<BloqueioEnvioService, 'listDoEnvio'>;
  readonly duvidas: DuvidaService;
  readonly clock: Clock;
}

// Maximum attempts on optimistic conflicts. Receipts with carried cents run one after another per consumer in this
// process, but verdicts, other processes and taken lucky numbers can still cause conflicts.
export const maximumCounts = 20;

const naoDito: Remetente = { aparelho: null, rede: null };

export type RegistroService = ReturnType<typeof createRegistroService>;

const semNumeros = { indices: [], series: [], numeros: [], validade: null, blocos: [] };

export function createRegistroService(parts: RegistroParts) {
  const { store, views, cupons, numeros, consumidores, duvidas, clock } = parts;
  const mutex = createKeyedMutex();
  const lembradas = createContasLembradas(consumidores);
  const release = createRelease(numeros);

  /** Returns the consumer's data that changes the rewards; `contas` only when the campaign has multipliers. */
  const findParticipante = async (
    { arquivo, campanhaId }: CampanhaPublicada,
    consumidorId: string,
    getContas = lembradas.read,
  ): Promise<Participante & { readonly contas: Contas | undefined }> => {
    const [contas, restoCentavos] = await Promise.all([
      hasMultiplicador(arquivo) ? getContas(consumidorId) : undefined,
      carriesResto(arquivo) ? store.getResto(consumidorId, campanhaId) : null,
    ]);
    return { contas, dinamicas: contas ? listDinamicas(arquivo, contas) : [], restoCentavos };
  };

  /** Reserves a verdict's rewards; fewer numbers when the campaign has only its last ones left. */
  const reserve = async (publicada: CampanhaPublicada, veredito: Veredito): Promise<Reserva> => {
    const raspadinhas = Array.from({ length: veredito.raspadinhas }, () => createId(clock.now().getTime()));
    if (veredito.numeros === 0) return { resultado: 'reservado', ...semNumeros, raspadinhas };
    if (!numeros.canReserve(publicada))
      return { resultado: 'recusado', codigo: 'campanha.numerosIndisponiveis' };
    const reservados = await numeros.reserve(publicada, veredito.numeros);
    if (reservados.indices.length === 0) return { resultado: 'recusado', codigo: 'campanha.encerrada' };
    return { resultado: 'reservado', ...reservados, raspadinhas };
  };

  /** Finds the receipt that the same request registered; undefined for an unknown key or another purchase. */
  const findRepetida = async (documento: Identificado): Promise<DocumentoFiscalView | undefined> => {
    const { consumidorId, campanhaId, idempotencia, tipo, chaveAcesso, coo, dados } = documento;
    // A printed code is its own idempotency key.
    if (tipo === 'Cupom' && coo) return views.findByCodigo(consumidorId, campanhaId, coo);
    const view = idempotencia && (await views.findByIdempotencia(consumidorId, idempotencia));
    if (!view || view.campanha_id !== campanhaId) return undefined;
    // The reader of photos gives a purchase its key and type afterwards.
    if (tipo !== 'NaoFiscal' && (view.tipo !== tipo || view.chave_acesso !== chaveAcesso)) return undefined;
    // Normalize to JSON as stored: without undefined fields.
    const known = JSON.parse(JSON.stringify(dados)) as object | null;
    if (view.coo !== coo) return undefined;
    return isDeepStrictEqual(view.dados, known) ? view : undefined;
  };

  /**
   * Returns the earlier receipt of a retried request with a lost response; throws the refusal when there is
   * none.
   */
  const getRepetida = async (documento: Identificado, recusa: DomainError): Promise<DocumentoFiscalView> => {
    const repetida = await findRepetida(documento);
    if (!repetida) throw recusa;
    return repetida;
  };

  const isRestrito = (publicada: CampanhaPublicada, consumidorId: string): Promise<boolean> =>
    parts.cpfsRestritos.isConsumidorRestrito(
      publicada,
      async () => (await consumidores.get(consumidorId)).cpf,
    );

  const register = async (publicada: CampanhaPublicada, compra: Compra): Promise<DocumentoFiscalView> => {
    const { documento, reivindicacao } = compra;
    const { consumidorId } = documento;
    const correntes = cupons.getLimites(publicada, documento.tipo, documento.participaEm ?? documento.agora);
    const intervaloSegundos = (publicada.arquivo.limites.tempoLimiteMinutos ?? 0) * 60;
    if (await isRestrito(publicada, consumidorId))
      return getRepetida(documento, refuse('consumidor.restrito'));
    const bloqueados = await parts.bloqueiosDoEnvio.listDoEnvio(publicada.campanhaId, toEnvio(compra));
    const recusa = refuseBloqueados(bloqueados);
    if (recusa) return getRepetida(documento, recusa);
    const judge =
      bloqueados.length === 0 ? compra.judge : () => reject('documentoFiscal.emitenteNaoParticipante');
    const duvida = await duvidas.weigh(publicada, documento, compra.remetente ?? naoDito);
    for (let count = 0; count < maximumCounts; count++) {
      const participante = await findParticipante(publicada, consumidorId, lembradas.recall);
      const promessa = duvida.judge(judge(participante));
      const reserva = await reserve(publicada, promessa);
      // An earlier attempt of this request can have taken the last number.
      if (reserva.resultado === 'recusado') return getRepetida(documento, refuse(reserva.codigo));
      const veredito = explainUltimos(promessa, reserva.indices.length);
      const novo = { ...documento, apurarEm: veredito.apurarEm ?? null };
      const concessao = {
        ...correntes,
        ...reserva,
        restoCentavos: participante.restoCentavos,
        creditos: toCreditos(publicada.arquivo, veredito, documento.agora),
        contas: participante.contas,
        premiaIndicacao: publicada.arquivo.indicacao !== undefined,
      };
      const registro = await store.register(novo, veredito, reivindicacao, intervaloSegundos, concessao);
      release(publicada, reserva, registro);
      if (isDesencontro(registro)) {
        lembradas.forget(consumidorId);
        continue;
      }
      switch (registro.resultado) {
        case 'registrado':
          await duvida.save();
          return toRegistrada(novo, veredito, reserva, registro, concessao.creditos);
        case 'emAnalise':
        case 'repetido':
          return (await views.get(consumidorId, registro.documentoFiscalId))!;
        case 'recusado':
          throw refuseRegistro(registro, correntes);
        default:
          throw refuse(`documentoFiscal.${registro.resultado}`);
      }
    }
    throw refuse('servidor.ocupado');
  };

  return {
    findParticipante,
    reserve,
    release,
    /**
     * Judges the arrival in the campaign's window (`judgeChegada`). A late retry of a registered purchase
     * returns that receipt. Throws the refusal otherwise.
     *
     * @param identify returns the identifying fields; called only for a late purchase
     */
    async receive(
      publicada: CampanhaPublicada,
      agora: Date,
      relogio: Relogio,
      identify: () => Identificado,
    ): Promise<Recebida> {
      const chegada = judgeChegada(publicada, agora, relogio);
      if (chegada.resultado === 'emTempo') return { resultado: 'recebida', chegada };
      return { resultado: 'repetida', documento: await getRepetida(identify(), chegada.recusa) };
    },
    /**
     * Registers a purchase and returns it with its rewards. Idempotent: a repeated request returns the same
     * receipt and grants nothing.
     */
    register(publicada: CampanhaPublicada, compra: Compra): Promise<DocumentoFiscalView> {
      const { consumidorId, campanhaId } = compra.documento;
      return carriesResto(publicada.arquivo)
        ? mutex(`${consumidorId} ${campanhaId}`, () => register(publicada, compra))
        : register(publicada, compra);
    },
  };
}

const createRelease =
  (numeros: NumeroAllocator) =>
  /** Takes back the reserved numbers that were not granted; discards their blocks when another process has one. */
  (
    publicada: CampanhaPublicada,
    reservados: NumerosReservados,
    said: { readonly resultado: string; readonly concedidos?: number },
  ): void => {
    numeros.giveBack(publicada, reservados, Math.max(0, said.concedidos ?? 0));
    if (said.resultado === 'numeroTomado') numeros.discard(reservados);
  };

const toEnvio = ({ documento: { consumidorId, emitente }, remetente, endereco }: Compra) => ({
  consumidorId,
  emitente,
  aparelho: remetente?.aparelho ?? null,
  endereco,
});

/** Returns whether rewards depend on the consumer's accounts at other services. */
const hasMultiplicador = (arquivo: CampanhaPublicada['arquivo']): boolean =>
  Object.values(toRegraGanho(arquivo).multiplicadores ?? {}).some((factor) => factor !== 1);

/** Returns whether cents left over from a receipt count for the next one. */
function carriesResto(arquivo: CampanhaPublicada['arquivo']): boolean {
  const regra = toRegraGanho(arquivo);
  return regra.por === 'valor' && Boolean(regra.acumulaResto);
}

function refuseRegistro({ codigo, detalhe }: Recusa, { tipos, limites }: LimitesCorrentes): DomainError {
  const place = Number(detalhe) - 1;
  const limite = limites[place]!;
  const tipo = tipos[place]!;
  switch (codigo) {
    case 'documentoFiscal.limiteAtingido':
      return tipo === 'total'
        ? refuse('documentoFiscal.limiteAtingido', { limite })
        : refuse('documentoFiscal.limitePeriodoAtingido', { tipo: formatTipoPeriodo(tipo), limite });
    case 'cupom.limiteAtingido':
      return refuse('cupom.limiteAtingido', { tipo: formatTipoPeriodo(tipo), limite });
    case 'documentoFiscal.aguardeIntervalo':
      return refuse('documentoFiscal.aguardeIntervalo', { minutos: Math.ceil(Number(detalhe) / 60) });
    case 'cupom.limiteAmbos':
    case 'cupom.codigoInexistente':
    case 'cupom.codigoUsado':
    case 'requisicao.idempotenciaReusada':
    case 'upload.imagemDesconhecida':
      return refuse(codigo);
  }
}
