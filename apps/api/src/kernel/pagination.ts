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

/** Keyset cursor of a list by time: the next page begins after this row. */
export interface Lugar {
  readonly em: Date;
  readonly id: string;
}

/** Returns the cursor after a full page in the wire format; null for the last page. */
export function toDepois<T>(
  rows: readonly T[],
  porPagina: number,
  toLugar: (row: T) => Lugar,
): string | null {
  const last = rows.length === porPagina ? rows.at(-1) : undefined;
  if (last === undefined) return null;
  const { em, id } = toLugar(last);
  return `${em.toISOString()}_${id}`;
}
