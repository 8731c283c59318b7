// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { registerWorker } from './register-worker.ts';

const register = vi.fn<ServiceWorkerContainer['register']>();
const unregister = vi.fn<() => Promise<boolean>>();

beforeEach(() => {
  vi.useFakeTimers();
  register.mockReset().mockRejectedValue(new DOMException('', 'SecurityError'));
  unregister.mockReset().mockResolvedValue(true);
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { register, getRegistrations: () => Promise.resolve([{ unregister }]) },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('registerWorker', () => {
  test('registers once the page is quiet and ignores a rejection', async () => {
    registerWorker(true);
    await pass(3999);
    expect(register).not.toHaveBeenCalled();
    await pass(1);
    expect(register).toHaveBeenCalledExactlyOnceWith('/sw.js', { updateViaCache: 'none' });
  });

  test('registers in browsers without requestIdleCallback', async () => {
    vi.stubGlobal('requestIdleCallback', undefined);
    Reflect.deleteProperty(window, 'requestIdleCallback');
    registerWorker(true);
    await pass(4000);
    expect(register).toHaveBeenCalledOnce();
  });

  test('does nothing in the native app', async () => {
    vi.stubGlobal('Capacitor', { isNativePlatform: () => true });
    registerWorker(true);
    await pass(20_000);
    expect(register).not.toHaveBeenCalled();
  });

  test('does nothing on an embedded page', async () => {
    vi.spyOn(window, 'parent', 'get').mockReturnValue({} as Window & typeof globalThis);
    registerWorker(true);
    await pass(20_000);
    expect(register).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  test('does nothing in a browser without service workers', async () => {
    Reflect.deleteProperty(navigator, 'serviceWorker');
    expect(() => registerWorker(true)).not.toThrow();
    await pass(20_000);
    expect(register).not.toHaveBeenCalled();
  });

  test('unregisters the worker of a built app on the development server', async () => {
    registerWorker(false);
    await pass(20_000);
    expect([register.mock.calls.length, unregister.mock.calls.length]).toEqual([0, 1]);
  });
});
