import { addDias, getDiaDaSemana, weekOf } from './sao-paulo.ts';

/** The spans over which a campaign limits what one consumer may register. */
export type TipoPeriodo = 'diario' | 'semanal' | 'mensal' | 'total';

export const tiposPeriodo: readonly TipoPeriodo[] = ['diario', 'semanal', 'mensal', 'total'];

const nomes: Readonly<Record<TipoPeriodo, string>> = {
  diario: 'diário',
  semanal: 'semanal',
  mensal: 'mensal',
  total: 'total',
};

/** The word printed for a period, as in "Limite diário de 5 cupons atingido!". */
export function formatTipoPeriodo(tipo: TipoPeriodo): string {
  return nomes[tipo];
}

/**
 * Whether a configured word is a period type.
 *
 * @internal No code reads a period from a text yet.
 */
export function isTipoPeriodo(text: string): text is TipoPeriodo {
  return (tiposPeriodo as readonly string[]).includes(text);
}

/**
 * The key under which a day's registrations are counted: `d2026-11-21`, `s2026-W47` (ISO week, from Monday),
 * `m2026-11` or `total`.
 *
 * @param dia the São Paulo day, `yyyy-mm-dd`
 */
export function toChavePeriodo(tipo: TipoPeriodo, dia: string): string {
  if (tipo === 'diario') return `d${dia}`;
  if (tipo === 'semanal') return `s${weekOf(dia)}`;
  return tipo === 'mensal' ? `m${dia.slice(0, 7)}` : 'total';
}

/** The first days of the periods that hold a São Paulo day: itself, its week (from Monday) and its month. */
export function toIniciosPeriodo(dia: string): { dia: string; semana: string; mes: string } {
  // Monday counts as 1.
  return { dia, semana: addDias(dia, 1 - getDiaDaSemana(dia)), mes: `${dia.slice(0, 7)}-01` };
}
