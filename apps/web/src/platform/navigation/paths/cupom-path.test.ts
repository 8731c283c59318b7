import { describe, expect, test } from 'vitest';
import { appPaths } from './app-paths.ts';
import { parseCupomPath, toCupomPath } from './cupom-path.ts';

describe('address of a scanned coupon', () => {
  test.each([
    ['/2026-TREVO-8F3K2', ['2026', 'TREVO', '8F3K2']],
    ['/2026-TREVO-DA-SORTE-8F3K2', ['2026', 'TREVO-DA-SORTE', '8F3K2']],
    ['/a-b-c', ['a', 'b', 'c']],
    ['/2026-TREVO-8F3K2/', ['2026', 'TREVO', '8F3K2']],
  ])('%s is split at the first and the last hyphen', (path, parts) => {
    expect(Object.values(parseCupomPath(path)!)).toEqual(parts);
  });

  test.each(['/2026-TREVO', '/2026', '/a-b-c/d', '/-b-c', '/a-b-', '/a--c', '/'])(
    '%s is rejected',
    (path) => {
      expect(parseCupomPath(path)).toBeNull();
    },
  );

  test('is built from the parsed code', () => {
    const path = toCupomPath({ ano: 2026, identificacao: 'TREVO-SUL', numeroAleatorio: '8F3K2' });
    expect(path).toBe('/2026-TREVO-SUL-8F3K2');
    expect(Object.values(parseCupomPath(path)!)).toEqual(['2026', 'TREVO-SUL', '8F3K2']);
  });

  test('does not match any screen', () => {
    expect(Object.values(appPaths).filter((path) => parseCupomPath(path))).toEqual([]);
  });
});
