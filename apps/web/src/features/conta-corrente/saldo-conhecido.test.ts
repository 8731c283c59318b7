import { expect, test } from 'vitest';
import { sayIdade } from './saldo-conhecido.ts';

test.each([
  ['2026-11-22T17:32:00Z', 'Saldo de hoje às 14:32'],
  ['2026-11-22T02:59:00Z', 'Saldo de ontem às 23:59'],
  ['2026-11-01T12:00:00Z', 'Saldo de 01/11 às 09:00'],
  ['2025-12-31T12:00:00Z', 'Saldo de 31/12/2025 às 09:00'],
])('a balance of %s is said to be of %s', (instante, words) => {
  expect(sayIdade(instante, new Date('2026-11-22T20:00:00Z'))).toBe(words);
});
