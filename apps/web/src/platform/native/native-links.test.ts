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
])('%s means %s', (address, path) => expect(toAppPath(address)).toBe(path));

test.each(['', 'verificarEmail', '/verificarEmail'])('%j is no address', (address) =>
  expect(toAppPath(address)).toBeUndefined(),
);

/** A shell that was started with a link, and tells of what happens. */
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

describe('The link that starts the app', () => {
  test('is taken once, also when the shell tells of it again', async () => {
    const { tell } = install(link);
    expect(await takeLaunchPath()).toBe('/verificarEmail?token=a');
    listen();
    tell('appUrlOpen', { url: link });
    expect(opened).toEqual([]);
    expect(await takeLaunchPath()).toBeUndefined();
  });

  test('opens again when somebody touches it again later', async () => {
    const { tell } = install(link);
    await takeLaunchPath();
    listen();
    tell('pause');
    tell('appUrlOpen', { url: link });
    expect(opened).toEqual(['/verificarEmail?token=a']);
  });

  test('is nothing in a start by the icon, and where the shell cannot tell', async () => {
    install();
    expect(await takeLaunchPath()).toBeUndefined();
    vi.stubGlobal('Capacitor', { isNativePlatform: () => true });
    expect(await takeLaunchPath()).toBeUndefined();
  });
});

describe('While the app is open', () => {
  test('a link opens its path and closes the page that it came from', () => {
    const { tell, close } = install();
    listen();
    tell('appUrlOpen', { url: 'promo://retornoCrawler?status=200' });
    expect(opened).toEqual(['/retornoCrawler?status=200']);
    expect(close).toHaveBeenCalledOnce();
  });

  test('a page that begins again does not open the last link again', async () => {
    const { tell } = install(link);
    listen();
    tell('appUrlOpen', { url: link });
    // iPhones name the last link as the one of the start.
    expect(await takeLaunchPath()).toBeUndefined();
  });

  test.each([
    [{ url: 'https://promo.example/documentosFiscais' }, ['/documentosFiscais']],
    [{}, []],
    [undefined, []],
    [{ url: 7 }, []],
  ])('a tap on a notice with %j opens %j', (extras, paths) => {
    const { tell } = install();
    listen();
    tell('pushNotificationActionPerformed', { actionId: 'tap', notification: { data: extras } });
    expect(opened).toEqual(paths);
  });
});
