import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findSlot, listSlots } from './giro-slots.ts';

const words = { naoFoi: 'Não foi desta vez', outros: 'Outros prêmios' };
const named = fc.record({ id: fc.uuid(), nome: fc.string({ minLength: 1 }) });
const tabela = fc.uniqueArray(named, { maxLength: 20, selector: ({ id }) => id });
const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

describe('slots of the wheel', () => {
  test('match the result: the wheel stops at the server\'s prize, at "others", or at no luck', () => {
    fc.assert(
      fc.property(tabela, fc.option(named), fc.nat(), chance, (table, stranger, pick, at) => {
        const ganho = stranger && table.length > 0 && pick % 2 === 0 ? table[pick % table.length]! : stranger;
        const slots = listSlots(table, words, ganho);
        const slot = slots[findSlot(slots, ganho, at)];
        const said = slot?.kind === 'premio' ? slot.premio : slot?.kind;
        expect(ganho ? [ganho.id, 'outros'] : ['nada']).toContain(said);
      }),
      { numRuns: 1000 },
    );
  });

  test('are six to twelve, alternating with slots without luck', () => {
    fc.assert(
      fc.property(tabela, (table) => {
        const slots = listSlots(table, words);
        expect(slots.length).toBeGreaterThanOrEqual(6);
        expect(slots.length).toBeLessThanOrEqual(12);
        expect(slots.filter(({ kind }) => kind === 'nada')).toHaveLength(slots.length / 2);
        expect(slots.every(({ kind }, i) => (kind === 'nada') === (i % 2 === 1))).toBe(true);
      }),
    );
  });

  test('name each prize of a table that fits', () => {
    const slots = listSlots(
      [
        { id: 'a', nome: 'Panela' },
        { id: 'b', nome: 'Fone' },
      ],
      words,
    );
    expect(new Set(slots.map(({ label }) => label))).toEqual(new Set(['Panela', 'Fone', words.naoFoi]));
  });
});
