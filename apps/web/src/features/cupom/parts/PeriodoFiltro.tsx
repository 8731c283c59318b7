import { Segmented } from '../../../ui/choice/Segmented.tsx';
import { cupomText as text } from '../cupom.text.ts';
import type { Periodo } from '../periodo-filtro.ts';

const options = (['tudo', 'hoje', 'semana', 'mes'] as const).map((value) => ({
  value,
  label: text.periodos[value],
}));

/** Which days the list shows. */
export function PeriodoFiltro(props: { value: Periodo; onValueChange(value: Periodo): void }) {
  return <Segmented label={text.periodo} options={options} {...props} />;
}
