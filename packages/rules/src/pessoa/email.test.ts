import { expect, test } from 'vitest';
import { isEmail, normalizeEmail } from './email.ts';

test.each([
  ['ana@exemplo.com.br', true],
  ['ana.maria+promo@x.co', true],
  ["d'avila@exemplo.org", true],
  ['ana@açaí.com.br', true],
  ['ana@xn--aa-4iaz.com.br', true],
  ['ana@пример.рф', true],
  ['ana@açaí', false],
  ['ana@açaí/x.com', false],
  ['ana@aça í.com', false],
  ['açaí@exemplo.com', false],
  ['ana@exemplo', false],
  ['@exemplo.com', false],
  ['ana@@exemplo.com', false],
  ['ana..maria@exemplo.com', false],
  ['ana@-exemplo.com', false],
  ['ana @exemplo.com', false],
  ['ana@exemplo.c', false],
  [`${'a'.repeat(65)}@exemplo.com`, false],
  ['', false],
])('isEmail(%j) is %s', (text, expected) => expect(isEmail(text)).toBe(expected));

test.each([
  ['Ana.Silva@Gmail.com', 'anasilva@gmail.com'],
  ['anasilva+promo@googlemail.com', 'anasilva@gmail.com'],
  ['ana.silva+2@exemplo.com.br', 'ana.silva@exemplo.com.br'],
  ['Ana@AÇAÍ.com.br', 'ana@xn--aa-4iaz.com.br'],
])('normalizes %j to the mailbox %j', (email, expected) => expect(normalizeEmail(email)).toBe(expected));
