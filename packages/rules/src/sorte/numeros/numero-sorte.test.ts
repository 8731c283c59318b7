import fc from 'fast-check';
import { createHash } from 'node:crypto';
import { describe, expect, it, test } from 'vitest';
import { commitKey, createPermutation, measureFairness } from './numero-sorte.ts';

const toKey = (name: string) => createHash('sha256').update(name).digest();
const randomKey = fc.uint8Array({ minLength: 16, maxLength: 32 });

function listElementos(key: Uint8Array, series: number, count: number): Uint32Array {
  const { permute } = createPermutation(key, series);
  return Uint32Array.from({ length: count }, (_, n) => permute(n).elemento);
}

describe('createPermutation', () => {
  test.each([1, 2, 3])('returns every number of %i series exactly once', (series) => {
    const total = series * 100_000;
    const seen = new Set(listElementos(toKey('bijection'), series, total));
    expect(seen.size).toBe(total);
    expect([...seen].every((elemento) => elemento >= 0 && elemento < total)).toBe(true);
  });

  it('never repeats a number, for any key and indices', () => {
    const series = fc.constantFrom(1, 2, 3, 6, 7, 10, 25, 100, 200, 1_000);
    const indices = fc.uniqueArray(fc.nat(99_999), { minLength: 2, maxLength: 200 });
    fc.assert(
      fc.property(randomKey, series, indices, (key, s, ns) => {
        const { permute, total } = createPermutation(key, s);
        const elementos = ns.map((n) => permute(n * s + (n % s)).elemento);
        expect(new Set(elementos).size).toBe(ns.length);
        expect(elementos.every((elemento) => elemento >= 0 && elemento < total)).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  it('finds the place of every number, for any key', () => {
    const series = fc.constantFrom(1, 2, 3, 7, 14, 101, 1_000);
    fc.assert(
      fc.property(randomKey, series, fc.nat(99_999), (key, s, n) => {
        const { permute, findPlace } = createPermutation(key, s);
        expect(findPlace(permute(n * s + (n % s)).elemento)).toBe(n * s + (n % s));
      }),
      { numRuns: 60 },
    );
    expect(() => createPermutation(toKey('range'), 1).findPlace(100_000)).toThrow(RangeError);
  });

  it('createPermutation is independent of the call order', () => {
    const forwards = listElementos(toKey('order'), 10, 3000);
    const { permute } = createPermutation(toKey('order'), 10);
    for (let n = 2999; n >= 0; n -= 1) expect(permute(n).elemento).toBe(forwards[n]);
  });

  it('createPermutation differs between keys', () => {
    const numbers = (name: string) => [...listElementos(toKey(name), 1, 20)];
    expect(numbers('a')).not.toEqual(numbers('b'));
  });

  it('createPermutation is frozen: numbers already granted never change', () => {
    const { permute } = createPermutation(new Uint8Array(32), 1);
    expect([0, 1, 2, 99_999].map((n) => permute(n).numero)).toMatchInlineSnapshot(`
      [
        "21072",
        "75909",
        "14819",
        "90909",
      ]
    `);
    const many = createPermutation(new Uint8Array(32), 14);
    expect([0, 1, 2, 1_399_999].map((n) => many.permute(n).elemento)).toMatchInlineSnapshot(`
      [
        70863,
        959689,
        699037,
        782012,
      ]
    `);
  });

  it('pads series and number with zeros', () => {
    const { permute } = createPermutation(toKey('zeros'), 101);
    const { serie, numero, elemento } = permute(12_345);
    expect([serie.length, numero.length]).toEqual([3, 5]);
    expect(Number(serie) * 100_000 + Number(numero)).toBe(elemento);
    expect(createPermutation(toKey('zeros'), 1).permute(0).serie).toBe('00');
    expect(createPermutation(toKey('zeros'), 100).permute(0).serie).toHaveLength(2);
  });

  it('throws RangeError for an index or parameters out of range', () => {
    const { permute } = createPermutation(toKey('range'), 1);
    for (const n of [-1, 100_000, 1.5, Number.NaN]) expect(() => permute(n)).toThrow(RangeError);
    expect(() => createPermutation(toKey('range'), 0)).toThrow(RangeError);
    expect(() => createPermutation(new Uint8Array(15), 1)).toThrow(RangeError);
  });
});

describe('spread of the numbers', () => {
  const fills = [100, 150, 250, 390, 777, 1900, 2900, 5827, 9504, 17_513, 36_466, 52_618, 75_924, 90_000];

  test.each(['k1', 'k2', 'k3'])(
    'the spread of the numbers with key %s stays within four fair shares at every fill',
    (name) => {
      const elementos = listElementos(toKey(name), 1, 90_000);
      for (const fill of fills) {
        expect(measureFairness(elementos.subarray(0, fill), 100_000)).toBeLessThanOrEqual(4);
      }
      for (const decade of [10, 100, 1000, 10_000]) {
        expect(measureFairness(elementos.subarray(0, decade), 100_000)).toBeLessThanOrEqual(2.1);
      }
    },
  );

  test.each([2, 3, 10])('over %i series stays within four fair shares', (series) => {
    const elementos = listElementos(toKey('series'), series, 90_000);
    for (const fill of fills) {
      expect(measureFairness(elementos.subarray(0, fill), series * 100_000)).toBeLessThanOrEqual(4);
    }
  });

  it('fills the series evenly', () => {
    const counts = new Map<number, number>();
    for (const elemento of listElementos(toKey('even'), 10, 1000)) {
      const serie = Math.floor(elemento / 100_000);
      counts.set(serie, (counts.get(serie) ?? 0) + 1);
    }
    expect([...counts.values()]).toEqual(Array(10).fill(100));
  });
});

describe('measureFairness', () => {
  test.each([
    ['evenly spread', [0, 25, 50, 75], 100, 1],
    ['one number', [42], 100, 1],
    ['two neighbours', [10, 11], 100, 1.98],
    ['wrapping past the end', [90, 95], 100, 1.9],
    ['in any order', [75, 0, 50, 25], 100, 1],
    ['sequential', [0, 1, 2, 3], 100, 3.88],
  ])('%s', (_, numbers, total, expected) =>
    expect(measureFairness(numbers, total)).toBeCloseTo(expected, 10),
  );

  it('throws for an empty list', () => expect(() => measureFairness([], 100)).toThrow(RangeError));
});

it('commitKey returns the SHA-256 of the key', () => {
  const abc = new TextEncoder().encode('abc');
  expect(commitKey(abc)).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});
