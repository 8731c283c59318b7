import { expect, it } from 'vitest';
import { createSemaphore, createKeyedMutex } from '../../src/kernel/semaphore.ts';

it('runs at most the given number of tasks at once, in FIFO order, also after a failure', async () => {
  const inTurn = createSemaphore(2);
  const began: number[] = [];
  let running = 0;
  let most = 0;
  const work = (at: number) =>
    inTurn(async () => {
      began.push(at);
      most = Math.max(most, ++running);
      await new Promise((done) => setTimeout(done, 5));
      running -= 1;
      if (at % 3 === 0) throw new Error(`failed ${at}`);
      return at;
    });
  const results = await Promise.allSettled(Array.from({ length: 9 }, (_, at) => work(at)));
  expect([most, running]).toEqual([2, 0]);
  expect(began).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(results.map(({ status }) => status === 'fulfilled')).toEqual(
    [0, 1, 2, 3, 4, 5, 6, 7, 8].map((at) => at % 3 !== 0),
  );
  expect(await work(10)).toBe(10);
});

it('runs one task at a time per key, in order, while other keys proceed', async () => {
  const inTurn = createKeyedMutex();
  const ended: string[] = [];
  const running = new Map<string, number>();
  let open = (): void => undefined;
  const gate = new Promise<void>((resolve) => (open = resolve));
  const work = (key: string, at: number) =>
    inTurn(key, async () => {
      running.set(key, (running.get(key) ?? 0) + 1);
      expect(running.get(key)).toBe(1);
      await (key === 'slow' ? gate : Promise.resolve());
      running.set(key, 0);
      ended.push(`${key} ${at}`);
      if (at === 1) throw new Error('failed');
    });
  const slow = [work('slow', 0), work('slow', 1)];
  await Promise.allSettled([work('quick', 0), work('quick', 1), work('quick', 2)]);
  expect(ended).toEqual(['quick 0', 'quick 1', 'quick 2']);
  open();
  await Promise.allSettled(slow);
  expect(ended).toEqual(['quick 0', 'quick 1', 'quick 2', 'slow 0', 'slow 1']);
  await work('slow', 2);
  expect(ended.at(-1)).toBe('slow 2');
});
