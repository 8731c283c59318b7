// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { sharePicture } from '../desenho/share-picture.ts';
import { shareNativeLink } from './share-native.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const picture = new Blob(['clover'], { type: 'image/png' });
const how = { nome: 'meus-numeros.png', titulo: 'Promoção' };

/** Installs a shell with a share call that ends in the given way. */
function install(end: () => Promise<unknown>, plugins: object = {}) {
  const shared: unknown[] = [];
  vi.stubGlobal('Capacitor', {
    isNativePlatform: () => true,
    Plugins: {
      Filesystem: {
        writeFile: async (file: { path: string }) => {
          shared.push(file);
          return { uri: `file:///cache/${file.path}` };
        },
      },
      Share: {
        share: (options: object) => {
          shared.push(options);
          return end();
        },
      },
      ...plugins,
    },
  });
  return shared;
}

describe('picture in the native app', () => {
  test('is written to the cache directory and shared from there', async () => {
    const shared = install(async () => ({ activityType: 'x' }));
    await sharePicture(picture, how);
    expect(shared).toEqual([
      { path: 'meus-numeros.png', data: btoa('clover'), directory: 'CACHE' },
      { title: 'Promoção', files: ['file:///cache/meus-numeros.png'] },
    ]);
  });

  test('treats a closed share menu as no failure', async () => {
    install(() => Promise.reject(new Error('Share canceled')));
    await expect(sharePicture(picture, how)).resolves.toBeUndefined();
  });

  test('rejects when sharing fails', async () => {
    install(() => Promise.reject(new Error('no app takes it')));
    await expect(sharePicture(picture, how)).rejects.toThrow('no app takes it');
  });

  test('falls back to the web when the shell has no share plugin', async () => {
    install(async () => ({}), { Share: undefined });
    const share = vi.fn<(shared: ShareData) => Promise<void>>(async () => {});
    vi.stubGlobal('navigator', { canShare: () => true, share });
    await sharePicture(picture, how);
    expect(share.mock.calls[0]![0].files![0]!.name).toBe('meus-numeros.png');
  });
});

test('an invitation is shared as text with its link, and not at all without the plugin', async () => {
  const shared = install(async () => ({}));
  const convite = { title: 'Promoção', text: 'Vem!', url: 'https://promo.example/cadastro?indicacao=A1' };
  expect(await shareNativeLink(convite)).toBe(true);
  expect(shared).toEqual([convite]);
  install(async () => ({}), { Share: undefined });
  expect(await shareNativeLink(convite)).toBe(false);
});
