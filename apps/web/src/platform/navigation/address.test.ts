import { describe, expect, test } from 'vitest';
import { formatAddress, isPath, parseAddress, resolveAddress } from './address.ts';

test.each([
  ['/a?b=c#d', { pathname: '/a', search: '?b=c', hash: '#d' }],
  ['/a', { pathname: '/a', search: '', hash: '' }],
  ['?b=c', { pathname: '', search: '?b=c', hash: '' }],
  ['/a#d?e', { pathname: '/a', search: '', hash: '#d?e' }],
  ['/a?#', { pathname: '/a', search: '', hash: '' }],
  ['', { pathname: '', search: '', hash: '' }],
])('parseAddress splits %j', (path, parts) => {
  expect(parseAddress(path)).toEqual(parts);
});

describe('resolveAddress', () => {
  const resolve = (to: Parameters<typeof resolveAddress>[0]) => formatAddress(resolveAddress(to, '/cupons'));

  test.each([
    ['/home', '/home'],
    ['?pagina=2', '/cupons?pagina=2'],
    ['?', '/cupons'],
    ['/quiz?id=1#x', '/quiz?id=1#x'],
    ['//outro.example/x', '/outro.example/x'],
    ['/\\outro.example', '/outro.example'],
  ])('resolves %s to %s', (to, address) => {
    expect(resolve(to)).toBe(address);
  });

  test('takes the parts of an address', () => {
    expect(resolve({ pathname: '/a', search: '?b' })).toBe('/a?b');
    expect(resolve({ search: '?b' })).toBe('/cupons?b');
  });
});

test.each([
  ['/cupons', '/cupons', true],
  ['/cupons', '/Cupons/', true],
  ['/cupons', '/%63upons', true],
  ['/', '/', true],
  ['/', '', true],
  ['/cupons', '/cuponsNovo', false],
  ['/cupons', '/cupons/1', false],
  ['/cupons', '/%E0%A4%A', false],
])('isPath of %s and %s is %s', (path, pathname, is) => {
  expect(isPath(path, pathname)).toBe(is);
});
