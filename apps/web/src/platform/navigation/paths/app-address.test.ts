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

test('readAppAddress reads a page from its address', () => {
  window.history.replaceState(null, '', '/redefinirSenha?token=a#b');
  expect(readAppAddress()).toMatchObject({ pathname: '/redefinirSenha', search: '?token=a', hash: '#b' });
});

test.each([
  ['', { pathname: '/', search: '', hash: '' }],
  ['#/', { pathname: '/', search: '', hash: '' }],
  ['#/redefinirSenha?token=a#b', { pathname: '/redefinirSenha', search: '?token=a', hash: '#b' }],
  ['#/2026-TREVO-123', { pathname: '/2026-TREVO-123', search: '', hash: '' }],
])('readAppAddress reads the native app from the fragment of its file: %s', (hash, address) => {
  install();
  window.history.replaceState(null, '', `/index.html?aparelho=1${hash}`);
  expect(readAppAddress()).toEqual(address);
});

test('replaceAddress in the native app changes the fragment and keeps the history state', () => {
  install();
  window.history.replaceState({ idx: 3 }, '', '/#/redefinirSenha?token=a');
  replaceAddress('//redefinirSenha');
  expect(window.location.href).toBe(`${origin}/#/redefinirSenha`);
  expect(window.history.state).toEqual({ idx: 3 });
});

describe('address of the app for others', () => {
  const pwa = withKeys({ 'navegacao.urlAppPwa': 'https://promo.example/inicio' });
  const api = withKeys({ 'api.urlBase': 'https://api.promo.example' });

  test("is the page's own origin on the web", () => {
    expect(findPublicOrigin({ configuracao: pwa, site: 'https://outra.example' })).toBe(origin);
  });

  test("is the campaign's web address in the native app", () => {
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
])('for a return into an app at %s is %s', (phonegap, address) => {
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
