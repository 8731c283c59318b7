import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findCabin } from './PrizeWheel.tsx';
import { fitLabel } from './wheel-label.ts';

const { size } = findCabin(8);
const linesOf = (text: string, hasArt = true) => fitLabel(text, size, hasArt).lines;

describe('fitLabel', () => {
  test('wraps at spaces and hyphens, and makes the letters smaller before it breaks a word', () => {
    expect(linesOf('Cesta de verão')).toEqual(['Cesta de', 'verão']);
    expect(linesOf('Vale-compra de R$ 100')).toEqual(['Vale-', 'compra de', 'R$ 100']);
    expect(linesOf('Liquidificador')).toEqual(['Liquidificador']);
    expect(fitLabel('Liquidificador', size, true).letter).toBeLessThan(fitLabel('Vale', size, true).letter);
    expect(linesOf('Otorrinolaringologista')).toEqual(['Otorrino-', 'laringolo-', 'gista']);
  });

  const word = fc.string({ unit: fc.constantFrom(...'abcdeÁç'), minLength: 1, maxLength: 24 });
  const name = fc
    .array(word, { minLength: 1, maxLength: 8 })
    .map((words) => words.join(' '))
    .filter((text) => text.length <= 30);

  test('cuts no label of up to 30 letters, for any number of slots', () => {
    fc.assert(
      fc.property(name, fc.integer({ min: 6, max: 12 }), fc.boolean(), (text, count, wantsArt) => {
        const cabin = findCabin(count);
        const { lines, letter } = fitLabel(text, cabin.size, wantsArt && count <= 8);
        expect(lines.join('').replaceAll(/[\s-]/g, '')).toBe(text.replaceAll(' ', ''));
        for (const line of lines) expect(line.length * letter * 0.56).toBeLessThanOrEqual(cabin.size);
      }),
    );
  });

  test('ends a longer label with an ellipsis', () => {
    expect(linesOf('Panela de pressão elétrica programável de seis litros').at(-1)).toMatch(/…$/);
  });
});
