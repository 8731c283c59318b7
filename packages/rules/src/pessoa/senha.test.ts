import { expect, test } from 'vitest';
import { checkSenhaNova, isSenhaNova } from './senha.ts';

test.each([
  ['', false, false, false],
  ['abcdefgh', true, false, false],
  ['Abcdefgh', true, true, false],
  ['Abcdef1', false, true, true],
  ['Abcdefg1', true, true, true],
  ['Çção1234', true, true, true],
])('%j: length %s, both cases %s, digit %s', (text, minimo, maiusculasMinusculas, numeros) => {
  expect(checkSenhaNova(text)).toEqual({ minimo, maiusculasMinusculas, numeros });
  expect(isSenhaNova(text)).toBe(minimo && maiusculasMinusculas && numeros);
});
