import { expect, test } from 'vitest';
import { isAmbienteTeste, parseBootstrap, toConfiguracaoBody } from './bootstrap.ts';

const bootstrap = parseBootstrap(
  {
    VITE_URL_CONFIGURACAO: 'https://configuracao.example/',
    VITE_URLS_PRODUCAO: 'https://promo.example, https://sol.example',
    VITE_PACOTES_PRODUCAO: 'br.example.promo',
    VITE_DISPOSITIVOS_IOS_TESTE: 'iphone-da-equipe',
  },
  'VITE_',
);

test('the build variables are read, lists by comma', () => {
  expect(bootstrap).toEqual({
    urlConfiguracao: 'https://configuracao.example',
    autorizacaoConfiguracao: null,
    aplicacao: 'trevo',
    nome: 'consumidor',
    urlsProducao: ['https://promo.example', 'https://sol.example'],
    pacotesProducao: ['br.example.promo'],
    dispositivosIosTeste: ['iphone-da-equipe'],
  });
});

test('a web page asks for the configuration of its host, the installed app of its package', () => {
  expect(
    toConfiguracaoBody(bootstrap, { tipo: 'web', origin: 'https://sol.example', host: 'sol.example' }),
  ).toEqual({
    aplicacao: 'trevo',
    nome: 'consumidor',
    chave: 'host',
    valor: 'sol.example',
  });
  expect(toConfiguracaoBody(bootstrap, { tipo: 'nativo', pacote: 'br.example.promo' })).toMatchObject({
    chave: 'pacote',
    valor: 'br.example.promo',
  });
});

test('only listed addresses and packages are production, and a tester device never is', () => {
  const web = (origin: string) => ({ tipo: 'web', origin, host: new URL(origin).host }) as const;
  expect(isAmbienteTeste(bootstrap, web('https://sol.example'))).toBe(false);
  expect(isAmbienteTeste(bootstrap, web('https://teste.sol.example'))).toBe(true);
  expect(isAmbienteTeste(bootstrap, { tipo: 'nativo', pacote: 'br.example.promo' })).toBe(false);
  expect(
    isAmbienteTeste(bootstrap, {
      tipo: 'nativo',
      pacote: 'br.example.promo',
      dispositivo: 'iphone-da-equipe',
    }),
  ).toBe(true);
});
