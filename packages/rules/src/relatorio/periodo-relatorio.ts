import { addDias } from '../tempo/sao-paulo.ts';

/** First and last São Paulo day, `yyyy-mm-dd`. */
export interface Periodo {
  readonly de: string;
  readonly ate: string;
}

/** Days of a report at most. */
export const maximoDiasRelatorio = 92;

/** Addresses of the weekly report of a campaign at most. */
export const maximoDestinos = 20;

const dayMilliseconds = 86_400_000;

/** Returns the number of days of a period; zero or less when it ends before it begins. */
export const countDias = ({ de, ate }: Periodo): number =>
  Math.round((Date.parse(`${ate}T00:00:00Z`) - Date.parse(`${de}T00:00:00Z`)) / dayMilliseconds) + 1;

/** Returns the days by which a period is compared: whole weeks, so that each day meets the same weekday. */
export const toDiferencaDias = (periodo: Periodo): number => Math.ceil(countDias(periodo) / 7) * 7;

/** Returns the period before with the same weekdays. */
export function toAnterior(periodo: Periodo): Periodo {
  const dias = -toDiferencaDias(periodo);
  return { de: addDias(periodo.de, dias), ate: addDias(periodo.ate, dias) };
}

/** Returns the whole week before the one of a day: Monday to Sunday. */
export function toSemanaAnterior(hoje: string): Periodo {
  const weekday = new Date(`${hoje}T00:00:00Z`).getUTCDay() || 7;
  const de = addDias(hoje, 1 - weekday - 7);
  return { de, ate: addDias(de, 6) };
}
