import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toPergunta } from './pre-cadastro-pergunta.ts';

const opcoes = ['a', 'b', 'c'].map((valorOpcao) => ({ valorOpcao, textoOpcao: valorOpcao.toUpperCase() }));

test("the question's own value marks the right answer", () => {
  expect(toPergunta({ texto: 'Qual?', valorCorreto: 'b', opcoes }, () => 0).valorCorreto).toBe('b');
});

test("a value that no answer has leaves the first answer's own", () => {
  expect(toPergunta({ texto: 'Qual?', valorCorreto: 'x', opcoes }, () => 0).valorCorreto).toBe('a');
});

test('the order changes, the answers and the right one do not', () => {
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
