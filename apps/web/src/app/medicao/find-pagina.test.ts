// @vitest-environment happy-dom
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { appPaths } from '../../platform/navigation/paths/app-paths.ts';
import { findPagina, isMeasured } from './measure.ts';

const closed = new Set<string>([
  ...Object.values(appPaths),
  '/:ano-:identificacao-:numeroAleatorio',
  '/naoEncontrada',
]);

test.each([
  ['/', '/'],
  ['/home', '/home'],
  ['/HOME/', '/home'],
  ['/cuponsNovo', '/cuponsNovo'],
  ['/2026-TREVO-ABCD1234', '/:ano-:identificacao-:numeroAleatorio'],
  ['/52998224725', '/naoEncontrada'],
  ['/home/52998224725', '/naoEncontrada'],
  ['//evil.example/home', '/naoEncontrada'],
])('findPagina reports %s as %s', (pathname, path) => {
  expect(findPagina(pathname).path).toBe(path);
});

test('findPagina never reports a part of the address itself', () => {
  const part = fc.oneof(
    fc.string(),
    fc.webPath(),
    fc.constantFrom(...Object.values(appPaths)),
    fc.constantFrom(
      '?token=',
      '#',
      '529.982.247-25',
      '2026-TREVO-8F3K2',
      '%2e%2e',
      '__proto__',
      'constructor',
    ),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 4 }), (parts) => {
      expect(closed).toContain(findPagina(`/${parts.join('')}`).path);
    }),
    { numRuns: 2_000 },
  );
});

test('excludes only the kiosk and embedded pages from analytics', () => {
  const silent = Object.values(appPaths).filter((path) => !isMeasured(findPagina(path)));
  expect(silent).toEqual(['/totem', '/rasparAlternativo', '/rasparPremiacaoInstantaneaAlternativo']);
});
