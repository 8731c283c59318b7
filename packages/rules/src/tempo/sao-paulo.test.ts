import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { addDias, getDiaDaSemana, isDia, toSaoPaulo, weekOf } from './sao-paulo.ts';

test.each([
  ['2026-11-21T02:59:59Z', '2026-11-20', '23:59:59'],
  ['2026-11-21T03:00:00Z', '2026-11-21', '00:00:00'],
  ['2026-01-01T02:00:00Z', '2025-12-31', '23:00:00'],
  ['2018-12-01T02:00:00Z', '2018-12-01', '00:00:00'],
])('%s is %s %s in São Paulo', (instant, dia, hora) => {
  expect(toSaoPaulo(new Date(instant))).toEqual({ dia, hora, anoMes: dia.slice(0, 7) });
});

test.each([
  ['2026-11-21', 6, '2026-W47'],
  ['2026-11-23', 1, '2026-W48'],
  ['2027-01-01', 5, '2026-W53'],
  ['2024-12-30', 1, '2025-W01'],
  ['2023-01-01', 7, '2022-W52'],
])('%s is ISO weekday %i of week %s', (dia, diaDaSemana, semana) => {
  expect([getDiaDaSemana(dia), weekOf(dia)]).toEqual([diaDaSemana, semana]);
});

test.each([
  ['2024-02-28', 1, '2024-02-29'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2018-11-03', 1, '2018-11-04'],
  ['2026-03-01', -1, '2026-02-28'],
])('%s plus %i days is %s', (dia, n, expected) => expect(addDias(dia, n)).toBe(expected));

test.each([
  '2026-02-29',
  '2026-13-01',
  '2026-1-1',
  '',
  'hoje',
  '2026-11-21T00:00',
  '0000-01-01',
  '0000-12-31',
])('isDia rejects %j', (text) => {
  expect(isDia(text)).toBe(false);
  expect(() => addDias(text, 1)).toThrow(RangeError);
});

it.each(['0001-01-01', '9999-12-31'])('isDia accepts %s', (text) => expect(isDia(text)).toBe(true));

it('adding and subtracting days are inverse', () => {
  fc.assert(
    fc.property(fc.integer({ min: -9999, max: 9999 }), (n) => {
      expect(addDias(addDias('2026-11-21', n), -n)).toBe('2026-11-21');
    }),
  );
});
