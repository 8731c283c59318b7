import { expect, test } from 'vitest';
import { countPontos } from './ganho.ts';

test.each([
  [100, 12_990, 129],
  [100, 99, 0],
  [50, 50, 1],
  [100, null, 0],
])('at %i cents a point, %s cents are %i points', (centavosPorPonto, centavos, pontos) => {
  expect(countPontos({ centavosPorPonto }, centavos)).toBe(pontos);
});

test('a campaign without the rule gives none', () => expect(countPontos(undefined, 10_000)).toBe(0));
