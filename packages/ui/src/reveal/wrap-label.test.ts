import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wrapLabel } from './PrizeWheel.tsx';

test('short words stand in one line, long ones in two, the rest is an ellipsis', () => {
  expect(wrapLabel('Vale-compra', 13, 2)).toEqual(['Vale-compra']);
  expect(wrapLabel('Não foi desta vez', 10, 2)).toEqual(['Não foi', 'desta vez']);
  expect(wrapLabel('Panela de pressão elétrica de 6 litros', 13, 2)).toEqual(['Panela de', 'pressão…']);
  expect(wrapLabel('Otorrinolaringologista', 13, 2)).toEqual(['Otorrinolari…']);
});

test('no line is longer than its place, and there are no more lines than asked', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 3, max: 20 }), (text, width) => {
      const lines = wrapLabel(text, width, 2);
      expect(lines.length).toBeLessThanOrEqual(2);
      expect(lines.every((line) => line.length <= width)).toBe(true);
    }),
  );
});
