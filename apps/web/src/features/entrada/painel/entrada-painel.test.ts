import { expect, test } from 'vitest';
import { toEntradaPainel } from './use-entrada-painel.ts';

test.each([
  ['/', null, null],
  ['/', { painel: 'lgpd', usuario: '1' }, { painel: 'lgpd', usuario: '1' }],
  ['/esqueciSenha', null, { painel: 'esqueciSenha', usuario: '' }],
  ['/aceites', undefined, { painel: 'aceites', usuario: '' }],
  ['/esqueciSenha', { painel: 'esqueciSenhaSms' }, { painel: 'esqueciSenhaSms', usuario: '' }],
  ['/login', { painel: 'perfil' }, null],
  ['/', 'lgpd', null],
])('toEntradaPainel for %s with %j returns %j', (pathname, state, painel) => {
  expect(toEntradaPainel(pathname, state)).toEqual(painel);
});
