// @vitest-environment happy-dom
import { configuracaoPadrao, type Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { findPublicOrigin, readAppAddress, replaceAddress, toReturnAddress } from './app-address.ts';

const install = () => vi.stubGlobal('Capacitor', { isNativePlatform: () => true });
const withKeys = (keys: Partial<Configuracao>): Configuracao => ({ ...configuracaoPadrao, ...keys });
const { origin } = window.location;

afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

test('a page stands at its address', () => {
  window.history.replaceState(null, '', '/redefinirSenha?token=a#b');
  expect(readAppAddress()).toMatchObject({ pathname: '/redefinirSenha', search: '?token=a', hash: '#b' });
});

test.each([
  ['', { pathname: '/', search: '', hash: '' }],
  ['#/', { pathname: '/', search: '', hash: '' }],
  ['#/redefinirSenha?token=a#b', { pathname: '/redefinirSenha', search: '?token=a', hash: '#b' }],
  ['#/2026-TREVO-123', { pathname: '/2026-TREVO-123', search: '', hash: '' }],
])('the installed app stands behind the # of its file: %s', (hash, address) => {
  install();
  window.history.replaceState(null, '', `/index.html?aparelho=1${hash}`);
  expect(readAppAddress()).toEqual(address);
});

test('what is replaced in the installed app stays behind the #, with the state of the history', () => {
  install();
  window.history.replaceState({ idx: 3 }, '', '/#/redefinirSenha?token=a');
  replaceAddress('//redefinirSenha');
  expect(window.location.href).toBe(`${origin}/#/redefinirSenha`);
  expect(window.history.state).toEqual({ idx: 3 });
});

describe('Who reads a link elsewhere', () => {
  const pwa = withKeys({ 'navegacao.urlAppPwa': 'https://promo.example/inicio' });
  const api = withKeys({ 'api.urlBase': 'https://api.promo.example' });

  test('finds a page where it stands', () => {
    expect(findPublicOrigin({ configuracao: pwa, site: 'https://outra.example' })).toBe(origin);
  });

  test('finds the campaign’s page when the installed app made it', () => {
    install();
    expect(findPublicOrigin({ configuracao: pwa, site: 'https://site.example' })).toBe(
      'https://site.example',
    );
    expect(findPublicOrigin({ configuracao: pwa })).toBe('https://promo.example');
    expect(findPublicOrigin({ configuracao: api })).toBe('https://api.promo.example');
  });
});

test.each([
  [null, 'https://promo.example/retornoCrawler'],
  ['/app', 'https://promo.example/retornoCrawler'],
  ['https://app.promo.example/x', 'https://app.promo.example/retornoCrawler'],
])('a page elsewhere comes back into an app at %s by %s', (phonegap, address) => {
  const partida = {
    configuracao: withKeys({
      'navegacao.urlAppPwa': 'https://promo.example',
      'navegacao.urlAppPhonegap': phonegap,
    }),
  };
  expect(toReturnAddress(partida, '/retornoCrawler')).toBe(`${origin}/retornoCrawler`);
  install();
  expect(toReturnAddress(partida, '/retornoCrawler')).toBe(address);
});
