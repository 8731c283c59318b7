import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minimoPessoas, separatePequenos } from './grupo-pequeno.ts';

const grupo = (nome: string, notas: number, ...pessoas: number[]) => ({ nome, notas, pessoas });
const cinco = [1, 2, 3, 4, 5];

describe('small groups of a report', () => {
  it('merges groups with fewer than five people', () => {
    const { mostrados, outros } = separatePequenos(
      [grupo('grande', 9, ...cinco), grupo('a', 80, 6, 7, 8), grupo('b', 2, 9, 10)],
      10,
    );
    expect(mostrados.map(({ nome }) => nome)).toEqual(['grande']);
    expect(outros.map(({ nome }) => nome)).toEqual(['a', 'b']);
  });

  it('adds the smallest shown group to a rest of fewer than five people', () => {
    const { mostrados, outros } = separatePequenos(
      [grupo('grande', 20, ...cinco), grupo('media', 9, 11, 12, 13, 14, 15), grupo('so', 1, 16)],
      10,
    );
    expect(mostrados.map(({ nome }) => nome)).toEqual(['grande']);
    expect(outros.map(({ nome }) => nome)).toEqual(['media', 'so']);
  });

  it('merges a group without a name, whatever its size', () => {
    const { mostrados } = separatePequenos([grupo('', 20, ...cinco)], 10, ({ nome }) => nome === '');
    expect(mostrados).toEqual([]);
  });

  it('loses no receipt and shows no group or rest of fewer than five people beside others', () => {
    const grupos = fc.array(
      fc.record({
        nome: fc.string(),
        notas: fc.integer({ min: 1, max: 50 }),
        pessoas: fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 5 }),
      }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(grupos, fc.integer({ min: 1, max: 6 }), (all, maximo) => {
        const { mostrados, outros } = separatePequenos(all, maximo);
        const sum = (some: readonly { notas: number }[]) =>
          some.reduce((total, { notas }) => total + notas, 0);
        expect(sum(mostrados) + sum(outros)).toBe(sum(all));
        expect(mostrados.length).toBeLessThanOrEqual(maximo);
        for (const { pessoas } of mostrados)
          expect(new Set(pessoas).size).toBeGreaterThanOrEqual(minimoPessoas);
        const rest = new Set(outros.flatMap(({ pessoas }) => pessoas)).size;
        expect(mostrados.length === 0 || outros.length === 0 || rest >= minimoPessoas).toBe(true);
      }),
    );
  });
});
