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

test('reads the build variables, with comma-separated lists', () => {
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

test('requests the configuration by host in the browser, by package in the installed app', () => {
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

test('shows the test banner except on listed addresses and packages, and always on a tester device', () => {
  const web = (origin: string) => ({ tipo: 'web', origin, host: new URL(origin).host }) as const;
  expect(isAmbienteTeste(bootstrap, web('https://sol.example'))).toBe(false);
  expect(isAmbienteTeste(bootstrap, web('https://teste.sol.example'))).toBe(true);
  expect(isAmbienteTeste(bootstrap, { tipo: 'nativo', pacote: 'br.example.promo' })).toBe(false);
  expect(isAmbienteTeste(bootstrap, { tipo: 'nativo', pacote: 'br.example.promo.teste' })).toBe(true);
  const onDevice = (dispositivo: string) =>
    isAmbienteTeste(bootstrap, { tipo: 'nativo', pacote: 'br.example.promo', dispositivo });
  expect(onDevice('iphone-da-equipe')).toBe(true);
  expect(onDevice('iphone-de-alguem')).toBe(false);
});
