import { createHash } from 'node:crypto';
import { toAgendaTexto, type PremioUnidade } from './agenda-linha.ts';
import { createPermutation } from '../numeros/numero-sorte.ts';
import { numerosPorSerie } from '../numeros/serie-numeros.ts';

/**
 * Builds the sealed schedule of a campaign's instant prizes: the position of every unit between two positions,
 * both inclusive.
 *
 * The units of each prize take successive elements of the keyed permutation of the lucky numbers, so each prize
 * is spread evenly over the whole range and no position can be predicted without the key. Elements are scaled to
 * positions; units with equal positions move to the next free one while there is room.
 *
 * @param key at least 16 secret bytes
 */
export function buildAgendaPremios(
  key: Uint8Array,
  premios: readonly { readonly id: string; readonly quantidade: number }[],
  { primeiro, ultimo }: { readonly primeiro: number; readonly ultimo: number },
): PremioUnidade[] {
  const units = premios.reduce((sum, { quantidade }) => sum + quantidade, 0);
  const range = ultimo - primeiro + 1;
  if (range < 1) throw new RangeError('the last place comes before the first');
  // A power of two keeps the permutation fast; finer than the range, so that no position is favoured.
  const series = 2 ** Math.max(0, Math.ceil(Math.log2(Math.max(units, range) / numerosPorSerie)));
  const { permute, total } = createPermutation(key, series);
  // One number per unit (its element and its prize) takes a tenth of the memory of objects. No two elements are
  // equal.
  const spread = new Float64Array(units);
  let next = 0;
  for (const [prize, { quantidade }] of premios.entries())
    for (let unit = 0; unit < quantidade; unit++, next++)
      spread[next] = permute(next).elemento * premios.length + prize;
  spread.sort();
  const places = spread.map(
    (pair) => primeiro + Math.floor((Math.floor(pair / premios.length) * range) / total),
  );
  if (units <= range) separate(places, ultimo);
  return Array.from(places, (lugar, unidade) => ({
    unidade,
    premioId: premios[spread[unidade]! % premios.length]!.id,
    lugar,
  }));
}

/** Separates equal positions, upwards where there is room and else downwards, preserving the order. */
function separate(places: Float64Array, last: number): void {
  for (let i = 1; i < places.length; i++) places[i] = Math.max(places[i]!, places[i - 1]! + 1);
  for (let i = places.length - 1, limit = last; i >= 0; i--, limit--) places[i] = Math.min(places[i]!, limit);
}

const unitsAtOnce = 10_000;

/** Returns the commitment published with the campaign: the SHA-256 of the schedule in the format of `toAgendaTexto`. */
export function commitAgenda(agenda: readonly PremioUnidade[], nonce: string | null): string {
  const hash = createHash('sha256').update(toAgendaTexto([], nonce));
  for (let begin = 0; begin < agenda.length; begin += unitsAtOnce)
    hash.update(toAgendaTexto(agenda.slice(begin, begin + unitsAtOnce), null));
  return hash.digest('hex');
}
