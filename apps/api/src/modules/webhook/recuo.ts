const minute = 60;
const hour = 60 * minute;

/** Seconds between attempts. With the longest jitter their sum is 22.5 h, within the 24 h of a delivery. */
const pausas = [
  5,
  30,
  2 * minute,
  10 * minute,
  30 * minute,
  hour,
  2 * hour,
  4 * hour,
  5 * hour,
  6 * hour,
] as const;
/** Share by which a wait is shortened or prolonged at most, so that deliveries of one outage do not return together. */
const espalhar = 0.2;
/** Upper bound for Retry-After, in seconds. */
const esperarNoMaximo = 6 * hour;

/** Milliseconds for which a delivery is retried. */
export const insistirMilissegundos = 24 * hour * 1000;

/** Milliseconds of only failures after which an endpoint is paused, and the least number of failed attempts in a row. */
const pausarDepoisMilissegundos = 3 * 24 * hour * 1000;
const menosFalhas = 10;

/**
 * Returns the time of the next attempt; null when the delivery is given up.
 *
 * @param tentativas failed attempts so far, this one included
 * @param esperarSegundos Retry-After of the response; it prolongs the wait, up to six hours
 * @param sorteio random number from 0 up to 1
 */
export function findProxima(
  { tentativas, esperarSegundos }: { readonly tentativas: number; readonly esperarSegundos: number | null },
  { agora, desistirEm }: { readonly agora: Date; readonly desistirEm: Date },
  sorteio: number,
): Date | null {
  const pausa = pausas[tentativas - 1];
  if (pausa === undefined) return null;
  const espalhada = pausa * (1 + espalhar * (2 * sorteio - 1));
  const segundos = Math.max(espalhada, Math.min(esperarSegundos ?? 0, esperarNoMaximo));
  const em = new Date(agora.getTime() + Math.round(segundos * 1000));
  return em > desistirEm ? null : em;
}

/** Returns whether an endpoint is paused: days of only failures, and more of them than one event can cause by chance. */
export const isSemRecuperacao = (
  {
    falhando_desde: desde,
    falhas_seguidas: falhas,
  }: { falhando_desde: Date | null; falhas_seguidas: number },
  agora: Date,
): boolean =>
  desde !== null && falhas >= menosFalhas && agora.getTime() - desde.getTime() >= pausarDepoisMilissegundos;
