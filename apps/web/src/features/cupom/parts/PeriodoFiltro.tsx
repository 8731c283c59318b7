import { toIniciosPeriodo } from '@trevo/rules/tempo/periodo';
import { Segmented } from '@trevo/ui/choice/Segmented.tsx';
import { cupomText as text } from '../cupom.text.ts';

const options = (['tudo', 'hoje', 'semana', 'mes'] as const).map((value) => ({
  value,
  label: text.periodos[value],
}));

/** Which days the list shows. */
export function PeriodoFiltro(props: { value: Periodo; onValueChange(value: Periodo): void }) {
  return <Segmented label={text.periodo} options={options} {...props} />;
}

export type Periodo = 'tudo' | 'hoje' | 'semana' | 'mes';

/** The days of a period up to today, as the API takes them; weeks begin on Monday. Nothing for all days. */
export function toPeriodo(periodo: Periodo, hoje: string): { inicial?: string; final?: string } {
  if (periodo === 'tudo') return {};
  const inicios = toIniciosPeriodo(hoje);
  return { inicial: inicios[periodo === 'hoje' ? 'dia' : periodo], final: hoje };
}
