import { addDias, getDiaDaSemana, weekOf } from './sao-paulo.ts';

/** Periods over which a campaign limits one consumer's registrations. */
export type TipoPeriodo = 'diario' | 'semanal' | 'mensal' | 'total';

export const tiposPeriodo: readonly TipoPeriodo[] = ['diario', 'semanal', 'mensal', 'total'];

const nomes: Readonly<Record<TipoPeriodo, string>> = {
  diario: 'diário',
  semanal: 'semanal',
  mensal: 'mensal',
  total: 'total',
};

/** Returns the word for a period, as in "Limite diário de 5 cupons atingido!". */
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
 * Returns the counter key of a day's registrations: `d2026-11-21`, `s2026-W47` (ISO week, from Monday),
 * `m2026-11` or `total`.
 *
 * @param dia the São Paulo day, `yyyy-mm-dd`
 */
export function toChavePeriodo(tipo: TipoPeriodo, dia: string): string {
  if (tipo === 'diario') return `d${dia}`;
  if (tipo === 'semanal') return `s${weekOf(dia)}`;
  return tipo === 'mensal' ? `m${dia.slice(0, 7)}` : 'total';
}

/** Returns the first days of the periods of a São Paulo day: itself, its week (from Monday) and its month. */
export function toIniciosPeriodo(dia: string): { dia: string; semana: string; mes: string } {
  // Monday counts as 1.
  return { dia, semana: addDias(dia, 1 - getDiaDaSemana(dia)), mes: `${dia.slice(0, 7)}-01` };
}
