import { toIniciosPeriodo } from '@trevo/rules/periodo';

export type Periodo = 'tudo' | 'hoje' | 'semana' | 'mes';

/** The days of a period up to today, as the API takes them; weeks begin on Monday. Nothing for all days. */
export function toPeriodo(periodo: Periodo, hoje: string): { inicial?: string; final?: string } {
  if (periodo === 'tudo') return {};
  const inicios = toIniciosPeriodo(hoje);
  return { inicial: inicios[periodo === 'hoje' ? 'dia' : periodo], final: hoje };
}
