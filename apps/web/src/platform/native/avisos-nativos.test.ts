import { afterEach, expect, test, vi } from 'vitest';
import { createAvisosNativos } from './avisos-nativos.ts';
import type { PluginPermission, Plugins } from './plugins.ts';

afterEach(() => void vi.unstubAllGlobals());

type Push = Plugins['PushNotifications'];

/** Builds a plugin like the shell's with listeners that the test can call. */
function createPush(changes: Partial<Push> = {}) {
  const listeners = new Map<string, (event: never) => void>();
  const push = {
    checkPermissions: async () => ({ receive: 'granted' as const }),
    requestPermissions: async () => ({ receive: 'granted' as const }),
    register: vi.fn<Push['register']>(async () => {}),
    unregister: vi.fn<Push['unregister']>(async () => {}),
    addListener: (name: string, listener: (event: never) => void) => {
      listeners.set(name, listener);
      return { remove: async () => {} };
    },
    ...changes,
  };
  vi.stubGlobal('Capacitor', { isNativePlatform: () => true, Plugins: { PushNotifications: push } });
  return { push, tell: (name: string, event: object) => listeners.get(name)!(event as never) };
}

test.each([
  ['prompt', 'perguntar'],
  ['prompt-with-rationale', 'perguntar'],
  ['granted', 'permitida'],
  ['denied', 'negada'],
] as const)('%s maps to %s, both read and requested', async (receive: PluginPermission, permissao) => {
  const ask = async () => ({ receive });
  const avisos = createAvisosNativos(createPush({ checkPermissions: ask, requestPermissions: ask }).push);
  expect([await avisos.readPermissao(), await avisos.askPermissao()]).toEqual([permissao, permissao]);
});

test('a failing plugin reports notifications as unavailable', async () => {
  const fail = () => Promise.reject(new Error('no Firebase'));
  const avisos = createAvisosNativos(createPush({ checkPermissions: fail, requestPermissions: fail }).push);
  expect([await avisos.readPermissao(), await avisos.askPermissao()]).toEqual([
    'indisponivel',
    'indisponivel',
  ]);
});

test('subscribe returns the device token and reports a later change', async () => {
  const { push, tell } = createPush();
  const avisos = createAvisosNativos(push);
  const changed = vi.fn<() => void>();
  const first = avisos.subscribe(changed);
  tell('registration', { value: 'token-1' });
  expect(await first).toBe('token-1');
  // The system may repeat the same token at any time.
  tell('registration', { value: 'token-1' });
  expect(changed).not.toHaveBeenCalled();
  tell('registration', { value: 'token-2' });
  expect(changed).toHaveBeenCalledOnce();
  const again = avisos.subscribe(changed);
  tell('registration', { value: 'token-2' });
  expect(await again).toBe('token-2');
});

test('rejects when the device gets no token', async () => {
  const { push, tell } = createPush();
  const subscription = createAvisosNativos(push).subscribe(() => {});
  tell('registrationError', { error: 'SERVICE_NOT_AVAILABLE' });
  await expect(subscription).rejects.toThrow('refused the push token');
  const refusing = createPush({ register: () => Promise.reject(new Error('not allowed')) });
  await expect(createAvisosNativos(refusing.push).subscribe(() => {})).rejects.toThrow('not allowed');
});

test('times out when the push service never responds', async () => {
  vi.useFakeTimers();
  const subscription = createAvisosNativos(createPush().push).subscribe(() => {});
  const told = subscription.catch(String);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await told).toContain('the push token did not arrive in time');
  vi.useRealTimers();
});

test('unsubscribes at the system', async () => {
  const { push } = createPush();
  await createAvisosNativos(push).unsubscribe();
  expect(push.unregister).toHaveBeenCalledOnce();
});
