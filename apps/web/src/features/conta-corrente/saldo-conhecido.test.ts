import { expect, test } from 'vitest';
import { describeIdade } from './saldo-conhecido.ts';

test.each([
  ['2026-11-22T17:32:00Z', 'Saldo de hoje, 14h32'],
  ['2026-11-22T02:59:00Z', 'Saldo de ontem, 23h59'],
  ['2026-11-01T12:00:00Z', 'Saldo de 1º nov., 9h00'],
  ['2025-12-31T12:00:00Z', 'Saldo de 31 dez. 2025, 9h00'],
])('describeIdade formats a balance of %s as of %s', (instante, words) => {
  expect(describeIdade(instante, new Date('2026-11-22T20:00:00Z'))).toBe(words);
});
