// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { listenToLinks, takeLaunchPath, toAppPath } from './native-links.ts';

test.each([
  ['https://promo.example/2026-TREVO-123', '/2026-TREVO-123'],
  ['https://promo.example/verificarEmail?token=a', '/verificarEmail?token=a'],
  ['https://promo.example/#/redefinirSenha?token=a', '/redefinirSenha?token=a'],
  ['https://promo.example/cupons#topo', '/cupons'],
  ['https://promo.example', '/'],
  ['http://promo.example:3000/documentosFiscais', '/documentosFiscais'],
  [
    'promo://retornoCrawlerIOS?status=200&mensagem=Nota%20lida',
    '/retornoCrawlerIOS?status=200&mensagem=Nota%20lida',
  ],
  ['br.example.promo:/verificarEmail?token=a', '/verificarEmail?token=a'],
  ['https://promo.example//alheio.example/x', '/alheio.example/x'],
  ['https://promo.example/\\alheio.example', '/alheio.example'],
])('toAppPath maps %s to %s', (address, path) => expect(toAppPath(address)).toBe(path));

test.each(['', 'verificarEmail', '/verificarEmail'])('toAppPath rejects %j', (address) =>
  expect(toAppPath(address)).toBeUndefined(),
);

/** Installs a shell that was started with a link and can emit events. */
function install(launchUrl?: string) {
  const listeners = new Map<string, (event: object) => void>();
  const addListener = (name: string, listener: (event: object) => void) => {
    listeners.set(name, listener);
    return { remove: async () => void listeners.delete(name) };
  };
  const close = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('not implemented')));
  vi.stubGlobal('Capacitor', {
    isNativePlatform: () => true,
    Plugins: {
      App: { addListener, getLaunchUrl: async () => launchUrl && { url: launchUrl } },
      PushNotifications: { addListener },
      Browser: { close },
    },
  });
  return { close, tell: (name: string, event: object = {}) => listeners.get(name)?.(event) };
}

const link = 'https://promo.example/verificarEmail?token=a';
let end = () => {};
const opened: string[] = [];
const listen = () => {
  end = listenToLinks((path) => opened.push(path));
};

beforeEach(() => void (opened.length = 0));
afterEach(() => {
  end();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

describe('launch link', () => {
  test('is taken once, also when the shell reports it again', async () => {
    const { tell } = install(link);
    expect(await takeLaunchPath()).toBe('/verificarEmail?token=a');
    listen();
    tell('appUrlOpen', { url: link });
    expect(opened).toEqual([]);
    expect(await takeLaunchPath()).toBeUndefined();
  });

  test('opens again when the user taps it again later', async () => {
    const { tell } = install(link);
    await takeLaunchPath();
    listen();
    tell('pause');
    tell('appUrlOpen', { url: link });
    expect(opened).toEqual(['/verificarEmail?token=a']);
  });

  test('is undefined when the app was started by its icon and when the shell does not respond', async () => {
    install();
    expect(await takeLaunchPath()).toBeUndefined();
    vi.stubGlobal('Capacitor', { isNativePlatform: () => true });
    expect(await takeLaunchPath()).toBeUndefined();
  });
});

describe('link while the app is open', () => {
  test('opens its path and closes the in-app browser', () => {
    const { tell, close } = install();
    listen();
    tell('appUrlOpen', { url: 'promo://retornoCrawler?status=200' });
    expect(opened).toEqual(['/retornoCrawler?status=200']);
    expect(close).toHaveBeenCalledOnce();
  });

  test('is not opened again after a reload', async () => {
    const { tell } = install(link);
    listen();
    tell('appUrlOpen', { url: link });
    // iPhones report the last link as the launch link.
    expect(await takeLaunchPath()).toBeUndefined();
  });

  test.each([
    [{ url: 'https://promo.example/documentosFiscais' }, ['/documentosFiscais']],
    [{}, []],
    [undefined, []],
    [{ url: 7 }, []],
  ])('tapping a notification with %j opens %j', (extras, paths) => {
    const { tell } = install();
    listen();
    tell('pushNotificationActionPerformed', { actionId: 'tap', notification: { data: extras } });
    expect(opened).toEqual(paths);
  });
});
