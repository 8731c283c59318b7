import { configuracaoPadrao } from '@trevo/config/configuracao/configuracao-keys';
import {
  getLojasDoAplicativo,
  getLojasRedirecionamento,
} from '@trevo/config/configuracao/configuracao-questions';
import { describe, expect, test } from 'vitest';
import { findLoja } from './find-loja.ts';

const configuracao = {
  ...configuracaoPadrao,
  'navegacao.redirecionarLoja': true,
  'navegacao.urlAppPwa': 'https://app.example',
  'navegacao.urlAppPhonegap': 'https://phonegap.example',
  'navegacao.urlLojaAndroid': 'https://android.example',
  'navegacao.urlLojaIos': 'https://ios.example',
};
const android = 'Mozilla/5.0 (Linux; Android 14; Moto G) Chrome/126 Mobile';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Safari';
const desktop = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/126';
const web = { userAgent: android, protocol: 'https:', isNative: false };

describe('app store of a phone', () => {
  test.each([
    ['Android', android, 'https://android.example'],
    ['iOS', iphone, 'https://ios.example'],
  ])('is the configured one on %s', (_name, userAgent, loja) => {
    expect(findLoja(getLojasRedirecionamento(configuracao), { ...web, userAgent })).toBe(loja);
    expect(findLoja(getLojasRedirecionamento(configuracao), { ...web, userAgent, protocol: 'http:' })).toBe(
      loja,
    );
  });

  test.each([
    ['a computer', configuracao, { ...web, userAgent: desktop }],
    ['the native app', configuracao, { ...web, isNative: true }],
    ['a page from a file', configuracao, { ...web, protocol: 'file:' }],
    ['a campaign that does not redirect', { ...configuracao, 'navegacao.redirecionarLoja': false }, web],
    ['the web address of the app missing', { ...configuracao, 'navegacao.urlAppPwa': null }, web],
    ['the other address missing', { ...configuracao, 'navegacao.urlAppPhonegap': null }, web],
    ['no store for this phone', { ...configuracao, 'navegacao.urlLojaAndroid': null }, web],
  ])('is none for %s', (_case, asked, dispositivo) => {
    expect(findLoja(getLojasRedirecionamento(asked), dispositivo)).toBeNull();
  });

  test('is offered even when the campaign does not redirect to it', () => {
    const asked = { ...configuracao, 'navegacao.redirecionarLoja': false };
    expect(findLoja(getLojasDoAplicativo(asked), web)).toBe('https://android.example');
  });
});
