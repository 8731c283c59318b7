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

/** A shell whose sharing ends like this. */
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

describe('A picture in the installed app', () => {
  test('is written where the phone keeps what is passing, and shared from there', async () => {
    const shared = install(async () => ({ activityType: 'x' }));
    await sharePicture(picture, how);
    expect(shared).toEqual([
      { path: 'meus-numeros.png', data: btoa('clover'), directory: 'CACHE' },
      { title: 'Promoção', files: ['file:///cache/meus-numeros.png'] },
    ]);
  });

  test('is not shared by who closes the menu, which is no failure', async () => {
    install(() => Promise.reject(new Error('Share canceled')));
    await expect(sharePicture(picture, how)).resolves.toBeUndefined();
  });

  test('that cannot be shared fails, so that it is said', async () => {
    install(() => Promise.reject(new Error('no app takes it')));
    await expect(sharePicture(picture, how)).rejects.toThrow('no app takes it');
  });

  test('goes the way of a page where the shell brings no sharing', async () => {
    install(async () => ({}), { Share: undefined });
    const share = vi.fn<(shared: ShareData) => Promise<void>>(async () => {});
    vi.stubGlobal('navigator', { canShare: () => true, share });
    await sharePicture(picture, how);
    expect(share.mock.calls[0]![0].files![0]!.name).toBe('meus-numeros.png');
  });
});

test('an invitation is shared as words with its link, and by nobody where there is no sharing', async () => {
  const shared = install(async () => ({}));
  const convite = { title: 'Promoção', text: 'Vem!', url: 'https://promo.example/cadastro?indicacao=A1' };
  expect(await shareNativeLink(convite)).toBe(true);
  expect(shared).toEqual([convite]);
  install(async () => ({}), { Share: undefined });
  expect(await shareNativeLink(convite)).toBe(false);
});
