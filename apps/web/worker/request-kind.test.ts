import { describe, expect, test } from 'vitest';
import { toRequestKind } from './request-kind.ts';

const origin = 'https://sol.example';
const ask = (path: string, more: Partial<Parameters<typeof toRequestKind>[0]> = {}) =>
  toRequestKind(
    { method: 'GET', mode: 'cors', destination: '', url: new URL(path, origin).href, ...more },
    origin,
  );
const visit = (path: string, destination = 'document') => ask(path, { mode: 'navigate', destination });

describe('toRequestKind', () => {
  test.each(['/', '/home', '/login?usuario=52998224725', '/escanear/', '/12-34-56'])(
    'handles a navigation to %s as the page',
    (path) => expect(visit(path)).toBe('page'),
  );

  test.each([
    '/_dev',
    '/_dev/nota',
    '/conferir',
    '/conferir?capsula=/a',
    '/openapi.json',
    '/marcas/sol.svg',
    '/sw.js',
  ])('leaves a navigation to %s to the network', (path) => expect(visit(path)).toBeNull());

  test('leaves a page in an iframe to the network', () => {
    expect(visit('/rasparAlternativo', 'iframe')).toBeNull();
  });

  test.each([
    ['/assets/index-abc.js', 'file'],
    ['/assets/zxing_reader-abc.wasm', 'file'],
    ['/marcas/sol.svg', 'marca'],
    ['/manifest.webmanifest', 'marca'],
    ['/icone.svg', 'marca'],
  ])('handles %s as %s', (path, kind) => {
    expect(ask(path)).toBe(kind);
  });

  test.each([
    '/campanha/v1/campanhas/',
    '/login/v1/logins/52998224725',
    '/upload/v1/fotos/a.jpg',
    '/consumidor/v1/consumidores/52998224725',
    '/saude',
  ])('ignores the API call %s', (path) => {
    expect(ask(path)).toBeNull();
  });

  test.each([
    ['a POST request', { method: 'POST' }],
    ['a form submitted as a navigation', { method: 'POST', mode: 'navigate', destination: 'document' }],
    ['another origin', { url: 'https://pictures.example/assets/a.js' }],
    ['another brand on the same server', { url: 'https://noite.example/marcas/noite.svg' }],
  ])('ignores %s', (_case, more) => {
    expect(ask('/assets/a.js', more)).toBeNull();
  });
});
