import { tmpdir } from 'node:os';
import { afterEach, expect, test, vi } from 'vitest';
import { findBinaries } from './postgres-binaries.ts';

afterEach(() => vi.unstubAllEnvs());

const find = (wanted: string) => {
  vi.stubEnv('TREVO_POSTGRES', wanted);
  return findBinaries(tmpdir(), undefined);
};

test('the server that npm brings is the one that is taken', () => {
  expect(find('')).toMatchObject({ origin: 'from npm' });
});

test('a version that is not here says where it is to be had, as far as that is known', () => {
  expect(() => find('19')).toThrow(/^No PostgreSQL 19 is here: install it\.$/);
});

test('any other word is refused', () => {
  expect(() => find('14')).toThrow('TREVO_POSTGRES is 14; it may be npm, installed or a version from 15.');
  expect(() => find('latest')).toThrow('TREVO_POSTGRES is latest');
});
