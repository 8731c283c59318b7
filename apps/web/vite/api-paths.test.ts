import { paths } from '@trevo/contract/paths';
import { expect, test } from 'vitest';
import { apiPattern, isApiDocument } from './api-paths.ts';

const isProxied = (url: string) => new RegExp(apiPattern).test(url);

test('apiPattern matches every call of the contract', () => {
  const urls = Object.values(paths).map(({ path }) => path.replaceAll(/\{\w+\}/g, '1'));
  expect(urls.filter((url) => !isProxied(url))).toEqual([]);
});

test.each([
  '/openapi.json',
  '/openapi-operador.json?x=1',
  '/saude/viva',
  '/.well-known/assetlinks.json',
  '/_dev/caixa-de-saida',
  '/licencas.txt',
  '/leitorPdf/a.pdf',
  '/conferir?capsula=/a',
])('%s is proxied, also as a navigation', (url) => {
  expect([isProxied(url), isApiDocument(url)]).toEqual([true, true]);
});

test.each(['/icone.svg', '/icone/192.png', '/marcas/a.svg', '/manifest.webmanifest'])(
  '%s is proxied',
  (url) => {
    expect([isProxied(url), isApiDocument(url)]).toEqual([true, false]);
  },
);

test.each(['/', '/inicio', '/src/main.tsx', '/@vite/client', '/icones', '/openapixjson'])(
  '%s is served by the development server',
  (url) => expect(isProxied(url)).toBe(false),
);
