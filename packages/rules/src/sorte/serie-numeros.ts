import { factorSeries } from './numero-sorte-ordem.ts';

/** Numbers of one series. */
export const numerosPorSerie = 100_000;

/** Maximum number of series of a campaign: a hundred million numbers. */
export const maximumSeries = 1_000;

/** Whether the number of series is valid. */
export const isSeries = (series: number): boolean =>
  Number.isSafeInteger(series) && series >= 1 && series <= maximumSeries;

/**
 * Whether numbers of so many series are computed in microseconds. A large prime factor is one level whose
 * permutation is computed as a whole for each number: milliseconds at 101 series, fifty of them at 997. False
 * for an invalid number of series.
 */
export const isQuickSeries = (series: number): boolean =>
  isSeries(series) && (series <= 100 || factorSeries(series).every((factor) => factor <= 7));

/** Returns the digits of a series number. */
export const countSerieDigits = (series: number): number => Math.max(2, String(series - 1).length);

/** Returns the number of the first series. */
export const formatPrimeiraSerie = (series: number): string => '0'.repeat(countSerieDigits(series));
