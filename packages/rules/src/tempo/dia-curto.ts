import { isDia } from './sao-paulo.ts';

const meses = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
] as const;

/** The month of a day or of `yyyy-mm`, in words. */
export const nameMes = (dia: string): string => meses[Number(dia.slice(5, 7)) - 1] ?? '';

/**
 * `2026-11-05` as `5 nov.`, the first of a month as `1º`; with the year when it is not that of `hoje`, or when the words
 * are read on any day.
 */
export function formatDiaCurto(dia: string, hoje?: string): string {
  const number = Number(dia.slice(8, 10));
  const year = hoje !== undefined && dia.slice(0, 4) === hoje.slice(0, 4) ? '' : ` ${dia.slice(0, 4)}`;
  return `${number === 1 ? '1º' : number} ${nameMes(dia).slice(0, 3)}.${year}`;
}

/** What fills a hole of a sentence: a day as people write it, anything else as it is. */
export const writeValor = (valor: string | number): string =>
  typeof valor === 'string' && isDia(valor) ? formatDiaCurto(valor) : String(valor);
