import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addDias, getDiaDaSemana } from './sao-paulo.ts';
import {
  addDiasUteis,
  addMeses,
  findFimDecendio,
  findPascoa,
  isDiaUtil,
  listFeriados,
} from './dias-uteis.ts';

const dias = fc.integer({ min: 0, max: 36_500 }).map((n) => addDias('2000-01-01', n));

// Dates of the tables of the U.S. Naval Observatory.
test.each([
  [1818, '1818-03-22'],
  [2000, '2000-04-23'],
  [2008, '2008-03-23'],
  [2011, '2011-04-24'],
  [2019, '2019-04-21'],
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
])('Easter of %d is %s', (ano, dia) => {
  expect(findPascoa(ano)).toBe(dia);
});

test('lists the thirteen days of 2026 without banking business in order', () => {
  expect(listFeriados(2026).map(({ dia, nome }) => `${dia} ${nome}`)).toEqual([
    '2026-01-01 Confraternização Universal',
    '2026-02-16 Carnaval',
    '2026-02-17 Carnaval',
    '2026-04-03 Sexta-feira da Paixão',
    '2026-04-21 Tiradentes',
    '2026-05-01 Dia do Trabalho',
    '2026-06-04 Corpus Christi',
    '2026-09-07 Independência do Brasil',
    '2026-10-12 Nossa Senhora Aparecida',
    '2026-11-02 Finados',
    '2026-11-15 Proclamação da República',
    '2026-11-20 Consciência Negra',
    '2026-12-25 Natal',
  ]);
});

test.each([
  ['2023-11-20', true],
  ['2024-11-20', false],
  ['2026-11-20', false],
  ['2026-11-21', false],
  ['2026-11-23', true],
  ['2026-02-18', true],
])('%s is a working day: %s', (dia, expected) => {
  expect(isDiaUtil(dia)).toBe(expected);
});

test.each([
  ['2026-11-30', 3, '2026-12-03'],
  ['2026-11-20', 3, '2026-11-25'],
  ['2026-12-31', 3, '2027-01-06'],
  ['2026-04-10', 3, '2026-04-15'],
  ['2026-02-13', 1, '2026-02-18'],
  ['2026-12-28', -1, '2026-12-24'],
  ['2026-11-28', 0, '2026-11-28'],
])('%s plus %d working days is %s', (dia, n, expected) => {
  expect(addDiasUteis(dia, n)).toBe(expected);
});

test.each([
  ['2026-11-01', '2026-11-10'],
  ['2026-11-10', '2026-11-10'],
  ['2026-11-11', '2026-11-20'],
  ['2026-11-28', '2026-11-30'],
  ['2026-12-31', '2026-12-31'],
  ['2027-02-21', '2027-02-28'],
  ['2028-02-29', '2028-02-29'],
])('the ten-day period of %s ends on %s', (dia, expected) => {
  expect(findFimDecendio(dia)).toBe(expected);
});

test.each([
  ['2026-11-28', 12, '2027-11-28'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2026-08-31', 1, '2026-09-30'],
  ['2026-03-31', -1, '2026-02-28'],
])('%s plus %d months is %s', (dia, meses, expected) => {
  expect(addMeses(dia, meses)).toBe(expected);
});

describe('working days', () => {
  it('working days are never on a weekend or a holiday, and none is skipped', () => {
    fc.assert(
      fc.property(dias, fc.integer({ min: 1, max: 15 }), (dia, n) => {
        const end = addDiasUteis(dia, n);
        let count = 0;
        for (let day = addDias(dia, 1); day <= end; day = addDias(day, 1)) if (isDiaUtil(day)) count += 1;
        expect(count).toBe(n);
        expect(getDiaDaSemana(end)).toBeLessThanOrEqual(5);
        expect(addDiasUteis(addDias(end, 1), -1)).toBe(end);
      }),
    );
  });
  it('working days of a ten-day period end after it, within the next ten days', () => {
    fc.assert(
      fc.property(dias, (dia) => {
        const fim = findFimDecendio(dia);
        expect(fim >= dia && addDias(dia, 11) > fim).toBe(true);
        expect(findFimDecendio(fim)).toBe(fim);
        const pago = addDiasUteis(fim, 3);
        expect(pago > fim && pago <= addDias(fim, 10)).toBe(true);
      }),
    );
  });
});
