// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { network } from '@trevo/client/request/network-state.ts';
import { session } from '../../../platform/session/session.ts';
import { fila } from './fila.ts';
import { startRotina } from './use-fila-rotina.ts';

const usuario = '52998224725';
const send = vi.fn<() => Promise<void>>(() => Promise.resolve());
let stop = () => {};

beforeEach(() => {
  session.signIn({ token: 't1', usuario, tipo: 'consumidor' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  stop();
  vi.useRealTimers();
  send.mockClear();
  await fila.forget();
  session.signOut();
});

/** Returns the number of attempts within the given time. */
async function countTries(milliseconds: number): Promise<number> {
  const before = send.mock.calls.length;
  await vi.advanceTimersByTimeAsync(milliseconds);
  return send.mock.calls.length - before;
}

test('sends pending receipts immediately, then with back-off, and soon again when the network returns', async () => {
  await fila.add(usuario, { chaveAcesso: '3'.repeat(44) }, null, new Date());
  stop = startRotina(send);
  expect(send).toHaveBeenCalledOnce();
  const first = await countTries(60_000);
  expect(first).toBeGreaterThanOrEqual(2);
  expect(await countTries(60_000)).toBeLessThan(first);
  expect(await countTries(3_600_000)).toBeGreaterThanOrEqual(9);
  network.reportNoResponse();
  network.reportResponse();
  expect(await countTries(7_000)).toBe(1);
});

test('sends nothing while the queue is empty, and once after a sign-in or when the app becomes visible', async () => {
  stop = startRotina(send);
  expect(await countTries(600_000)).toBe(0);
  session.signIn({ token: 't2', usuario, tipo: 'consumidor' });
  document.dispatchEvent(new Event('visibilitychange'));
  expect(send).toHaveBeenCalledTimes(3);
});
