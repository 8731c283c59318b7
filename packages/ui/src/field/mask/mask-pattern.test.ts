import { describe, expect, test } from 'vitest';
import { applyMask, stripMask } from './mask-pattern.ts';

const CPF_OR_CNPJ = ['###.###.###-##', 'XX.XXX.XXX/XXXX-##'];

describe('mask pattern', () => {
  test.each([
    ['12345678909', '123.456.789-09'],
    ['123.456.789-09', '123.456.789-09'],
    ['1234', '123.4'],
    ['11222333000181', '11.222.333/0001-81'],
    ['12abc34501de35', '12.ABC.345/01DE-35'],
    ['', ''],
  ])('formats %s as %s', (value, written) => {
    expect(applyMask(CPF_OR_CNPJ, value)).toBe(written);
  });

  test('drops characters that do not fit', () => {
    expect(applyMask('##/##/####', '2512200099')).toBe('25/12/2000');
    expect(applyMask('#####-###', 'a0b1c3d1e0f1g0h0')).toBe('01310-100');
  });

  test('selects the longer pattern for a phone with nine digits', () => {
    const phone = ['(##) ####-####', '(##) #####-####'];
    expect(applyMask(phone, '1132654321')).toBe('(11) 3265-4321');
    expect(applyMask(phone, '11987654321')).toBe('(11) 98765-4321');
  });

  test('stripMask keeps letters and digits', () => {
    expect(stripMask('12.ABC.345/01DE-35')).toBe('12ABC34501DE35');
  });
});
