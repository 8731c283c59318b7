import { describe, expect, it, test } from 'vitest';
import { createPermutation } from './numero-sorte.ts';
import { factorSeries } from './numero-sorte-ordem.ts';
import { formatPrimeiraSerie, isQuickSeries, maximumSeries } from './serie-numeros.ts';

describe('how many series a campaign may have', () => {
  test.each([1, 97, 100, 120, 200, 500, 1_000])('%i are drawn quickly enough', (series) => {
    expect(isQuickSeries(series)).toBe(true);
  });
  test.each([101, 202, 121, 499, 997])('%i are not, for a large prime factor', (series) => {
    expect(isQuickSeries(series)).toBe(false);
  });

  test.each([0, -1, 1.5, 1_001, 999_999_999_999_989, 1e308, Infinity, -Infinity, NaN])(
    '%d is no number of series, which is answered without factoring it',
    (series) => {
      expect(isQuickSeries(series)).toBe(false);
    },
  );

  test.each([0, -1, 1.5, 1e308, Infinity, NaN])('%d has no prime factors', (series) => {
    expect(() => factorSeries(series)).toThrow(RangeError);
  });

  it('writes all of them with as many digits as the last one needs', () => {
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
