import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findTrinca, listSimbolos, toChance } from './simbolos.ts';

const premio = fc.record({
  id: fc.string({ minLength: 1 }),
  nome: fc.string(),
  imagem: fc.constant(null),
  entrega: fc.constant('promotora' as const),
  instrucoes: fc.constant(null),
  retiradaAte: fc.constant(null),
});

describe('the nine symbols of a card', () => {
  test('match the result: three are equal exactly when there is a prize', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.option(premio), (id, won) => {
        const symbols = listSimbolos({ id, premio: won });
        expect(symbols).toHaveLength(9);
        expect(findTrinca(symbols) !== undefined).toBe(won !== null);
      }),
      { numRuns: 2000 },
    );
  });

  test('with a prize have exactly three of one and no second triple', () => {
    fc.assert(
      fc.property(fc.uuid(), premio, (id, won) => {
        const symbols = listSimbolos({ id, premio: won });
        const counts = [...new Set(symbols)].map((name) => symbols.filter((one) => one === name).length);
        expect(counts.filter((count) => count >= 3)).toEqual([3]);
      }),
    );
  });

  test('are the same on every opening of the card', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.option(premio), (id, won) => {
        expect(listSimbolos({ id, premio: won })).toEqual(listSimbolos({ id, premio: won }));
      }),
    );
  });

  test('toChance returns a number from 0 to 1', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(toChance(text)).toBeGreaterThanOrEqual(0);
        expect(toChance(text)).toBeLessThan(1);
      }),
    );
  });
});
