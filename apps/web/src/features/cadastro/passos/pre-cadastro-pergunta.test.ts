import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toPergunta } from './pre-cadastro-pergunta.ts';

const opcoes = ['a', 'b', 'c'].map((valorOpcao) => ({ valorOpcao, textoOpcao: valorOpcao.toUpperCase() }));

test("marks the right answer by the question's own value", () => {
  expect(toPergunta({ texto: 'Qual?', valorCorreto: 'b', opcoes }, () => 0).valorCorreto).toBe('b');
});

test("falls back to the first answer when the question's value matches none", () => {
  expect(toPergunta({ texto: 'Qual?', valorCorreto: 'x', opcoes }, () => 0).valorCorreto).toBe('a');
});

test('shuffles the answers and keeps the right one', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })), (numbers) => {
      const pergunta = toPergunta(
        { texto: 'Qual?', valorCorreto: 'x', opcoes },
        () => numbers.next().value ?? 0,
      );
      expect(pergunta.opcoes.toSorted((one, other) => (one.valorOpcao < other.valorOpcao ? -1 : 1))).toEqual(
        opcoes,
      );
      expect(pergunta.valorCorreto).toBe('a');
    }),
  );
});
