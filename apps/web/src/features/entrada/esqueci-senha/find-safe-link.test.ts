import { expect, test } from 'vitest';
import { findSafeLink } from './use-sms.ts';

const origin = 'https://c.com.br';
const apps = ['https://app.com.br/entrar', null];

test.each([
  ['https://c.com.br/redefinirSenha?token=t', { onde: 'dentro', path: '/redefinirSenha?token=t' }],
  ['/redefinirSenha?token=t', { onde: 'dentro', path: '/redefinirSenha?token=t' }],
  ['https://c.com.br/#/redefinirSenha?token=t', { onde: 'dentro', path: '/redefinirSenha?token=t' }],
  [
    'https://app.com.br/redefinirSenha?token=t',
    { onde: 'fora', url: 'https://app.com.br/redefinirSenha?token=t' },
  ],
  ['https://outro.com.br/redefinirSenha?token=t', null],
  ['//outro.com.br/x', null],
  ['http://c.com.br/redefinirSenha', null],
  ['javascript:alert(1)', null],
  ['https://c.com.br.outro.com/x', null],
  ['http://[', null],
])('findSafeLink accepts only links of the app: %s', (link, found) => {
  expect(findSafeLink(link, origin, apps)).toEqual(found);
});
