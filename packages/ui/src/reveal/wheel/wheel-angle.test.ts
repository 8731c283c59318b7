import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findSlotAt, toWheelAngle } from './use-wheel-spin.ts';

describe('toWheelAngle', () => {
  test('places the first slot to the right of the pointer at rest', () => {
    expect(findSlotAt(-1, 8)).toBe(0);
    expect(findSlotAt(1, 8)).toBe(7);
  });

  test('brings the requested slot under the pointer from any angle', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 24 }).chain((slots) =>
          fc.record({
            slots: fc.constant(slots),
            slot: fc.integer({ min: 0, max: slots - 1 }),
            chance: fc.double({ min: 0, max: 1, noNaN: true }),
            from: fc.integer({ min: -720, max: 7200 }),
            turns: fc.integer({ min: 0, max: 9 }),
          }),
        ),
        ({ slots, slot, ...options }) => {
          const angle = toWheelAngle(slot, slots, options);
          expect(findSlotAt(angle, slots)).toBe(slot);
          expect(angle - options.from).toBeGreaterThanOrEqual(options.turns * 360 - 1e-6);
          expect(angle - options.from).toBeLessThan((options.turns + 1) * 360 + 1e-6);
        },
      ),
    );
  });

  test('never stops near a border of two slots', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (chance) => {
        const width = 360 / 12;
        const inside = (((-toWheelAngle(5, 12, { chance }) % 360) + 360) % 360) / width - 5;
        expect(inside).toBeGreaterThan(0.15);
        expect(inside).toBeLessThan(0.85);
      }),
    );
  });
});
