import { afterEach, describe, expect, test, vi } from 'vitest';
import { getPlatform, isNative, loadNativeApp } from './native-shell.ts';

afterEach(() => void vi.unstubAllGlobals());

const shell = (platform: string, Plugins?: object) =>
  vi.stubGlobal('Capacitor', {
    isNativePlatform: () => platform !== 'web',
    getPlatform: () => platform,
    Plugins,
  });

describe('native shell', () => {
  test('is detected by its global', async () => {
    expect([isNative(), getPlatform(), await loadNativeApp()]).toEqual([false, 'pwa', undefined]);
    shell('ios');
    expect([isNative(), getPlatform()]).toEqual([true, 'ios']);
  });

  test('counts as a page when it runs in a browser', () => {
    shell('web');
    expect([isNative(), getPlatform()]).toEqual([false, 'pwa']);
  });

  test('reports package, version and device', async () => {
    shell('android', {
      App: { getInfo: async () => ({ id: 'br.trevo.app', version: '0.27.9' }) },
      Device: { getId: async () => ({ identifier: 'd1' }) },
    });
    expect(await loadNativeApp()).toEqual({ pacote: 'br.trevo.app', versao: '0.27.9', dispositivo: 'd1' });
  });

  test('reports nothing when a plugin is missing or fails', async () => {
    shell('ios', { App: { getInfo: async () => Promise.reject(new Error('no')) } });
    expect(await loadNativeApp()).toEqual({ pacote: undefined, versao: undefined, dispositivo: undefined });
  });
});
