import { describe, expect, test } from 'vitest';
import { buildFacebookUrl } from '../parts/OutrasEntradas.tsx';
import { dropFacebookQuery, readFacebookReturn } from './facebook-redirect.ts';

const dialog = { appId: '123', origin: 'https://c.com.br', path: '/autenticacao', state: 's1' };

describe('buildFacebookUrl', () => {
  test('requests a token, profile and e-mail, with the entry as return address', () => {
    const url = new URL(buildFacebookUrl(dialog));
    expect(url.origin + url.pathname).toBe('https://www.facebook.com/v21.0/dialog/oauth');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: '123',
      redirect_uri: 'https://c.com.br/autenticacao',
      response_type: 'token',
      scope: 'public_profile,email',
      state: 's1',
    });
  });

  test('stays local with the development app id', () => {
    const url = new URL(buildFacebookUrl({ ...dialog, appId: 'local' }));
    expect(url.origin + url.pathname).toBe('https://c.com.br/_dev/facebook');
  });
});

describe('readFacebookReturn', () => {
  test.each([
    ['', '#access_token=t1&state=s1', { situacao: 'autorizado', token: 't1', state: 's1' }],
    ['', '#access_token=t1', { situacao: 'autorizado', token: 't1', state: '' }],
    ['?error=access_denied&state=s1', '#_=_', { situacao: 'recusado' }],
    ['', '#error=access_denied&state=s1', { situacao: 'recusado' }],
    ['?tela=cupons', '', null],
    ['', '#secao', null],
  ])('parses "%s%s"', (search, hash, found) => {
    expect(readFacebookReturn(search, hash)).toEqual(found);
  });

  test('dropFacebookQuery removes the refusal from the address', () => {
    expect(dropFacebookQuery('?error=x&error_reason=y&state=s&tela=cupons')).toBe('?tela=cupons');
    expect(dropFacebookQuery('?state=SP')).toBe('?state=SP');
  });
});
