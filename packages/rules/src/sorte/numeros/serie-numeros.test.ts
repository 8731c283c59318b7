import { describe, expect, it, test } from 'vitest';
import { createPermutation } from './numero-sorte.ts';
import { factorSeries } from './numero-sorte-ordem.ts';
import { formatPrimeiraSerie, isQuickSeries, maximumSeries } from './serie-numeros.ts';

describe('number of series of a campaign', () => {
  test.each([1, 97, 100, 120, 200, 500, 1_000])('isQuickSeries accepts %i', (series) => {
    expect(isQuickSeries(series)).toBe(true);
  });
  test.each([101, 202, 121, 499, 997])(
    'isQuickSeries rejects %i because of a large prime factor',
    (series) => {
      expect(isQuickSeries(series)).toBe(false);
    },
  );

  test.each([0, -1, 1.5, 1_001, 999_999_999_999_989, 1e308, Infinity, -Infinity, NaN])(
    'isQuickSeries rejects %d without factoring it',
    (series) => {
      expect(isQuickSeries(series)).toBe(false);
    },
  );

  test.each([0, -1, 1.5, 1e308, Infinity, NaN])('factorSeries throws for %d', (series) => {
    expect(() => factorSeries(series)).toThrow(RangeError);
  });

  it('pads every series to the width of the last one', () => {
    expect([1, 10, 100, 101, maximumSeries].map(formatPrimeiraSerie)).toEqual([
      '00',
      '00',
      '00',
      '000',
      '000',
    ]);
    const { permute, total } = createPermutation(new Uint8Array(32), maximumSeries);
    expect([0, 1, total - 1].map((n) => permute(n).serie.length)).toEqual([3, 3, 3]);
  });
});
