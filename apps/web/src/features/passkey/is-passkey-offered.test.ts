// @vitest-environment happy-dom
import { configuracaoPadrao } from '@trevo/config/configuracao/configuracao-keys';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { totem } from '../../platform/storage/totem.ts';
import { isPasskeyOffered } from './is-passkey-offered.ts';

const on = { ...configuracaoPadrao, 'login.passkeyAtivo': true };

beforeEach(() => vi.stubGlobal('PublicKeyCredential', class {}));
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

test('offers passkeys in a browser that has them', () => {
  expect(isPasskeyOffered(on)).toBe(true);
});

test.each([
  ['where the campaign does not use them', () => {}, configuracaoPadrao],
  ['in a browser without them', () => void Reflect.deleteProperty(window, 'PublicKeyCredential'), on],
  ['on a kiosk', () => totem.start(), on],
  ['in the native app', () => vi.stubGlobal('Capacitor', { isNativePlatform: () => true }), on],
])('offers none %s', (_, prepare, configuracao) => {
  prepare();
  expect(isPasskeyOffered(configuracao)).toBe(false);
});
