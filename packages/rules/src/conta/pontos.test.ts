import { expect, test } from 'vitest';
import { countCashback, countPontos } from './ganho.ts';

test.each([
  [100, 12_990, 129],
  [100, 99, 0],
  [50, 50, 1],
  [100, null, 0],
])('at %i cents per point, %s cents earn %i points', (centavosPorPonto, centavos, pontos) => {
  expect(countPontos({ centavosPorPonto }, centavos)).toBe(pontos);
});

test('earns no points in a campaign without the rule', () => expect(countPontos(undefined, 10_000)).toBe(0));

test.each([
  [{ porDocumento: 20 }, null, 20],
  [{ porDocumento: 20 }, 5_000, 20],
  [{ porDocumento: 20, centavosPorPonto: 100 }, 5_099, 70],
  [{ porDocumento: 20, centavosPorPonto: 100 }, null, 20],
])('rule %o with %s cents earns %i points', (regra, centavos, pontos) => {
  expect(countPontos(regra, centavos)).toBe(pontos);
});

test.each([
  [{ percentual: 3 }, 10_000, 300],
  [{ percentual: 1.15 }, 10_000, 115],
  [{ percentual: 2.5 }, 99, 2],
  [{ percentual: 3, maximoCentavosPorDocumento: 250 }, 10_000, 250],
  [{ percentual: 3 }, null, 0],
  [undefined, 10_000, 0],
])('cashback rule %o with %s cents earns %i cents', (regra, centavos, cashback) => {
  expect(countCashback(regra, centavos)).toBe(cashback);
});
