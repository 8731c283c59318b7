import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { calculateCpfDigitos, isCpf } from './cpf.ts';

test.each(['12345678909', '123.456.789-09', '00000000191'])('%s is a CPF', (text) => {
  expect(isCpf(text)).toBe(true);
});

test.each([
  '12345678908',
  '1234567890',
  '123456789091',
  '11111111111',
  '00000000000',
  'abc',
  '',
  '1234567890A',
])('%j is no CPF', (text) => expect(isCpf(text)).toBe(false));

it('calculates the check digits of a CPF unless all digits are equal', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{9}$/), (nove) => {
      expect(isCpf(nove + calculateCpfDigitos(nove))).toBe(!/^(\d)\1+$/.test(nove));
    }),
  );
});
