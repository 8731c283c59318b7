import { expect, it } from 'vitest';
import { createSlowQueryCache } from '../../src/kernel/slow-query-cache.ts';

/** Creates a fake clock and a loader that resolves on demand. */
function createBench() {
  let time = 0;
  let asked = 0;
  const recall = createSlowQueryCache<number>(() => time);
  const waiting: { resolve(value: number): void; reject(error: Error): void }[] = [];
  return {
    wait: (milliseconds: number) => void (time += milliseconds),
    ask: (key = 'a') =>
      recall(key, () => {
        asked += 1;
        return new Promise<number>((resolve, reject) => waiting.push({ resolve, reject }));
      }),
    async answer(value: number) {
      waiting.shift()!.resolve(value);
      await Promise.resolve();
    },
    fail: () => waiting.shift()!.reject(new Error('no')),
    asked: () => asked,
  };
}

it('does not cache a fast result', async () => {
  const bench = createBench();
  for (const value of [1, 2, 3]) {
    const said = bench.ask();
    bench.wait(900);
    await bench.answer(value);
    expect(await said).toBe(value);
  }
  expect(bench.asked()).toBe(3);
});

it('caches a slow result for ten times its duration, then reloads it', async () => {
  const bench = createBench();
  const first = bench.ask();
  bench.wait(2_000);
  await bench.answer(1);
  expect(await first).toBe(1);
  bench.wait(19_000);
  expect(await bench.ask()).toBe(1);
  bench.wait(2_000);
  const again = bench.ask();
  await bench.answer(2);
  expect([await again, bench.asked()]).toEqual([2, 2]);
});

it('shares a pending load once it is slow, and starts another one for an earlier request', async () => {
  const bench = createBench();
  const first = bench.ask();
  bench.wait(500);
  const second = bench.ask();
  expect(bench.asked()).toBe(2);
  bench.wait(3_000);
  const third = bench.ask();
  expect(bench.asked()).toBe(2);
  await bench.answer(1);
  await bench.answer(2);
  expect(await Promise.all([first, second, third])).toEqual([1, 2, 2]);
});

it('does not cache failures, and caches per key', async () => {
  const bench = createBench();
  const first = bench.ask();
  bench.wait(5_000);
  bench.fail();
  await expect(first).rejects.toThrow('no');
  const [again, other] = [bench.ask(), bench.ask('b')];
  await bench.answer(1);
  await bench.answer(2);
  expect(await Promise.all([again, other])).toEqual([1, 2]);
});
