import { isDia } from '@trevo/rules/tempo/sao-paulo';

/** Filters of the audit trail, as the address says them. */
export interface Filtros {
  readonly operadorID?: string;
  readonly acao?: string;
  readonly alvo?: string;
  readonly de?: string;
  readonly ate?: string;
}

export const filtroNomes = ['operadorID', 'acao', 'alvo', 'de', 'ate'] as const satisfies (keyof Filtros)[];

/** Reads the filters of an address; a day that does not exist is left out. */
export function toFiltros(search: URLSearchParams): Filtros {
  const pairs = filtroNomes.flatMap((nome) => {
    const texto = search.get(nome)?.trim() ?? '';
    const isDay = nome === 'de' || nome === 'ate';
    return texto === '' || (isDay && !isDia(texto)) ? [] : [[nome, texto] as const];
  });
  return Object.fromEntries(pairs);
}
