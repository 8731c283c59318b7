import type { BodyOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { checkLimiteDocumentos } from '@trevo/rules/limite';
import { canRegisterCompra } from '@trevo/rules/campanha-window';
import { parseChaveAcesso, type ChaveAcesso } from '@trevo/rules/chave-acesso';
import { formatDiaMesAno } from '@trevo/rules/mask';
import { formatTipoPeriodo } from '@trevo/rules/periodo';
import { toSaoPaulo } from '@trevo/rules/sao-paulo';
import type { Sessao } from '../../kernel/auth/sessao.ts';
import type { Clock } from '../../kernel/clock.ts';
import { type DomainError, refuse } from '../../kernel/domain-error.ts';
import { createId } from '../../kernel/ids.ts';
import type { CampanhaPublicada } from '../campanha/public.ts';
import type { CupomService, LimitesCorrentes, NumeroAllocator, NumerosReservados } from '../cupom/public.ts';
import { judgeDocumento, type Veredito } from './apuracao.ts';
import { refuseChave } from './chave-refusal.ts';
import type { DocumentoFiscalStore, DocumentoNovo, Recusa } from './documento-fiscal.store.ts';
import type { DocumentoFiscalView, DocumentoFiscalViews, HistoricoView } from './documento-fiscal.views.ts';

export type DocumentoPendente = BodyOf<Calls['documentoFiscal.pendentes.enviar']>;

export interface DocumentoFiscalService {
  /** Registers a receipt and says what it earned. The same request again answers the same and grants nothing. */
  register(
    sessao: Sessao,
    publicada: CampanhaPublicada,
    pendente: DocumentoPendente,
    idempotencia: string | null,
  ): Promise<DocumentoFiscalView>;
}

export interface DocumentoFiscalParts {
  readonly store: DocumentoFiscalStore;
  readonly views: DocumentoFiscalViews;
  readonly cupons: CupomService;
  readonly numeros: NumeroAllocator;
  readonly clock: Clock;
}

const contingenciaHoras = 24;
/** The kind of receipt whose limit applies to scanned and typed keys. */
const tipoFiscal = 'Fiscal';

export function createDocumentoFiscalService(parts: DocumentoFiscalParts): DocumentoFiscalService {
  const { store, views, cupons, numeros, clock } = parts;
  return {
    async register(sessao, publicada, pendente, idempotencia) {
      const agora = clock.now();
      if (!canRegisterCompra(publicada.campanha, agora)) {
        // An answer that got lost is given again, also after the last minute.
        const before = idempotencia && (await views.findByIdempotencia(sessao.consumidorId, idempotencia));
        if (before) return before;
        throw refuseWindow(publicada, agora);
      }
      const documento = toDocumento(sessao, publicada, pendente, idempotencia, agora);
      const veredito = judgeDocumento(publicada.arquivo, {
        ...documento,
        chave: documento.chave,
        offline: documento.offline,
      });
      const limites = readLimites(publicada);
      const correntes = cupons.getLimites(publicada);
      const reservados = await reserve(numeros, publicada, veredito.numeros);
      const novo = {
        ...documento,
        apurarEm: veredito.isAwaitingContingencia ? addHours(agora, contingenciaHoras) : null,
      };
      const registro = await store.register(novo, veredito, limites, { ...correntes, ...reservados });
      const concedidos = registro.resultado === 'registrado' ? registro.concedidos : 0;
      numeros.giveBack(publicada, reservados, concedidos);
      switch (registro.resultado) {
        case 'registrado':
          return toView(novo, toGranted(veredito, reservados, concedidos), reservados, concedidos);
        case 'repetido':
          return (await views.get(sessao.consumidorId, registro.documentoFiscalId))!;
        default:
          throw refuseRegistro(registro, correntes);
      }
    },
  };
}

async function reserve(
  numeros: NumeroAllocator,
  publicada: CampanhaPublicada,
  quantidade: number,
): Promise<NumerosReservados> {
  if (quantidade === 0) return { indices: [], series: [], numeros: [], until: 0 };
  const reservados = await numeros.reserve(publicada, quantidade);
  if (reservados.indices.length === 0) throw refuse('campanha.encerrada');
  return reservados;
}

function toDocumento(
  sessao: Sessao,
  publicada: CampanhaPublicada,
  pendente: DocumentoPendente,
  idempotencia: string | null,
  agora: Date,
): Omit<DocumentoNovo, 'apurarEm'> & { chave: ChaveAcesso; offline: boolean } {
  const parsed = parseChaveAcesso(pendente.chaveAcesso, toSaoPaulo(agora).anoMes);
  if (!parsed.ok) throw refuseChave(parsed);
  if (pendente.ambiente === '2') throw refuse('documentoFiscal.notaDeTeste');
  const { chave } = parsed;
  return {
    chave,
    // SAT receipts carry the same facts as off-line ones but are complete when printed.
    offline: chave.contingencia || (pendente.offline && chave.modelo === '65'),
    consumidorId: sessao.consumidorId,
    campanhaId: publicada.campanhaId,
    documentoFiscalId: createId(agora.getTime()),
    idempotencia,
    chaveAcesso: chave.chaveAcesso,
    modelo: chave.modelo,
    uf: chave.uf,
    emitente: chave.emitente,
    emitidoEm: pendente.emitidoEm ?? null,
    valorCentavos: pendente.valorCentavos ?? null,
    origem: pendente.origem,
    capturadoEm: pendente.capturadoEm ? new Date(pendente.capturadoEm) : null,
    agora,
  };
}

function readLimites({ arquivo }: CampanhaPublicada): {
  documentos: number | null;
  intervaloSegundos: number;
} {
  const { documentosFiscais, tempoLimiteMinutos } = arquivo.limites ?? {};
  const limite = checkLimiteDocumentos(
    documentosFiscais?.find((d) => d.tipo === tipoFiscal)?.quantidadeLimite ?? -1,
  );
  if (limite === 'naoLiberado') throw refuse('documentoFiscal.naoLiberado');
  return {
    documentos: limite === 'ilimitado' ? null : limite,
    intervaloSegundos: (tempoLimiteMinutos ?? 0) * 60,
  };
}

function refuseWindow({ campanha }: CampanhaPublicada, agora: Date): DomainError {
  const isOver = toSaoPaulo(agora).dia > campanha.dataFinal;
  if (isOver) return refuse('campanha.encerrada');
  const { dataInicial: inicio, dataFinalCompras: fim } = campanha;
  return refuse('campanha.foraDoPeriodo', { inicio: formatDiaMesAno(inicio), fim: formatDiaMesAno(fim) });
}

function refuseRegistro(registro: Recusa, { tipos, limites }: LimitesCorrentes): DomainError {
  if (registro.resultado === 'jaCadastrado') return refuse('documentoFiscal.jaCadastrado');
  if (registro.resultado === 'jaCadastradoPorVoce') return refuse('documentoFiscal.jaCadastradoPorVoce');
  switch (registro.codigo) {
    case 'documentoFiscal.limiteAtingido':
      return refuse('documentoFiscal.limiteAtingido', { limite: registro.detalhe });
    case 'requisicao.idempotenciaReusada':
      return refuse('requisicao.idempotenciaReusada');
    case 'documentoFiscal.aguardeIntervalo':
      return refuse('documentoFiscal.aguardeIntervalo', {
        minutos: Math.ceil(Number(registro.detalhe) / 60),
      });
    case 'cupom.limiteAtingido': {
      const place = Number(registro.detalhe) - 1;
      return refuse('cupom.limiteAtingido', {
        tipo: formatTipoPeriodo(tipos[place]!),
        limite: limites[place]!,
      });
    }
    default:
      throw new Error(`The database refused with the unknown code ${registro.codigo}`);
  }
}

/** The verdict with what the limits left of it, as the database writes it down. */
function toGranted(veredito: Veredito, { indices }: NumerosReservados, concedidos: number): Veredito {
  if (concedidos === indices.length) return veredito;
  const valores = { concedidos: String(concedidos), numeros: String(indices.length) };
  return { ...veredito, motivo: 'cupom.limiteParcial', valores };
}

const addHours = (instant: Date, hours: number) => new Date(instant.getTime() + hours * 3_600_000);

/** The registered receipt as the database now holds it, put together without asking it again. */
function toView(
  novo: DocumentoNovo,
  veredito: Veredito,
  reservados: NumerosReservados,
  concedidos: number,
): DocumentoFiscalView {
  const { status, motivo } = veredito;
  const motivo_valores = Object.keys(veredito.valores).length > 0 ? veredito.valores : null;
  const entry = (s: string, hasMotivo: boolean): HistoricoView => ({
    status: s,
    motivo: hasMotivo ? motivo : null,
    motivo_valores: hasMotivo ? motivo_valores : null,
    observacao: null,
    data_hora: novo.agora.toISOString(),
  });
  const isPendente = status === 'PENDENTE';
  return {
    consumidor_id: novo.consumidorId,
    documento_fiscal_id: novo.documentoFiscalId,
    campanha_id: novo.campanhaId,
    tipo: tipoFiscal,
    chave_acesso: novo.chaveAcesso,
    coo: null,
    modelo: novo.modelo,
    uf: novo.uf,
    emitente: novo.emitente,
    emitido_em: novo.emitidoEm,
    valor_centavos: novo.valorCentavos,
    uri_imagem: null,
    status,
    motivo,
    motivo_valores,
    registrado_em: novo.agora,
    historico: [entry('PENDENTE', isPendente), ...(isPendente ? [] : [entry(status, true)])],
    numeros: reservados.indices
      .slice(0, concedidos)
      .map((_, i) => ({ serie: reservados.series[i]!, numero: reservados.numeros[i]! })),
  };
}
