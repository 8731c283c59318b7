import { toIniciosPeriodo } from '@trevo/rules/tempo/periodo';
import { Segmented } from '@trevo/ui/choice/Segmented.tsx';
import { cupomText as text } from '../cupom.text.ts';

const options = (['tudo', 'hoje', 'semana', 'mes'] as const).map((value) => ({
  value,
  label: text.periodos[value],
}));

/** Filter for the days of the list. */
export function PeriodoFiltro(props: { value: Periodo; onValueChange(value: Periodo): void }) {
  return <Segmented label={text.periodo} options={options} {...props} />;
}

export type Periodo = 'tudo' | 'hoje' | 'semana' | 'mes';

/** Returns the days of a period up to today as query parameters; weeks start on Monday. Empty for all days. */
export function toPeriodo(periodo: Periodo, hoje: string): { inicial?: string; final?: string } {
  if (periodo === 'tudo') return {};
  const inicios = toIniciosPeriodo(hoje);
  return { inicial: inicios[periodo === 'hoje' ? 'dia' : periodo], final: hoje };
}
