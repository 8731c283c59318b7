/** A page of a list as the wire wants it. `porPagina` is at least 1. */
export function toPage<T>(
  rows: T[],
  total: number,
  porPagina: number,
): { retorno: T[]; total: number; paginas: number } {
  return { retorno: rows, total, paginas: Math.ceil(total / porPagina) };
}

/** A page of a list that is in memory. Pages begin at 1. */
export const toSlice = <T>(all: readonly T[], porPagina: number, pagina: number) =>
  toPage(all.slice((pagina - 1) * porPagina, pagina * porPagina), all.length, porPagina);

/**
 * How many rows a list has of which some were read: known without counting where they are its last ones, as they are for
 * most people.
 */
export const findTotal = async (
  { lidas, limite, pular }: { lidas: number; limite: number; pular: number },
  count: () => Promise<number>,
): Promise<number> => (lidas < limite && (lidas > 0 || pular === 0) ? pular + lidas : count());
