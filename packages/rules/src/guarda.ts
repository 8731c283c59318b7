/** Receipts of a promotion, and whose they were, are kept five years after it ends. */
const anosDeGuarda = 5;

/** The last day on which what belongs to a promotion that ended on `fim` is kept, both `yyyy-mm-dd`. */
export function toFimDaGuarda(fim: string): string {
  // 29 February has no fifth anniversary.
  const dia = fim.slice(4) === '-02-29' ? '-03-01' : fim.slice(4);
  return `${Number(fim.slice(0, 4)) + anosDeGuarda}${dia}`;
}
