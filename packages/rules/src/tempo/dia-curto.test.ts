import { expect, test } from 'vitest';
import { formatDiaCurto, nameMes, writeValor } from './dia-curto.ts';

test.each([
  ['2026-11-05', '2026-11-21', '5 nov.'],
  ['2026-03-01', '2026-11-21', '1º mar.'],
  ['2027-05-13', '2026-11-21', '13 mai. 2027'],
  ['2026-11-05', undefined, '5 nov. 2026'],
])('formats %s on %s as %s', (dia, hoje, words) => expect(formatDiaCurto(dia, hoje)).toBe(words));

test('nameMes returns the name of a month', () => {
  expect([nameMes('2026-03'), nameMes('2026-12-31'), nameMes('')]).toEqual(['março', 'dezembro', '']);
});

test.each([
  ['2026-09-01', '1º set. 2026'],
  ['2026-02-31', '2026-02-31'],
  ['TREVO', 'TREVO'],
  [3, '3'],
])('writeValor formats %j as %s', (valor, words) => expect(writeValor(valor)).toBe(words));
