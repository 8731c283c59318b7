import { expect, test } from 'vitest';
import { readEcommerce, toComperPath } from './comper-path.ts';

test.each([
  [{ tipo: 'ecommerce' }, '/digitacaoManual?ecommerce=S'],
  [{ tipo: 'fisica', estado: 'SC' }, '/escanearComper?ecommerce=N'],
  [{ tipo: 'fisica', estado: 'DF' }, '/digitacaoManual?ecommerce=N'],
  [{ tipo: 'fisica', estado: 'MT' }, '/digitacaoManual?ecommerce=N'],
] as const)('toComperPath of %j returns %s', (loja, path) => {
  expect(toComperPath(loja)).toBe(path);
});

test.each([
  ['?ecommerce=S', 'S'],
  ['?ecommerce=n', 'N'],
  ['?ecommerce=x', null],
  ['', null],
])('readEcommerce of %s returns %s', (search, expected) => {
  expect(readEcommerce(search)).toBe(expected);
});
