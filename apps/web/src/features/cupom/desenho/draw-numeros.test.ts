import { expect, test } from 'vitest';
import { splitNumeros } from './draw-numeros.ts';

test.each([
  [0, 0, 0],
  [12, 12, 0],
  [13, 12, 1],
  [500, 12, 488],
])('splitNumeros of %i numbers shows %i and counts %i', (count, shown, more) => {
  const split = splitNumeros(Array.from({ length: count }, (_, i) => i));
  expect([split.shown.length, split.more]).toEqual([shown, more]);
});
