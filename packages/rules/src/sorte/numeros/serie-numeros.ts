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

/** Formats a place among all series (series × 100,000 + number) as `03 57698`. */
export const formatLugar = (lugar: number, series: number): string =>
  `${String(Math.floor(lugar / numerosPorSerie)).padStart(countSerieDigits(series), '0')} ${String(lugar % numerosPorSerie).padStart(5, '0')}`;

/** Parses a place as `formatLugar` writes it; null for a series beyond the last. */
export function parseLugar(texto: string, series: number): number | null {
  const [serie, numero] = texto.split(' ').map(Number) as [number, number];
  return serie < series ? serie * numerosPorSerie + numero : null;
}

/** Returns the number of the first series. */
export const formatPrimeiraSerie = (series: number): string => '0'.repeat(countSerieDigits(series));
