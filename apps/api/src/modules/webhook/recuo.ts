const minute = 60;
const hour = 60 * minute;

/** Seconds between attempts; the last wait repeats. Their sum is 15 to 22.5 h, by the jitter. */
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

/** Shortest wait before an attempt at the end of the time of a delivery, in seconds. */
const menosUltima = hour / 2;

/** Milliseconds for which a delivery is retried. */
export const insistirMilissegundos = 24 * hour * 1000;

/** Milliseconds of only failures after which an endpoint is paused, and the least number of failed attempts in a row. */
const pausarDepoisMilissegundos = 3 * 24 * hour * 1000;
const menosFalhas = 10;

/**
 * Returns the time of the next attempt; null when the delivery is given up. The last attempt is at `desistirEm`, unless
 * Retry-After asks for a later one or one was made shortly before.
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
  const pausa = pausas[tentativas - 1] ?? pausas[pausas.length - 1]!;
  const espalhada = pausa * (1 + espalhar * (2 * sorteio - 1));
  const esperar = Math.min(esperarSegundos ?? 0, esperarNoMaximo);
  const em = new Date(agora.getTime() + Math.round(Math.max(espalhada, esperar) * 1000));
  if (em <= desistirEm) return em;
  const restam = (desistirEm.getTime() - agora.getTime()) / 1000;
  return restam >= Math.max(menosUltima, esperar) ? desistirEm : null;
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
