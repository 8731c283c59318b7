import { expect, test } from 'vitest';
import { checkNascimento, isMaior } from './nascimento.ts';

test.each([
  ['', 'obrigatorio'],
  ['2000-02-30', 'invalido'],
  ['2000-1', 'invalido'],
  ['2026-11-22', 'futuro'],
  ['1801-01-01', 'invalido'],
  ['2026-11-21', null],
  ['1990-05-17', null],
])('checkNascimento(%j) on 2026-11-21 returns %j', (dia, erro) =>
  expect(checkNascimento(dia, '2026-11-21')).toBe(erro),
);

test.each([
  ['2008-11-21', '2026-11-21', true],
  ['2008-11-22', '2026-11-21', false],
  ['2008-02-29', '2026-02-28', false],
  ['2008-02-29', '2026-03-01', true],
  ['2004-02-29', '2024-02-29', true],
  ['', '2026-11-21', false],
])('isMaior for a birth date of %j on %s is %s', (dia, hoje, expected) =>
  expect(isMaior(dia, hoje)).toBe(expected),
);

test('supports another minimum age', () => {
  expect(isMaior('2008-11-21', '2026-11-21', 21)).toBe(false);
  expect(isMaior('2008-11-21', '2024-11-21', 16)).toBe(true);
});
