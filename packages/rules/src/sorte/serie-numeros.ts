import { factorSeries } from './numero-sorte-ordem.ts';

/** The most series of a campaign: a hundred million numbers. */
export const maximumSeries = 1_000;

/** Whether a campaign may have so many series. */
export const isSeries = (series: number): boolean =>
  Number.isSafeInteger(series) && series >= 1 && series <= maximumSeries;

/**
 * Whether the numbers of so many series are drawn in microseconds. A large prime factor is one level whose order is drawn
 * as a whole for each number: milliseconds at 101 series, fifty of them at 997. False for what is no number of series.
 */
export const isQuickSeries = (series: number): boolean =>
  isSeries(series) && (series <= 100 || factorSeries(series).every((factor) => factor <= 7));

/** How many digits a series is written with. */
export const countSerieDigits = (series: number): number => Math.max(2, String(series - 1).length);

/** What the first of so many series is called. */
export const formatPrimeiraSerie = (series: number): string => '0'.repeat(countSerieDigits(series));
