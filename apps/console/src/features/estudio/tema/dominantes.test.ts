import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findDominantes } from './dominantes.ts';

const paint = (...parts: [count: number, rgba: [number, number, number, number]][]) =>
  new Uint8ClampedArray(parts.flatMap(([count, rgba]) => Array.from({ length: count }, () => rgba).flat()));

describe('findDominantes', () => {
  it('finds the colours of a logo on a large white ground', () => {
    const found = findDominantes(
      paint([900, [255, 255, 255, 255]], [60, [13, 122, 79, 255]], [30, [228, 87, 46, 255]]),
    );
    expect(found.slice(0, 2)).toEqual(['#0d7a4f', '#e4572e']);
  });

  it('ignores transparent pixels', () => {
    expect(findDominantes(paint([500, [255, 0, 0, 0]], [10, [0, 0, 200, 255]]))).toEqual(['#0000c8']);
  });

  it('finds none in an empty picture', () => expect(findDominantes(paint())).toEqual([]));

  it('returns distinct colours, never more than asked for', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 4_000 }), fc.integer({ min: 1, max: 6 }), (bytes, maximo) => {
        const found = findDominantes(
          new Uint8ClampedArray(bytes.slice(0, bytes.length - (bytes.length % 4))),
          maximo,
        );
        expect(found.length).toBeLessThanOrEqual(maximo);
        expect(new Set(found).size).toBe(found.length);
        expect(found.every((cor) => /^#[0-9a-f]{6}$/.test(cor))).toBe(true);
      }),
    );
  });
});
