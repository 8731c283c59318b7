import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import * as mask from './mask.ts';

test.each([
  [mask.formatCpf, '12345678909', '123.456.789-09'],
  [mask.formatCpf, '123', '123'],
  [mask.formatCpf, '1234', '123.4'],
  [mask.hideCpf, '52998224725', '***.982.247-**'],
  [mask.hideEmail, 'ana@exemplo.com', 'a***@exemplo.com'],
  [mask.hideTelefone, '11987654321', '(11) *****-4321'],
  [mask.formatCnpj, '12abc34501de35', '12.ABC.345/01DE-35'],
  [mask.formatCpfCnpj, '12345678909', '123.456.789-09'],
  [mask.formatCpfCnpj, '00000000000191', '00.000.000/0001-91'],
  [mask.formatCpfCnpj, '12A', '12.A'],
  [mask.formatTelefone, '', ''],
  [mask.formatTelefone, '11', '(11'],
  [mask.formatTelefone, '119876', '(11)9876'],
  [mask.formatTelefone, '1133334444', '(11)3333-4444'],
  [mask.formatTelefone, '11987654321', '(11)98765-4321'],
  [mask.formatCep, '01310100', '01310-100'],
  [mask.formatDiaMesAno, '2026-11-21', '21/11/2026'],
  [mask.formatDiaMesAno, '2026-02-30', ''],
  [mask.formatChaveAcesso, '3526a', '3526 A'],
])('%o of %j returns %j', (format, text, expected) => expect(format(text)).toBe(expected));

test.each([
  ['21/11/2026', '2026-11-21'],
  ['21112026', '2026-11-21'],
  ['29/02/2024', '2024-02-29'],
  ['29/02/2026', null],
  ['2/1/2026', null],
  ['', null],
])('parses the typed day %j as %j', (text, dia) => expect(mask.parseDiaMesAno(text)).toBe(dia));

it('formats a lucky number as series, space, number', () => {
  expect(mask.formatNumeroSorte('03', '57698')).toBe('03 57698');
  expect(mask.formatNumeroSorte('3', '42')).toBe('03 00042');
});

it('stripMask reverses the formatting', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{0,11}$/), (digits) => {
      expect(mask.stripMask(mask.formatCpf(digits))).toBe(digits);
      expect(mask.stripMask(mask.formatTelefone(digits))).toBe(digits);
    }),
  );
});

it('has patterns as long as the formatted text, with letters only at legal positions', () => {
  const { cnpj, telefone, chaveAcesso, numero, documentoEstrangeiro, rg } = mask.maskPatterns;
  const fits = (pattern: mask.MaskPattern, text: string) =>
    pattern.length === text.length &&
    pattern.every((place, i) => (typeof place === 'string' ? place === text[i] : place.test(text[i] ?? '')));
  expect(fits(cnpj, '12.ABC.345/01DE-35')).toBe(true);
  expect(fits(cnpj, '12.ABC.345/01DE-3A')).toBe(false);
  expect(fits(telefone, '(11)98765-4321')).toBe(true);
  expect(fits(rg, '12.345.678-X')).toBe(true);
  const chave = mask.formatChaveAcesso(`352611${'A'.repeat(12)}${'1'.repeat(26)}`);
  expect(fits(chaveAcesso, chave)).toBe(true);
  expect(fits(chaveAcesso, chave.replace(/1$/, 'A'))).toBe(false);
  expect([numero.length, documentoEstrangeiro.length]).toEqual([6, 10]);
});
