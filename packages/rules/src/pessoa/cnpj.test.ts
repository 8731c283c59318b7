import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { calculateCnpjDigitos, isCnpj } from './cnpj.ts';

test.each(['12ABC34501DE35', '12.ABC.345/01DE-35', '12abc34501de35', '00000000000191', '33.009.911/0025-06'])(
  '%s is a CNPJ',
  (text) => expect(isCnpj(text)).toBe(true),
);

test.each([
  '00000000000000',
  '11111111111111',
  '12ABC34501DE36',
  '12ABC34501DEA5',
  '0000000000019',
  '',
  '12345678909',
])('%j is no CNPJ', (text) => expect(isCnpj(text)).toBe(false));

it('rejects letters where a campaign accepts digits only', () => {
  expect(isCnpj('12ABC34501DE35', { canHaveLetters: false })).toBe(false);
  expect(isCnpj('00000000000191', { canHaveLetters: false })).toBe(true);
});

it('calculates the check digits of a CNPJ, letters included', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9A-Z]{12}$/), (doze) => {
      fc.pre(!/^(.)\1+$/.test(doze));
      expect(isCnpj(doze + calculateCnpjDigitos(doze))).toBe(true);
    }),
  );
});
