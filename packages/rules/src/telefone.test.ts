import { expect, it, test } from 'vitest';
import { codigosDdd, dropCountryCode, isCelular, isTelefone, toE164 } from './telefone.ts';

test.each([
  ['(11)98765-4321', true, true],
  ['1133334444', true, false],
  ['55987654321', true, true],
  ['11958765432', true, false],
  ['20987654321', true, false],
  ['119876543', false, false],
  ['119876543210', false, false],
  ['1198765432A', false, false],
  ['', false, false],
])('%j: telephone %s, mobile %s', (text, telefone, celular) => {
  expect([isTelefone(text), isCelular(text)]).toEqual([telefone, celular]);
});

it('knows the 67 area codes, each once', () => {
  expect(new Set(codigosDdd).size).toBe(67);
  expect(codigosDdd).toHaveLength(67);
});

it('of a mobile follows the configured pattern, the area code staying real', () => {
  expect(isCelular('11958765432', '^\\d{2}9\\d{8}$')).toBe(true);
  expect(isCelular('20958765432', '^\\d{2}9\\d{8}$')).toBe(false);
});

test.each([
  ['+55 (11) 98765-4321', '11987654321'],
  ['551133334444', '1133334444'],
  ['55987654321', '55987654321'],
  ['5533334444', '5533334444'],
])('%s without country code is %s', (text, expected) => expect(dropCountryCode(text)).toBe(expected));

test.each(['11987654321', '(11) 98765-4321', '+55 11 98765-4321'])(
  '%s is dialled as +5511987654321',
  (text) => expect(toE164(text)).toBe('+5511987654321'),
);
