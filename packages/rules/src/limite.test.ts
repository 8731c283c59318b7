import { expect, test } from 'vitest';
import { checkLimiteDocumentos, isLimiteCupomAtingido, isLimiteCupomAtivo } from './limite.ts';

test.each([
  [-1, false],
  [0, false],
  [undefined, false],
  [null, false],
  [1, true],
])('a coupon limit of %s limits: %s', (limite, expected) =>
  expect(isLimiteCupomAtivo(limite)).toBe(expected),
);

test.each([
  [3, 2, false],
  [3, 3, true],
  [0, 99, false],
  [-1, 99, false],
])('a coupon limit of %i with %i registered is reached: %s', (limite, quantidade, expected) => {
  expect(isLimiteCupomAtingido(limite, quantidade)).toBe(expected);
});

test.each([
  [-1, 'ilimitado'],
  [0, 'naoLiberado'],
  [-2, 'naoLiberado'],
  [5, 5],
])('a document limit of %i means %s', (limite, expected) =>
  expect(checkLimiteDocumentos(limite)).toBe(expected),
);
