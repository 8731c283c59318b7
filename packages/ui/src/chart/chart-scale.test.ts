import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toLabelStep, toTop } from './chart-scale.ts';

describe('scale of a chart', () => {
  it.each([
    [[], 1],
    [[0, 0], 1],
    [[3], 3],
    [[10], 10],
    [[11], 15],
    [[1], 1],
    [[430, 12], 500],
    [[999], 1_000],
  ])('ends above %o at %d', (values, top) => {
    expect(toTop(values)).toBe(top);
  });

  it('ends at most half above the highest value, and never below it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), (value) => {
        expect(toTop([value])).toBeGreaterThanOrEqual(value);
        expect(toTop([value])).toBeLessThanOrEqual(Math.max(2, value * 1.5));
      }),
    );
  });

  it('shows at most as many labels as there is room for', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 30 }), (count, most) => {
        expect(Math.ceil(count / toLabelStep(count, most))).toBeLessThanOrEqual(most);
      }),
    );
  });
});
