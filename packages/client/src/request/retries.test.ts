// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { registerRetry, startRetries } from './retries.ts';
import { network } from './network-state.ts';

const ask = vi.fn<() => Promise<unknown>>(() => Promise.resolve());
let stop = () => {};
let release = () => {};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  // Background retries every 48 to 72 seconds would sometimes fall into the two seconds in which a touch is ignored.
  vi.spyOn(Math, 'random').mockReturnValue(0);
  stop = startRetries();
});
afterEach(() => {
  release();
  stop();
  network.reportResponse();
  vi.useRealTimers();
  vi.restoreAllMocks();
  ask.mockClear();
});

const begin = () => {
  release = registerRetry(ask);
};
/** Counts the attempts within the given time. */
async function countAsks(milliseconds: number): Promise<number> {
  const before = ask.mock.calls.length;
  await vi.advanceTimersByTimeAsync(milliseconds);
  return ask.mock.calls.length - before;
}

test('retries with back-off until released', async () => {
  begin();
  const first = await countAsks(20_000);
  expect(first).toBeGreaterThanOrEqual(2);
  expect(await countAsks(20_000)).toBeLessThan(first);
  expect(await countAsks(3_600_000)).toBeGreaterThanOrEqual(50);
  release();
  expect(await countAsks(3_600_000)).toBe(0);
});

test.each([
  ['the browser says that the network is back', () => window.dispatchEvent(new Event('online'))],
  ['the app is looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['a finger touches it', () => window.dispatchEvent(new Event('pointerdown'))],
  [
    'something else was answered',
    () => {
      network.reportNoResponse();
      network.reportResponse();
    },
  ],
])('retries at once when %s', async (_when, happen) => {
  begin();
  await countAsks(600_000);
  await vi.advanceTimersByTimeAsync(2_000);
  ask.mockClear();
  happen();
  expect(ask).toHaveBeenCalledOnce();
});

test('retries once for many touches and runs one attempt at a time', async () => {
  begin();
  await vi.advanceTimersByTimeAsync(2_000);
  ask.mockClear();
  let answer = () => {};
  ask.mockReturnValueOnce(new Promise<void>((resolve) => (answer = resolve)));
  window.dispatchEvent(new Event('online'));
  for (let touch = 0; touch < 10; touch++) window.dispatchEvent(new Event('pointerdown'));
  await vi.advanceTimersByTimeAsync(30_000);
  window.dispatchEvent(new Event('online'));
  expect(ask).toHaveBeenCalledOnce();
  answer();
  await vi.advanceTimersByTimeAsync(0);
  for (let touch = 0; touch < 10; touch++) window.dispatchEvent(new Event('pointerdown'));
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('makes no attempt while every request was answered', async () => {
  window.dispatchEvent(new Event('online'));
  window.dispatchEvent(new Event('pointerdown'));
  expect(await countAsks(600_000)).toBe(0);
});
