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

describe('answerPedido', () => {
  test('activates the waiting worker when the only window asks for it', async () => {
    expect(await ask({ pedido: 'assumir' }, 1)).toEqual({ answers: [true], taken: 1 });
  });

  test('refuses while a second window is open', async () => {
    expect(await ask({ pedido: 'assumir' }, 2)).toEqual({ answers: [false], taken: 0 });
  });

  test.each([null, 'assumir', { pedido: 'outro' }])('ignores the message %j', async (message) => {
    expect(await ask(message, 1)).toEqual({ answers: [], taken: 0 });
  });
});
