import { describe, expect, test } from 'vitest';
import {
  countDiasAte,
  formatAnoMes,
  formatCentavos,
  formatContagem,
  formatDia,
  formatDiaCurto,
  formatDiaMes,
  formatMomento,
} from './format.ts';

describe('days', () => {
  test.each([
    ['2026-11-05', '5 de novembro'],
    ['2026-03-01', '1º de março'],
    ['2027-06-30', '30 de junho de 2027'],
  ])('formats %s as %s in 2026', (dia, words) => {
    expect(formatDia(dia, '2026-11-21')).toBe(words);
  });

  test.each([
    ['2026-11-05', '5 nov.'],
    ['2026-03-01', '1º mar.'],
    ['2027-05-13', '13 mai. 2027'],
  ])('formats %s as %s in 2026, short', (dia, words) => {
    expect(formatDiaCurto(dia, '2026-11-21')).toBe(words);
  });

  test('formats a month with its year', () => {
    expect(formatAnoMes('2026-11')).toBe('novembro de 2026');
  });

  test.each([
    ['2026-11-21', 0],
    ['2026-11-22', 1],
    ['2026-11-20', -1],
    ['2027-06-30', 221],
  ])('counts the days from 2026-11-21 to %s as %i', (dia, days) => {
    expect(countDiasAte(dia, '2026-11-21')).toBe(days);
  });
});

describe('instants', () => {
  const agora = new Date('2026-11-21T12:00:00Z');
  test.each([
    ['2026-11-21T11:05:00Z', 'Hoje, 8h05'],
    ['2026-11-21T01:30:00Z', 'Ontem, 22h30'],
    ['2026-11-12T17:32:00Z', '12 nov., 14h32'],
    ['2025-12-25T15:00:00Z', '25 dez. 2025, 12h00'],
  ])('formats %s as %s in São Paulo', (instante, words) => {
    expect(formatMomento(instante, agora)).toBe(words);
  });
});

test.each([
  ['2026-11-30T12:00:00Z', '30 nov.'],
  ['2026-12-01T02:59:59Z', '30 nov.'],
  ['2026-12-01T12:00:00Z', '1º dez.'],
  ['2027-07-31T12:00:00Z', '31 jul. 2027'],
])('formats the day of %s as %s in 2026', (instante, words) => {
  expect(formatDiaMes(instante, new Date('2026-11-21T12:00:00Z'))).toBe(words);
});

test('formats amounts for pt-BR', () => {
  expect(formatCentavos(123_450)).toBe('R$\u00a01.234,50');
  expect(formatContagem(12_345)).toBe('12.345');
});
