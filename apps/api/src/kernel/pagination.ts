/** A page of a list as the wire wants it. `porPagina` is at least 1. */
export function toPage<T>(
  rows: T[],
  total: number,
  porPagina: number,
): { retorno: T[]; total: number; paginas: number } {
  return { retorno: rows, total, paginas: Math.ceil(total / porPagina) };
}
