import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createScratchShare, wholeSurface } from './scratch-share.ts';

const size = { width: 300, height: 200 };
const sweep = (share: ReturnType<typeof createScratchShare>, until: number) => {
  for (let y = 0; y <= 200; y += 10) share.scratch({ x: 0, y }, { x: until, y }, 14);
};

describe('createScratchShare', () => {
  test('begins at 0 and ends at 1 after sweeping everything', () => {
    const share = createScratchShare(wholeSurface, size);
    expect(share.total()).toBe(0);
    sweep(share, 300);
    expect(share.total()).toBe(1);
  });

  test('createScratchShare is about a half after sweeping the left half', () => {
    const share = createScratchShare(wholeSurface, size);
    sweep(share, 136);
    expect(share.total()).toBeCloseTo(0.5, 1);
  });

  test('createScratchShare does not grow for the same stroke again', () => {
    const share = createScratchShare(wholeSurface, size);
    share.scratch({ x: 20, y: 20 }, { x: 200, y: 90 }, 18);
    const once = share.total();
    share.scratch({ x: 20, y: 20 }, { x: 200, y: 90 }, 18);
    expect(share.total()).toBe(once);
    expect(once).toBeGreaterThan(0);
  });

  test('connects two distant points of a fast stroke by a line', () => {
    const far = createScratchShare(wholeSurface, size);
    far.scratch({ x: 0, y: 100 }, { x: 300, y: 100 }, 15);
    expect(far.total()).toBeGreaterThan(0.1);
  });

  test('counts each field separately', () => {
    const share = createScratchShare(
      [
        { x: 0, y: 0, width: 0.4, height: 1 },
        { x: 0.6, y: 0, width: 0.4, height: 1 },
      ],
      size,
    );
    sweep(share, 110);
    expect(share.shareOf(0)).toBe(1);
    expect(share.shareOf(1)).toBe(0);
    expect(share.total()).toBe(0.5);
    share.clear(1);
    expect(share.total()).toBe(1);
  });

  test('createScratchShare never shrinks and stays within 0 to 1, for any pointer path', () => {
    const point = fc.record({ x: fc.integer({ min: -80, max: 400 }), y: fc.integer({ min: -80, max: 300 }) });
    fc.assert(
      fc.property(fc.array(fc.tuple(point, point), { maxLength: 30 }), (strokes) => {
        const share = createScratchShare(wholeSurface, size);
        let before = 0;
        for (const [from, to] of strokes) {
          share.scratch(from, to, 20);
          expect(share.total()).toBeGreaterThanOrEqual(before);
          before = share.total();
        }
        expect(before).toBeLessThanOrEqual(1);
      }),
    );
  });
});
