import { afterEach, describe, expect, test, vi } from 'vitest';
import { openFila, wakeFila } from './wake-fila.ts';

afterEach(() => void vi.unstubAllGlobals());

async function wake(parts: { windows: number; permission: NotificationPermission; notas: number }) {
  vi.stubGlobal('Notification', { permission: parts.permission });
  const postMessage = vi.fn<(message: unknown) => void>();
  const showNotification = vi.fn<ServiceWorkerRegistration['showNotification']>(async () => undefined);
  const pages = Array.from({ length: parts.windows }, () => ({ postMessage }));
  await wakeFila(
    {
      registration: { showNotification } as unknown as ServiceWorkerRegistration,
      clients: { matchAll: async () => pages } as unknown as Clients,
    },
    () => Promise.resolve(parts.notas),
  );
  return {
    told: postMessage.mock.calls.length,
    shown: showNotification.mock.calls.map(([titulo]) => titulo),
  };
}

describe('wakeFila when the network is back', () => {
  test.each([
    ['asks open windows to send the queue', { windows: 2, permission: 'granted', notas: 3 }, 2, []],
    [
      'notifies about one receipt when the app is closed',
      { windows: 0, permission: 'granted', notas: 1 },
      0,
      ['Sua nota ainda está no celular'],
    ],
    [
      'notifies about several receipts when the app is closed',
      { windows: 0, permission: 'granted', notas: 2 },
      0,
      ['2 notas ainda estão no celular'],
    ],
    ['shows no notification without the permission', { windows: 0, permission: 'default', notas: 2 }, 0, []],
    ['shows no notification for an empty queue', { windows: 0, permission: 'granted', notas: 0 }, 0, []],
  ] as const)('%s', async (_case, parts, told, shown) => {
    expect(await wake(parts)).toEqual({ told, shown });
  });

  test.each([
    ['focuses an open window', 1, ['focus']],
    ['opens a window when there is none', 0, ['/home']],
  ])('openFila on a tapped notification %s', async (_case, windows, expected) => {
    const done: string[] = [];
    const page = { focus: async () => void done.push('focus') };
    const clients = {
      matchAll: async () => Array.from({ length: windows }, () => page),
      openWindow: async (url: string) => void done.push(url),
    } as unknown as Clients;
    const notification = { tag: 'enviarFila', close: vi.fn<() => void>() } as unknown as Notification;
    await openFila({ notification }, clients);
    expect(done).toEqual(expected);
  });

  test('openFila ignores another notification', async () => {
    const clients = {} as Clients;
    await expect(
      openFila({ notification: { tag: 'onesignal' } as Notification }, clients),
    ).resolves.toBeUndefined();
  });
});
