import { describe, expect, test } from 'vitest';
import { toRequestKind } from './request-kind.ts';

const origin = 'https://sol.example';
const ask = (path: string, more: Partial<Parameters<typeof toRequestKind>[0]> = {}) =>
  toRequestKind(
    { method: 'GET', mode: 'cors', destination: '', url: new URL(path, origin).href, ...more },
    origin,
  );
const visit = (path: string, destination = 'document') => ask(path, { mode: 'navigate', destination });

describe('The worker', () => {
  test.each(['/', '/home', '/login?usuario=52998224725', '/escanear/', '/12-34-56'])(
    'answers a visit of %s with the page',
    (path) => expect(visit(path)).toBe('page'),
  );

  test.each(['/_dev', '/_dev/nota', '/openapi.json', '/marcas/sol.svg', '/sw.js'])(
    'leaves a visit of %s to the network',
    (path) => expect(visit(path)).toBeNull(),
  );

  test('leaves a page inside another page to the network', () => {
    expect(visit('/rasparAlternativo', 'iframe')).toBeNull();
  });

  test.each([
    ['/assets/index-abc.js', 'file'],
    ['/assets/zxing_reader-abc.wasm', 'file'],
    ['/marcas/sol.svg', 'marca'],
    ['/manifest.webmanifest', 'marca'],
    ['/icone.svg', 'marca'],
  ])('keeps %s as %s', (path, kind) => {
    expect(ask(path)).toBe(kind);
  });

  test.each([
    '/campanha/v1/campanhas/',
    '/login/v1/logins/52998224725',
    '/upload/v1/fotos/a.jpg',
    '/consumidor/v1/consumidores/52998224725',
    '/saude',
  ])('does not touch the call %s', (path) => {
    expect(ask(path)).toBeNull();
  });

  test.each([
    ['what is sent', { method: 'POST' }],
    ['a form that is sent as a visit', { method: 'POST', mode: 'navigate', destination: 'document' }],
    ['another origin', { url: 'https://pictures.example/assets/a.js' }],
    ['another brand on the same server', { url: 'https://noite.example/marcas/noite.svg' }],
  ])('does not touch %s', (_case, more) => {
    expect(ask('/assets/a.js', more)).toBeNull();
  });
});
