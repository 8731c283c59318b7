/** Builds a page in the wire format. `porPagina` is at least 1. */
export function toPage<T>(
  rows: T[],
  total: number,
  porPagina: number,
): { retorno: T[]; total: number; paginas: number } {
  return { retorno: rows, total, paginas: Math.ceil(total / porPagina) };
}

/** Returns a page of an in-memory list. Pages start at 1. */
export const toSlice = <T>(all: readonly T[], porPagina: number, pagina: number) =>
  toPage(all.slice((pagina - 1) * porPagina, pagina * porPagina), all.length, porPagina);

/** Returns the total number of rows; skips the count query when the page read is the last one, the common case. */
export const findTotal = async (
  { lidas, limite, pular }: { lidas: number; limite: number; pular: number },
  count: () => Promise<number>,
): Promise<number> => (lidas < limite && (lidas > 0 || pular === 0) ? pular + lidas : count());
