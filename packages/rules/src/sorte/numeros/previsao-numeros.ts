import { addDias } from '../../tempo/sao-paulo.ts';

/** Granted numbers of a campaign at the end of a São Paulo day, `yyyy-mm-dd`. */
export interface NumerosDoDia {
  readonly dia: string;
  readonly concedidos: number;
}

/** Pace of the grants, and the day on which the numbers run out at that pace. */
export interface PrevisaoNumeros {
  /** Mean of the measured days. */
  readonly porDia: number;
  /** Measured days. */
  readonly dias: number;
  /** Null when none are granted, or when they last longer than ten years. */
  readonly terminamEm: string | null;
}

/** Days of the pace, and the fewest that make a forecast. */
export const ritmoDias = 7;
const minimoDias = 3;
const maximoDias = 3_650;

const dayMilliseconds = 86_400_000;

/**
 * Forecasts when the numbers of a campaign run out, from the pace of the last seven whole days. Returns null with fewer
 * than three whole days, or when the newest one is older than the day before yesterday.
 *
 * @param restam numbers that can still be granted
 * @param hoje the current São Paulo day, which is not over and does not count
 */
export function forecastNumeros(
  medidas: readonly NumerosDoDia[],
  { restam, hoje }: { restam: number; hoje: string },
): PrevisaoNumeros | null {
  // The end of the day before the first one is the start of the first one.
  const since = addDias(hoje, -1 - ritmoDias);
  const closed = medidas
    .filter(({ dia }) => dia < hoje && dia >= since)
    .sort((a, b) => (a.dia < b.dia ? -1 : 1));
  const [first, last] = [closed[0], closed.at(-1)];
  if (!first || !last || last.dia < addDias(hoje, -2)) return null;
  const dias = Math.round((Date.parse(last.dia) - Date.parse(first.dia)) / dayMilliseconds);
  if (dias < minimoDias) return null;
  const porDia = Math.max(0, (last.concedidos - first.concedidos) / dias);
  const left = porDia > 0 ? Math.floor(restam / porDia) : Infinity;
  return { porDia, dias, terminamEm: left > maximoDias ? null : addDias(hoje, left) };
}
