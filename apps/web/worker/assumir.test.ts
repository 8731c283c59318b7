import { describe, expect, test, vi } from 'vitest';
import { answerPedido } from './assumir.ts';

async function ask(message: unknown, windows: number) {
  const postMessage = vi.fn<(answer: boolean) => void>();
  const skipWaiting = vi.fn<() => Promise<void>>(async () => undefined);
  const matchAll = vi.fn<() => Promise<unknown[]>>(async () => Array.from({ length: windows }));
  const ports = [{ postMessage }] as unknown as readonly MessagePort[];
  await answerPedido({ data: message, ports }, { skipWaiting, clients: { matchAll } as unknown as Clients });
  return { answers: postMessage.mock.calls.flat(), taken: skipWaiting.mock.calls.length };
}

describe('The release that waits', () => {
  test('takes over when the only window wants it', async () => {
    expect(await ask({ pedido: 'assumir' }, 1)).toEqual({ answers: [true], taken: 1 });
  });

  test('leaves a second window its files, and says so', async () => {
    expect(await ask({ pedido: 'assumir' }, 2)).toEqual({ answers: [false], taken: 0 });
  });

  test.each([null, 'assumir', { pedido: 'outro' }])(
    'does nothing for another message: %j',
    async (message) => {
      expect(await ask(message, 1)).toEqual({ answers: [], taken: 0 });
    },
  );
});
