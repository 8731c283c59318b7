import { expect, test } from 'vitest';
import { compareVersoes } from './versao.ts';

test.each([
  ['0.27.90', '0.27.90', 0],
  ['0.27.90', '0.27.9', 1],
  ['0.9.0', '0.10.0', -1],
  ['1', '1.0.0', 0],
  ['1.0.1', '1', 1],
  ['', '0.0.1', -1],
  ['1.2.3-beta', '1.2.3', 0],
])('compareVersoes(%j, %j) is %i', (a, b, expected) => expect(compareVersoes(a, b)).toBe(expected));
