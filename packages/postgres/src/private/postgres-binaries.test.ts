import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { initDatabase, placeBinaries, findShippedPostgres, restoreLinks } from '../shipped-postgres.ts';
import { findBinaries } from './postgres-binaries.ts';

afterEach(() => vi.unstubAllEnvs());

const find = (wanted: string) => {
  vi.stubEnv('TREVO_POSTGRES', wanted);
  return findBinaries(undefined);
};

test('uses the server from npm', () => {
  expect(find('')).toMatchObject({ origin: 'from npm' });
});

test('rejects a version that has no lockfile and is not installed', () => {
  expect(() => find('19')).toThrow(/^PostgreSQL 19 is not installed; install it\.$/);
});

test('rejects any other value', () => {
  expect(() => find('14')).toThrow(
    'TREVO_POSTGRES is 14; allowed values: npm, installed, or a version from 15.',
  );
  expect(() => find('latest')).toThrow('TREVO_POSTGRES is latest');
});

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'trevo-binaries-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test('copies the symbolic links of the binaries as relative links when the server runs as another user', () => {
  const owner = { uid: 65_534, gid: 65_534 };
  const folder = makeFolder();
  const bin = placeBinaries(findShippedPostgres()!, owner, folder);
  expect(placeBinaries(findShippedPostgres()!, owner, folder)).toBe(bin);
  const links = readdirSync(join(bin, '..'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isSymbolicLink())
    .map(({ parentPath, name }) => readlinkSync(join(parentPath, name)));
  expect(links).not.toEqual([]);
  expect(links.filter(isAbsolute)).toEqual([]);
});

test('creates the links that the denied install script of the binaries would create, and keeps existing ones', () => {
  const native = join(makeFolder(), 'native');
  mkdirSync(join(native, 'lib'), { recursive: true });
  writeFileSync(join(native, 'lib/libpq.so.5.18'), '');
  const toLink = (target: string) => ({ source: 'native/lib/libpq.so.5.18', target: `native/lib/${target}` });
  writeFileSync(join(native, 'pg-symlinks.json'), JSON.stringify([toLink('libpq.so'), toLink('libpq.so.5')]));
  restoreLinks(native);
  restoreLinks(native);
  expect(['libpq.so', 'libpq.so.5'].map((name) => readlinkSync(join(native, 'lib', name)))).toEqual([
    'libpq.so.5.18',
    'libpq.so.5.18',
  ]);
});

test('reports the message of initdb when initdb fails', () => {
  const bin = makeFolder();
  const program = join(bin, 'initdb');
  writeFileSync(program, '#!/bin/sh\necho "libicu.so: cannot open shared object file" >&2\nexit 127\n');
  chmodSync(program, 0o755);
  expect(() => initDatabase(bin, join(bin, 'data'), undefined)).toThrow(
    'initdb failed with exit code 127: libicu.so: cannot open shared object file',
  );
});
