import { isDia } from './sao-paulo.ts';

/** The Portuguese names of the months, from January on. */
export const nomesMeses = [
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

/** Returns the Portuguese name of the month of a day or of `yyyy-mm`. */
export const nameMes = (dia: string): string => nomesMeses[Number(dia.slice(5, 7)) - 1] ?? '';

/**
 * Formats `2026-11-05` as `5 nov.`, the first of a month as `1º`; with the year when it differs from that of
 * `hoje`, or without `hoje`.
 */
export function formatDiaCurto(dia: string, hoje?: string): string {
  const number = Number(dia.slice(8, 10));
  const year = hoje !== undefined && dia.slice(0, 4) === hoje.slice(0, 4) ? '' : ` ${dia.slice(0, 4)}`;
  return `${number === 1 ? '1º' : number} ${nameMes(dia).slice(0, 3)}.${year}`;
}

/** Formats a placeholder value: a day for display, anything else unchanged. */
export const writeValor = (valor: string | number): string =>
  typeof valor === 'string' && isDia(valor) ? formatDiaCurto(valor) : String(valor);
