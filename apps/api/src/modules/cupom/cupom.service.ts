import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { checkLimiteDocumentos, isLimiteCupomAtivo } from '@trevo/rules/documento-fiscal/limite';
import { type TipoPeriodo, tiposPeriodo, toChavePeriodo, toIniciosPeriodo } from '@trevo/rules/tempo/periodo';
import type { CampanhaArquivo } from '@trevo/config/campanha-file/campanha-file';
import { configuracaoPadrao } from '@trevo/config/configuracao/configuracao-keys';
import { isInstagramEnabled, isPicPayEnabled } from '@trevo/config/configuracao/configuracao-questions';
import type { Dinamica } from '@trevo/rules/conta/ganho';
import type { Clock } from '../../kernel/clock.ts';
import { refuse } from '../../kernel/domain-error.ts';
import { findTotal } from '../../kernel/pagination.ts';
import type { CampanhaPublicada, CampanhaId } from '../campanha/public.ts';

export type Assunto = 'cupom' | 'raspadinha' | 'documentoFiscal' | 'documentoNaoFiscal';

/** The limits that count at an instant, as parallel lists: what they bound, their kind, their period key and the limit. */
export interface LimitesCorrentes {
  readonly assuntos: Assunto[];
  readonly tipos: TipoPeriodo[];
  readonly periodos: string[];
  readonly limites: number[];
}

export interface CupomView {
  readonly indice: number;
  readonly serie: string;
  readonly numero: string;
  readonly documento_fiscal_id: string;
  readonly concedido_em: Date;
  readonly cancelado_em: Date | null;
  /** The moment by which it takes part in draws. */
  readonly participa_em: Date;
  readonly chave_acesso: string | null;
  readonly tipo: 'Fiscal' | 'NaoFiscal' | 'Cupom';
  readonly emitente: string | null;
  /** Day `yyyy-mm-dd`. */
  readonly emitido_em: string | null;
}

/** A number that won a draw. */
export interface PremioView {
  readonly serie: string;
  readonly numero: string;
  /** The draw's day. */
  readonly data: string;
  readonly premio: string;
}

/** The numbers of a person that won, of those that count, as they are entered now. */
export type ListPremios = (consumidorId: string, campanhaId: CampanhaId) => Promise<PremioView[]>;

/** Which of a person's numbers: all when nothing is said. Days are of São Paulo, both ends included. */
export interface CupomFilter {
  readonly inicial?: string | undefined;
  readonly final?: string | undefined;
  /** Only those that receipts earned, not coupon codes. */
  readonly isFiscal?: boolean;
  readonly documentoFiscalId?: string | undefined;
}

/** What is asked of a person's numbers together with their receipts, which lie above this module. */
export interface CupomViews {
  /** Numbers of a person in a campaign, newest first, with the receipt that earned them. */
  listByConsumidor(
    consumidorId: string,
    campanhaId: CampanhaId,
    filter: CupomFilter,
    limite: number,
    pular: number,
  ): Promise<CupomView[]>;
  countByConsumidor(consumidorId: string, campanhaId: CampanhaId, filter: CupomFilter): Promise<number>;
  /** Numbers of receipts that came in since the given São Paulo days began: today, this week, this month, ever. */
  countByPeriodo(
    consumidorId: string,
    campanhaId: CampanhaId,
    inicios: { dia: string; semana: string; mes: string },
  ): Promise<{ diario: number; semanal: number; mensal: number; total: number }>;
}

// Far more numbers than any campaign lets one person have; keeps one answer from growing without bound.
const everything = 10_000;

export type CupomService = ReturnType<typeof createCupomService>;

export function createCupomService(views: CupomViews, listPremios: ListPremios, clock: Clock) {
  return {
    /** A page of a person's numbers, how many there are, and all of them that won. `porPagina` undefined: all of them. */
    async list(
      consumidorId: string,
      campanhaId: CampanhaId,
      filter: CupomFilter,
      page: { porPagina: number; pagina: number } | undefined,
    ): Promise<{ cupons: CupomView[]; premios: PremioView[]; total: number }> {
      const [limite, pular] = page ? [page.porPagina, (page.pagina - 1) * page.porPagina] : [everything, 0];
      const [cupons, premios] = await Promise.all([
        views.listByConsumidor(consumidorId, campanhaId, filter, limite, pular),
        listPremios(consumidorId, campanhaId),
      ]);
      const total = await findTotal({ lidas: cupons.length, limite, pular }, () =>
        views.countByConsumidor(consumidorId, campanhaId, filter),
      );
      return { cupons, premios: cupons.length > 0 ? premios : [], total };
    },
    countByPeriodo(
      consumidorId: string,
      campanhaId: CampanhaId,
    ): Promise<{ diario: number; semanal: number; mensal: number; total: number }> {
      const inicios = toIniciosPeriodo(toSaoPaulo(clock.now()).dia);
      return views.countByPeriodo(consumidorId, campanhaId, inicios);
    },
    /**
     * What bounds a person at an instant: numbers, cards, and documents of the given kind. The instant is when the receipt
     * came in, as it is written down, or a place would be counted where it is never given back. Refuses with
     * documentoFiscal.naoLiberado when the campaign allows none of that kind.
     */
    getLimites(
      { arquivo }: CampanhaPublicada,
      tipoDocumento: 'Fiscal' | 'NaoFiscal' | 'Cupom',
      participaEm: Date,
    ): LimitesCorrentes {
      const { dia } = toSaoPaulo(participaEm);
      const { cupons, raspadinhas, documentosFiscais } = arquivo.limites;
      const documentos = documentosFiscais.find(({ tipo }) => tipo === tipoDocumento);
      const entries = [
        ...(documentos ? listDocumentos(documentos) : []),
        ...listAtivos('cupom', cupons),
        ...listAtivos('raspadinha', raspadinhas),
      ];
      return {
        assuntos: entries.map(({ assunto }) => assunto),
        tipos: entries.map(({ tipo }) => tipo),
        periodos: entries.map(({ tipo }) => toChavePeriodo(tipo, dia)),
        limites: entries.map(({ limite }) => limite),
      };
    },
  };
}

interface Limite {
  readonly assunto: Assunto;
  readonly tipo: TipoPeriodo;
  readonly limite: number;
}
type LimitesArquivo = CampanhaPublicada['arquivo']['limites'];

/** Of numbers and cards: -1 and 0 are no limit. */
function listAtivos(assunto: Assunto, limites: LimitesArquivo['cupons']): Limite[] {
  return tiposPeriodo.flatMap((tipo) => {
    const limite = limites[tipo];
    return isLimiteCupomAtivo(limite) ? [{ assunto, tipo, limite }] : [];
  });
}

/** Of documents: -1 is no limit, 0 allows none. */
function listDocumentos(limites: LimitesArquivo['documentosFiscais'][number]): Limite[] {
  const { tipo: tipoDocumento, quantidadeLimite, ...periodos } = limites;
  const all = { ...periodos, total: quantidadeLimite };
  return tiposPeriodo.flatMap((tipo) => {
    const limite = checkLimiteDocumentos(all[tipo] ?? -1);
    if (limite === 'naoLiberado') throw refuse('documentoFiscal.naoLiberado');
    return limite === 'ilimitado' ? [] : [{ assunto: `documento${tipoDocumento}` as const, tipo, limite }];
  });
}

/** The dynamics that multiply a person's numbers: those the campaign has on and the person is known by. */
export function listDinamicas(
  { configuracao }: CampanhaArquivo,
  known: readonly { readonly dinamica: Dinamica }[],
): Dinamica[] {
  const complete = { ...configuracaoPadrao, ...configuracao };
  const on: Record<Dinamica, boolean> = {
    PICPAY: isPicPayEnabled(complete),
    INSTAGRAM: isInstagramEnabled(complete),
  };
  return known.map(({ dinamica }) => dinamica).filter((dinamica) => on[dinamica]);
}
