import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wrapLabel } from './PrizeWheel.tsx';

test('wrapLabel keeps short text in one line, wraps long text into two, and ends the rest with an ellipsis', () => {
  expect(wrapLabel('Vale-compra', 13, 2)).toEqual(['Vale-compra']);
  expect(wrapLabel('Não foi desta vez', 10, 2)).toEqual(['Não foi', 'desta vez']);
  expect(wrapLabel('Panela de pressão elétrica de 6 litros', 13, 2)).toEqual(['Panela de', 'pressão…']);
  expect(wrapLabel('Otorrinolaringologista', 13, 2)).toEqual(['Otorrinolari…']);
});

test('wrapLabel exceeds neither the line width nor the number of lines', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 3, max: 20 }), (text, width) => {
      const lines = wrapLabel(text, width, 2);
      expect(lines.length).toBeLessThanOrEqual(2);
      expect(lines.every((line) => line.length <= width)).toBe(true);
    }),
  );
});
