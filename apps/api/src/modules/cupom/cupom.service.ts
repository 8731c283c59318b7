import { addDias, getDiaDaSemana, toSaoPaulo } from '@trevo/rules/sao-paulo';
import { isLimiteCupomAtivo } from '@trevo/rules/limite';
import { toChavePeriodo, type TipoPeriodo } from '@trevo/rules/periodo';
import type { Clock } from '../../kernel/clock.ts';
import type { CampanhaPublicada } from '../campanha/public.ts';
import type { CupomView, CupomViews } from './cupom.views.ts';

/** The limits that count now: period keys and their limits as two parallel lists, and the kinds for the words. */
export interface LimitesCorrentes {
  readonly tipos: TipoPeriodo[];
  readonly periodos: string[];
  readonly limites: number[];
}

export interface CupomService {
  /** A page of a person's numbers, and how many there are. `porPagina` undefined: all of them. */
  list(
    consumidorId: string,
    campanhaId: string,
    page: { porPagina: number; pagina: number } | undefined,
  ): Promise<{ cupons: CupomView[]; total: number }>;
  countByPeriodo(
    consumidorId: string,
    campanhaId: string,
  ): Promise<{ diario: number; semanal: number; mensal: number; total: number }>;
  getLimites(publicada: CampanhaPublicada): LimitesCorrentes;
}

const tipos: readonly TipoPeriodo[] = ['diario', 'semanal', 'mensal', 'total'];
// Far more numbers than any campaign lets one person have; keeps one answer from growing without bound.
const everything = 10_000;

export function createCupomService(views: CupomViews, clock: Clock): CupomService {
  return {
    async list(consumidorId, campanhaId, page) {
      const total = await views.countByConsumidor(consumidorId, campanhaId);
      const [limite, pular] = page ? [page.porPagina, (page.pagina - 1) * page.porPagina] : [everything, 0];
      const cupons =
        total > pular ? await views.listByConsumidor(consumidorId, campanhaId, limite, pular) : [];
      return { cupons, total };
    },
    countByPeriodo(consumidorId, campanhaId) {
      const { dia } = toSaoPaulo(clock.now());
      // Weeks begin on Monday, which counts as 1.
      const semana = addDias(dia, 1 - getDiaDaSemana(dia));
      return views.countByPeriodo(consumidorId, campanhaId, { dia, semana, mes: `${dia.slice(0, 7)}-01` });
    },
    getLimites({ arquivo }) {
      const { dia } = toSaoPaulo(clock.now());
      const limits = arquivo.limites?.cupons ?? {};
      const active = tipos.filter((tipo) => isLimiteCupomAtivo(limits[tipo] ?? -1));
      return {
        tipos: active,
        periodos: active.map((tipo) => toChavePeriodo(tipo, dia)),
        limites: active.map((tipo) => limits[tipo]!),
      };
    },
  };
}
