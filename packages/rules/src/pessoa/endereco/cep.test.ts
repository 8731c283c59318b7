import { expect, test } from 'vitest';
import { isCep, normalizeCep } from './cep.ts';

test.each([
  ['01310-100', true],
  ['01310100', true],
  ['01000-000', true],
  ['00999-999', false],
  ['00000000', false],
  ['1310100', false],
  ['013101000', false],
  ['0131-0100', false],
  ['', false],
])('isCep(%j) is %s', (text, expected) => expect(isCep(text)).toBe(expected));

test.each(['01001000', '01001-000', '01001 000', '01.001-000', ' 01001–000\t', '０１００１-０００'])(
  'normalizes %j to the postal code 01001000',
  (text) => {
    expect(isCep(text)).toBe(true);
    expect(normalizeCep(text)).toBe('01001000');
  },
);

test('leaves a text that is no postal code unchanged', () =>
  expect(normalizeCep('01001-0000')).toBe('01001-0000'));
