const minute = 60;
const hour = 3_600;
const day = 86_400;

/**
 * Upper bounds of the histogram of the time to a verdict, in seconds; the last bucket has none. The number of a bucket is
 * its place in this list, so bounds are never changed, only a new histogram is begun.
 */
export const faixasPrazo = [
  5,
  30,
  minute,
  2 * minute,
  5 * minute,
  15 * minute,
  30 * minute,
  hour,
  2 * hour,
  4 * hour,
  8 * hour,
  12 * hour,
  day,
  36 * hour,
  2 * day,
  3 * day,
  4 * day,
  7 * day,
] as const;

/** Bucket of a histogram with its count. */
export interface FaixaPrazo {
  /** Place in `faixasPrazo`; its length for the last bucket. */
  readonly faixa: number;
  readonly notas: number;
}

/**
 * Returns the bucket that holds a quantile: at least `parte` of the counted receipts lie in it or before it. Undefined for
 * an empty histogram. A bucket is exact where an average of averages, or an interpolation, would not be.
 */
export function findFaixa(faixas: readonly FaixaPrazo[], parte: number): number | undefined {
  const total = faixas.reduce((sum, { notas }) => sum + notas, 0);
  if (total === 0) return undefined;
  let seen = 0;
  for (const { faixa, notas } of [...faixas].sort((a, b) => a.faixa - b.faixa)) {
    seen += notas;
    if (seen >= total * parte) return faixa;
  }
  return undefined;
}
