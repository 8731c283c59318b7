// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { vibrate, type Feel } from '@trevo/ui/gesture/vibrate.ts';
import { network } from '@trevo/client/request/network-state.ts';
import { startNative } from './start-native.ts';

type Call = (...how: unknown[]) => Promise<unknown>;

/** Installs a shell with these plugins and returns a function that emits events. */
function install(plugins: Readonly<Record<string, Readonly<Record<string, Call>>>>) {
  const listeners = new Map<string, (event: object) => void>();
  const addListener = (name: string, listener: (event: object) => void) => {
    listeners.set(name, listener);
    return { remove: async () => {} };
  };
  const all = { App: {}, Network: {}, ...plugins };
  vi.stubGlobal('Capacitor', {
    isNativePlatform: () => true,
    Plugins: Object.fromEntries(
      Object.entries(all).map(([name, calls]) => [name, { ...calls, addListener }]),
    ),
  });
  return (name: string, event: object = {}) => listeners.get(name)!(event);
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

describe('hardware back button', () => {
  const createApp = () => ({
    minimizeApp: vi.fn<Call>(async () => {}),
    exitApp: vi.fn<Call>(async () => {}),
  });

  test.each([
    ['a panel over the first screen', { idx: 1 }],
    ['a screen after another one', { idx: 2 }],
  ])('goes back at %s', async (_, state) => {
    const App = createApp();
    const tell = install({ App });
    const back = vi.spyOn(window.history, 'back').mockReturnValue();
    await startNative();
    window.history.replaceState(state, '', '#/home');
    tell('backButton', { canGoBack: true });
    expect(back).toHaveBeenCalledOnce();
    expect(App.minimizeApp).not.toHaveBeenCalled();
  });

  test.each([[null], [{ idx: 0 }]])('minimizes the app at %j', async (state) => {
    const App = createApp();
    const tell = install({ App });
    const back = vi.spyOn(window.history, 'back').mockReturnValue();
    await startNative();
    window.history.replaceState(state, '', '#/home');
    tell('backButton', { canGoBack: false });
    expect(back).not.toHaveBeenCalled();
    expect(App.minimizeApp).toHaveBeenCalledOnce();
    expect(App.exitApp).not.toHaveBeenCalled();
  });

  test('exits an app that cannot be minimized', async () => {
    const App = { ...createApp(), minimizeApp: () => Promise.reject(new Error('not implemented')) };
    const tell = install({ App });
    await startNative();
    tell('backButton');
    await vi.waitFor(() => expect(App.exitApp).toHaveBeenCalledOnce());
  });
});

test('a lost network is reported at once, and its return wakes pending work', async () => {
  const tell = install({});
  await startNative();
  const heard = vi.fn<() => void>();
  window.addEventListener('online', heard, { once: true });
  tell('networkStatusChange', { connected: false, connectionType: 'none' });
  expect(network.isOnline()).toBe(false);
  tell('networkStatusChange', { connected: true, connectionType: 'cellular' });
  expect(heard).toHaveBeenCalledOnce();
  network.reportResponse();
});

describe('vibration', () => {
  const kinds: readonly Feel[] = ['tick', 'read', 'refused', 'cheer', 'prize'];

  test('uses the native haptics in the native app and ignores its failure', async () => {
    const felt: unknown[] = [];
    const feel =
      (name: string): Call =>
      async (how) => {
        felt.push([name, how]);
        if (name === 'vibrate') throw new Error('switched off');
      };
    install({
      Haptics: {
        impact: feel('impact'),
        notification: feel('notification'),
        vibrate: feel('vibrate'),
      },
    });
    await startNative();
    for (const kind of kinds) vibrate(kind);
    expect(felt).toEqual([
      ['impact', { style: 'LIGHT' }],
      ['notification', { type: 'SUCCESS' }],
      ['notification', { type: 'WARNING' }],
      ['notification', { type: 'SUCCESS' }],
      ['vibrate', { duration: 300 }],
    ]);
  });

  test("uses the browser's API elsewhere, after the first touch", async () => {
    vi.resetModules();
    const fresh = await import('@trevo/ui/gesture/vibrate.ts');
    const browser = vi.fn<(pattern: number[]) => boolean>(() => true);
    const activation = { hasBeenActive: false };
    vi.stubGlobal('navigator', { vibrate: browser, userActivation: activation });
    fresh.vibrate('read');
    expect(browser).not.toHaveBeenCalled();
    activation.hasBeenActive = true;
    fresh.vibrate('refused');
    expect(browser.mock.calls).toEqual([[[25, 60, 25]]]);
  });
});

test('a shell that never reports the launch link does not delay the start', async () => {
  vi.useFakeTimers();
  install({ App: { getLaunchUrl: () => new Promise(() => {}) } });
  const started = startNative();
  await vi.advanceTimersByTimeAsync(2_000);
  await started;
  expect(window.location.hash).toBe('');
  vi.useRealTimers();
});

test('the launch link is the first screen', async () => {
  install({ App: { getLaunchUrl: async () => ({ url: 'https://promo.example/verificarEmail?token=s' }) } });
  await startNative();
  expect(window.location.hash).toBe('#/verificarEmail?token=s');
  sessionStorage.clear();
});
