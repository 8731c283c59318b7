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

/** The chain of the audit trail that is shown: the chosen promoter's, or the installation's. */
export type Corrente = 'promotora' | 'instalacao';

export const toCorrente = (search: URLSearchParams): Corrente =>
  search.get('corrente') === 'instalacao' ? 'instalacao' : 'promotora';

/** Reads the filters of an address; a day that does not exist is left out. */
export function toFiltros(search: URLSearchParams): Filtros {
  const pairs = filtroNomes.flatMap((nome) => {
    const texto = search.get(nome)?.trim() ?? '';
    const isDay = nome === 'de' || nome === 'ate';
    return texto === '' || (isDay && !isDia(texto)) ? [] : [[nome, texto] as const];
  });
  return Object.fromEntries(pairs);
}
