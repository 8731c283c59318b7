import { expect, test } from 'vitest';
import { isCep } from './check-endereco.ts';

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
])('%j as a postal code: %s', (text, expected) => expect(isCep(text)).toBe(expected));
