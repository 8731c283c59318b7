import { countDias, maximoDiasRelatorio, type Periodo } from '@trevo/rules/relatorio/periodo-relatorio';
import { addDias, isDia } from '@trevo/rules/tempo/sao-paulo';

/** Periods that need no dates; `outro` has its own in the address. */
export const periodos = ['hoje', 'ontem', 'semana', 'mes', 'outro'] as const;
export type NomePeriodo = (typeof periodos)[number];

/** Returns the name of the period in the address; seven days without one. */
export function toNomePeriodo(search: URLSearchParams): NomePeriodo {
  const nome = search.get('periodo');
  return periodos.find((one) => one === nome) ?? 'semana';
}

/** Returns the dates of the own period in the address, as far as they are days. */
export const toDatas = (search: URLSearchParams): { de: string; ate: string } => {
  const read = (name: string) => {
    const dia = search.get(name) ?? '';
    return isDia(dia) ? dia : '';
  };
  return { de: read('de'), ate: read('ate') };
};

/** Returns the problem of an own period; null without one. */
export function findFalta({ de, ate }: Periodo): 'incompleto' | 'invertido' | 'longo' | null {
  if (de === '' || ate === '') return 'incompleto';
  const dias = countDias({ de, ate });
  return dias < 1 ? 'invertido' : dias > maximoDiasRelatorio ? 'longo' : null;
}

/** Returns the period in the address; null while an own one is not valid. */
export function toPeriodo(search: URLSearchParams, hoje: string): Periodo | null {
  const nome = toNomePeriodo(search);
  if (nome === 'outro') {
    const datas = toDatas(search);
    return findFalta(datas) === null ? datas : null;
  }
  if (nome === 'ontem') return { de: addDias(hoje, -1), ate: addDias(hoje, -1) };
  return { de: addDias(hoje, { hoje: 0, semana: -6, mes: -29 }[nome]), ate: hoje };
}
