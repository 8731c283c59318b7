import { expect, test } from 'vitest';
import { isEmail } from './email.ts';

test.each([
  ['ana@exemplo.com.br', true],
  ['ana.maria+promo@x.co', true],
  ["d'avila@exemplo.org", true],
  ['ana@exemplo', false],
  ['@exemplo.com', false],
  ['ana@@exemplo.com', false],
  ['ana..maria@exemplo.com', false],
  ['ana@-exemplo.com', false],
  ['ana @exemplo.com', false],
  ['ana@exemplo.c', false],
  [`${'a'.repeat(65)}@exemplo.com`, false],
  ['', false],
])('%j as an e-mail address: %s', (text, expected) => expect(isEmail(text)).toBe(expected));
