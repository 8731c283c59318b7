// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { replaceAddress } from './app-address.ts';

test.each([
  ['/redefinirSenha#x', '/redefinirSenha#x'],
  ['//', '/'],
  ['//redefinirSenha?a=1', '/redefinirSenha?a=1'],
  ['///alheio.example/x', '/alheio.example/x'],
])('replaceAddress keeps %s on this host as %s, with its state', (given, shown) => {
  const { origin } = window.location;
  window.history.replaceState({ idx: 3 }, '', '/?token=abc');
  replaceAddress(given);
  expect(window.location.href).toBe(origin + shown);
  expect(window.history.state).toEqual({ idx: 3 });
});
