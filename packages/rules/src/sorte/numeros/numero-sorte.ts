import { createHash, createHmac, createSecretKey } from 'node:crypto';
import { createDigitOrder, type DigitOrder, factorSeries } from './numero-sorte-ordem.ts';
import { countSerieDigits, numerosPorSerie } from './serie-numeros.ts';

export type NumeroSorte = {
  /** Zero-padded to two digits, or to the width of the last series. The first is 00. */
  serie: string;
  /** Five digits. */
  numero: string;
  /** Index among all series, from 0: series × 100,000 + number. */
  elemento: number;
};

export type NumeroSortePermutation = {
  /** Size of the range: series × 100,000. */
  total: number;
  /** Returns the n-th number, n from 0 to total − 1. Throws RangeError outside. */
  permute(n: number): NumeroSorte;
  /** Returns the n of the number at an index among all series: the inverse of `permute`. Throws RangeError outside. */
  findPlace(elemento: number): number;
};

const chaveMinima = 16;

/**
 * Creates the grant order of a campaign's lucky numbers: a bijection of 0 … total − 1 in which every prefix
 * fills the whole range evenly, and which cannot be continued without the key.
 *
 * The index is written in mixed radix (2, 5 five times over, then the prime factors of the number of series),
 * least significant digit first. Each digit, reordered by a permutation that HMAC-SHA-256 derives from the key
 * and the digits before it, becomes the next most significant digit of the place. The message is
 * `series/level/block` in decimal: level from 0, block the digits before (as the index they make) divided by 8;
 * the block's eight words of 32 bits, big-endian, each choose one of the orders `numero-sorte-ordem.ts` lists.
 * With that and the published key every number can be recomputed and verified.
 *
 * @param key at least 16 secret bytes, one key per campaign
 * @param series how many series of 100,000 numbers, at least 1
 */
export function createPermutation(key: Uint8Array, series: number): NumeroSortePermutation {
  if (key.length < chaveMinima) throw new RangeError(`the key needs ${chaveMinima} bytes or more`);
  if (!Number.isSafeInteger(series) || series < 1) throw new RangeError('there is at least one series');
  const total = series * numerosPorSerie;
  const levels = createLevels(key, series);
  const serieDigits = countSerieDigits(series);
  return {
    total,
    permute(n) {
      if (!Number.isSafeInteger(n) || n < 0 || n >= total) throw new RangeError(`no number ${n} of ${total}`);
      const elemento = findElemento(levels, n);
      return {
        serie: String(Math.floor(elemento / numerosPorSerie)).padStart(serieDigits, '0'),
        numero: String(elemento % numerosPorSerie).padStart(5, '0'),
        elemento,
      };
    },
    findPlace(elemento) {
      if (!Number.isSafeInteger(elemento) || elemento < 0 || elemento >= total)
        throw new RangeError(`no number ${elemento} of ${total}`);
      return findN(levels, elemento);
    },
  };
}

/** Returns the commitment published before the campaign: the key's SHA-256 in hexadecimal. */
export function commitKey(key: Uint8Array): string {
  return createHash('sha256').update(key).digest('hex');
}

function findElemento(levels: readonly DigitOrder[], n: number): number {
  let rest = n;
  let elemento = 0;
  for (const { radix, nodes, orderOf } of levels) {
    const digit = rest % radix;
    rest = (rest - digit) / radix;
    elemento = elemento * radix + orderOf(n % nodes, digit);
  }
  return elemento;
}

/** The inverse of `findElemento`: the last level is the least significant digit of `elemento`. */
function findN(levels: readonly DigitOrder[], elemento: number): number {
  const places: number[] = [];
  let rest = elemento;
  for (const { radix } of levels.toReversed()) {
    places.unshift(rest % radix);
    rest = Math.floor(rest / radix);
  }
  let n = 0;
  levels.forEach(({ radix, nodes, orderOf }, level) => {
    let digit = 0;
    while (digit < radix - 1 && orderOf(n, digit) !== places[level]) digit += 1;
    n += digit * nodes;
  });
  return n;
}

function createLevels(key: Uint8Array, series: number): DigitOrder[] {
  // Node prepares a key object once; for bytes it does so at each call, which takes longer than the digest.
  const secret = createSecretKey(key);
  const radices = [2, 5, 2, 5, 2, 5, 2, 5, 2, 5, ...factorSeries(series)];
  let nodes = 1;
  return radices.map((radix, level) => {
    const draw = (block: string) =>
      createHmac('sha256', secret).update(`${series}/${level}/${block}`).digest();
    const order = createDigitOrder(radix, nodes, draw);
    nodes *= radix;
    return order;
  });
}

/**
 * Returns the odds of the luckiest holder relative to a fair share, when a draw among `total` places falls to
 * the nearest granted number above, wrapping past the end: the largest gap between neighbours divided by the
 * mean gap. 1 is perfectly fair.
 *
 * @param numbers granted places, distinct, 0 … total − 1, in any order; not changed
 */
export function measureFairness(numbers: Uint32Array | readonly number[], total: number): number {
  const sorted = Uint32Array.from(numbers).sort();
  if (sorted.length === 0) throw new RangeError('no number was handed out');
  let previous = (sorted.at(-1) ?? 0) - total;
  let largest = 0;
  for (const place of sorted) {
    largest = Math.max(largest, place - previous);
    previous = place;
  }
  return (largest * sorted.length) / total;
}
