import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { checkLimiteDocumentos, isLimiteCupomAtivo } from '@trevo/rules/documento-fiscal/limite';
import { type TipoPeriodo, tiposPeriodo, toChavePeriodo, toIniciosPeriodo } from '@trevo/rules/tempo/periodo';
import type { CampanhaArquivo } from '@trevo/config/campanha-file/campanha-file';
import { configuracaoPadrao } from '@trevo/config/configuracao/configuracao-keys';
import { isInstagramEnabled, isPicPayEnabled } from '@trevo/config/configuracao/telas-questions';
import type { Dinamica } from '@trevo/rules/conta/ganho';
import type { Clock } from '../../kernel/clock.ts';
import { refuse } from '../../kernel/domain-error.ts';
import { findTotal } from '../../kernel/pagination.ts';
import type { CampanhaPublicada, CampanhaId } from '../campanha/public.ts';

export type Assunto = 'cupom' | 'raspadinha' | 'documentoFiscal' | 'documentoNaoFiscal';

/** Limits in force at an instant, as parallel lists: subject, period type, period key and limit. */
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
  /** Effective time for draws. */
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
  /** Day of the draw. */
  readonly data: string;
  readonly premio: string;
}

/** Lists the consumer's current winning numbers, from the draw results entered so far. */
export type ListPremios = (consumidorId: string, campanhaId: CampanhaId) => Promise<PremioView[]>;

/** Lists the times of the freezes of a campaign's draws by their day, ISO 8601. */
export type ListCongelamentos = (campanhaId: CampanhaId) => Promise<ReadonlyMap<string, string>>;

/** Filter for a consumer's numbers; empty matches all. Days of São Paulo, both ends included. */
export interface CupomFilter {
  readonly inicial?: string | undefined;
  readonly final?: string | undefined;
  /** Only numbers earned by receipts, not by coupon codes. */
  readonly isFiscal?: boolean;
  readonly documentoFiscalId?: string | undefined;
}

/** Queries that join numbers with receipts; implemented by a module above this one. */
export interface CupomViews {
  /** Lists a consumer's numbers in a campaign, newest first, with the receipt that earned them. */
  listByConsumidor(
    consumidorId: string,
    campanhaId: CampanhaId,
    filter: CupomFilter,
    limite: number,
    pular: number,
  ): Promise<CupomView[]>;
  countByConsumidor(consumidorId: string, campanhaId: CampanhaId, filter: CupomFilter): Promise<number>;
  /**
   * Counts numbers of receipts that came in since the given São Paulo days began: today, this week, this month,
   * ever.
   */
  countByPeriodo(
    consumidorId: string,
    campanhaId: CampanhaId,
    inicios: { dia: string; semana: string; mes: string },
  ): Promise<{ diario: number; semanal: number; mensal: number; total: number }>;
}

// Upper bound for one response; far above any campaign's limit per consumer.
const everything = 10_000;

export type CupomService = ReturnType<typeof createCupomService>;

export function createCupomService(views: CupomViews, listPremios: ListPremios, clock: Clock) {
  return {
    /** Lists a page of a consumer's numbers with the total and all winning ones. `porPagina` undefined: no paging. */
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
     * Returns the consumer's limits at an instant: numbers, cards, and documents of the given kind. Pass the
     * stored effective time of the receipt, so that a place is returned in the period in which it was taken.
     * Throws documentoFiscal.naoLiberado when the campaign allows no documents of that kind.
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

/** Limits of numbers and cards: -1 and 0 mean no limit. */
function listAtivos(assunto: Assunto, limites: LimitesArquivo['cupons']): Limite[] {
  return tiposPeriodo.flatMap((tipo) => {
    const limite = limites[tipo];
    return isLimiteCupomAtivo(limite) ? [{ assunto, tipo, limite }] : [];
  });
}

/** Limits of documents: -1 means no limit, 0 allows none. */
function listDocumentos(limites: LimitesArquivo['documentosFiscais'][number]): Limite[] {
  const { tipo: tipoDocumento, quantidadeLimite, ...periodos } = limites;
  const all = { ...periodos, total: quantidadeLimite };
  return tiposPeriodo.flatMap((tipo) => {
    const limite = checkLimiteDocumentos(all[tipo] ?? -1);
    if (limite === 'naoLiberado') throw refuse('documentoFiscal.naoLiberado');
    return limite === 'ilimitado' ? [] : [{ assunto: `documento${tipoDocumento}` as const, tipo, limite }];
  });
}

/** Returns the dinamicas that multiply a consumer's numbers: enabled in the campaign and linked by the consumer. */
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
