import { addDias, getDiaDaSemana } from '@trevo/rules/sao-paulo';

export type Periodo = 'tudo' | 'hoje' | 'semana' | 'mes';

/** The days of a period up to today, as the API takes them; weeks begin on Monday. Nothing for all days. */
export function toPeriodo(periodo: Periodo, hoje: string): { inicial?: string; final?: string } {
  if (periodo === 'tudo') return {};
  // Monday counts as 1.
  const begins = { hoje, semana: addDias(hoje, 1 - getDiaDaSemana(hoje)), mes: `${hoje.slice(0, 7)}-01` };
  return { inicial: begins[periodo], final: hoje };
}
