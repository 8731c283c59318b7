import { expect, test } from 'vitest';
import { parseCodigoPremio, toCodigoPremio } from './codigo-premio.ts';

test('formats the last twelve hex digits of the card id in three groups', () => {
  expect(toCodigoPremio('0b0e7f0a-1111-4222-8333-4444555566af')).toBe('4444 5555 66AF');
});

test.each([
  ['4444 5555 66AF', '4444555566af'],
  ['4444-5555-66af', '4444555566af'],
  [' 4444555566AF ', '4444555566af'],
  ['4444 5555 66', null],
  ['4444 5555 66AG', null],
  ['4444 5555 66AF 1', null],
  ['', null],
])('parses the code %s as %s', (text, codigo) => {
  expect(parseCodigoPremio(text)).toBe(codigo);
});
