import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findToastTop } from './toast-place.ts';

const room = { top: 100, bottom: 700 };

describe('findToastTop', () => {
  test('places the toast at the bottom of the room when no control is there', () => {
    expect(findToastTop(60, room, [])).toBe(640);
    expect(findToastTop(60, room, [{ top: 200, bottom: 400 }])).toBe(640);
  });

  test('places the toast above the controls at the bottom', () => {
    expect(findToastTop(60, room, [{ top: 620, bottom: 676 }])).toBe(556);
  });

  test('uses the lowest gap that is high enough', () => {
    const controls = [
      { top: 200, bottom: 300 },
      { top: 400, bottom: 500 },
      { top: 540, bottom: 690 },
    ];
    expect(findToastTop(60, room, controls)).toBe(336);
  });

  test('covers the least when controls fill the room', () => {
    expect(findToastTop(60, room, [{ top: 130, bottom: 700 }])).toBe(100);
  });

  test('findToastTop stays in the room, and covers no control when a place without one exists at the top or the bottom', () => {
    const extent = fc.record({
      top: fc.integer({ min: 0, max: 800 }),
      size: fc.integer({ min: 1, max: 200 }),
    });
    fc.assert(
      fc.property(fc.array(extent, { maxLength: 12 }), fc.integer({ min: 20, max: 300 }), (list, height) => {
        const controls = list.map(({ top, size }) => ({ top, bottom: top + size }));
        const top = findToastTop(height, room, controls);
        expect(top).toBeGreaterThanOrEqual(room.top);
        expect(top + height).toBeLessThanOrEqual(room.bottom);
        const isFree = (at: number) => controls.every((c) => at + height <= c.top || at >= c.bottom);
        const hasPlace = isFree(room.top) || isFree(room.bottom - height);
        expect(isFree(top) || !hasPlace).toBe(true);
      }),
    );
  });
});
