import { addDias, getDiaDaSemana } from './sao-paulo.ts';

/** A day without banking business in all of Brazil. */
export interface Feriado {
  /** `yyyy-mm-dd` */
  readonly dia: string;
  readonly nome: string;
}

/** Holidays of the law with a fixed day, each since a year: `mm-dd`, name, first year. */
const fixos: readonly (readonly [string, string, number])[] = [
  ['01-01', 'Confraternização Universal', 1],
  ['04-21', 'Tiradentes', 1],
  ['05-01', 'Dia do Trabalho', 1],
  ['09-07', 'Independência do Brasil', 1],
  ['10-12', 'Nossa Senhora Aparecida', 1980],
  ['11-02', 'Finados', 1],
  ['11-15', 'Proclamação da República', 1],
  // Lei 14.759/2023.
  ['11-20', 'Consciência Negra', 2024],
  ['12-25', 'Natal', 1],
];

/** Holidays that follow Easter: days from Easter Sunday, name. Banks are closed (Resolução CMN 4.880/2020). */
const moveis: readonly (readonly [number, string])[] = [
  [-48, 'Carnaval'],
  [-47, 'Carnaval'],
  [-2, 'Sexta-feira da Paixão'],
  [60, 'Corpus Christi'],
];

/** Returns Easter Sunday of a year in the Gregorian calendar, `yyyy-mm-dd` (Meeus, Jones and Butcher). */
export function findPascoa(ano: number): string {
  const a = ano % 19;
  const b = Math.floor(ano / 100);
  const c = ano % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  const pad = (part: number, digits = 2) => String(part).padStart(digits, '0');
  return `${pad(ano, 4)}-${pad(Math.floor(n / 31))}-${pad((n % 31) + 1)}`;
}

/** Lists the national holidays of a year and the days on which banks are closed, in order. */
export function listFeriados(ano: number): Feriado[] {
  const pascoa = findPascoa(ano);
  return [
    ...fixos
      .filter(([, , desde]) => ano >= desde)
      .map(([dia, nome]) => ({ dia: `${pascoa.slice(0, 4)}-${dia}`, nome })),
    ...moveis.map(([dias, nome]) => ({ dia: addDias(pascoa, dias), nome })),
  ].sort((one, other) => (one.dia < other.dia ? -1 : 1));
}

/** Whether banks are open in all of Brazil: Monday to Friday, and no national holiday. State and city holidays are not known. */
export const isDiaUtil = (dia: string): boolean =>
  getDiaDaSemana(dia) <= 5 && !listFeriados(Number(dia.slice(0, 4))).some((feriado) => feriado.dia === dia);

/** Returns the n-th working day after a day; before it when `n` is negative. With 0 the day itself. */
export function addDiasUteis(dia: string, n: number): string {
  const passo = Math.sign(n);
  let day = dia;
  for (let left = Math.abs(n); left > 0;) {
    day = addDias(day, passo);
    if (isDiaUtil(day)) left -= 1;
  }
  return day;
}

/** Returns the last day of the ten-day period (decêndio) of a day: the 10th, the 20th, or the last day of the month. */
export function findFimDecendio(dia: string): string {
  const anoMes = dia.slice(0, 7);
  const doMes = Number(dia.slice(8));
  if (doMes <= 10) return `${anoMes}-10`;
  if (doMes <= 20) return `${anoMes}-20`;
  // Day 28 plus 4 is in the next month.
  return addDias(`${addDias(`${anoMes}-28`, 4).slice(0, 7)}-01`, -1);
}

/** Returns the same day so many months later; the last day of that month where it has no such day. */
export function addMeses(dia: string, meses: number): string {
  const total = Number(dia.slice(0, 4)) * 12 + Number(dia.slice(5, 7)) - 1 + meses;
  const anoMes = `${String(Math.floor(total / 12)).padStart(4, '0')}-${String((total % 12) + 1).padStart(2, '0')}`;
  const ultimo = findFimDecendio(`${anoMes}-21`);
  const wanted = `${anoMes}-${dia.slice(8)}`;
  return wanted < ultimo ? wanted : ultimo;
}
