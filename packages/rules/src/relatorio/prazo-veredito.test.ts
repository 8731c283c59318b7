import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faixasPrazo, findFaixa } from './prazo-veredito.ts';

/** Returns the bucket of a duration in seconds, as `width_bucket` of PostgreSQL does. */
const toFaixa = (segundos: number): number => faixasPrazo.findLastIndex((limite) => limite <= segundos) + 1;

const toHistograma = (segundos: readonly number[]) => {
  const counts = new Map<number, number>();
  for (const one of segundos) counts.set(toFaixa(one), (counts.get(toFaixa(one)) ?? 0) + 1);
  return [...counts].map(([faixa, notas]) => ({ faixa, notas }));
};

describe('time to a verdict', () => {
  it.each([
    [0, 0],
    [4.9, 0],
    [5, 1],
    [3_600, 8],
    [7 * 86_400, 18],
    [1e9, 18],
  ])('puts %d seconds into bucket %d', (segundos, faixa) => {
    expect(toFaixa(segundos)).toBe(faixa);
  });

  it('finds nothing in an empty histogram', () => {
    expect(findFaixa([], 0.5)).toBeUndefined();
  });

  it('finds the bucket of the exact quantile', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 200 }),
        fc.constantFrom(0.5, 0.95),
        (segundos, parte) => {
          const sorted = segundos.toSorted((a, b) => a - b);
          const exact = sorted[Math.ceil(sorted.length * parte) - 1]!;
          expect(findFaixa(toHistograma(segundos), parte)).toBe(toFaixa(exact));
        },
      ),
    );
  });

  it('the histogram of verdict times has rising bounds', () => {
    expect([...faixasPrazo].sort((a, b) => a - b)).toEqual([...faixasPrazo]);
  });
});
