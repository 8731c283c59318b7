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

describe('The worker', () => {
  test('is asked for once the page has had the line for itself, and a refusal changes nothing', async () => {
    registerWorker(true);
    await pass(3999);
    expect(register).not.toHaveBeenCalled();
    await pass(1);
    expect(register).toHaveBeenCalledExactlyOnceWith('/sw.js', { updateViaCache: 'none' });
  });

  test('comes without idle time to ask for', async () => {
    vi.stubGlobal('requestIdleCallback', undefined);
    Reflect.deleteProperty(window, 'requestIdleCallback');
    registerWorker(true);
    await pass(4000);
    expect(register).toHaveBeenCalledOnce();
  });

  test('is not for the installed app', async () => {
    vi.stubGlobal('Capacitor', { isNativePlatform: () => true });
    registerWorker(true);
    await pass(20_000);
    expect(register).not.toHaveBeenCalled();
  });

  test('is not for a page inside another page', async () => {
    vi.spyOn(window, 'parent', 'get').mockReturnValue({} as Window & typeof globalThis);
    registerWorker(true);
    await pass(20_000);
    expect(register).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  test('is no question for a browser without workers', async () => {
    Reflect.deleteProperty(navigator, 'serviceWorker');
    expect(() => registerWorker(true)).not.toThrow();
    await pass(20_000);
    expect(register).not.toHaveBeenCalled();
  });

  test('of a built app that stood here before goes when the development server takes its place', async () => {
    registerWorker(false);
    await pass(20_000);
    expect([register.mock.calls.length, unregister.mock.calls.length]).toEqual([0, 1]);
  });
});
