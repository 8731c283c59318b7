import { expect, it } from 'vitest';
import { createTurns } from '../../src/kernel/turns.ts';

it('serves keys round-robin, one task at a time', async () => {
  const inTurn = createTurns(10);
  const begun: string[] = [];
  let isRunning = false;
  const task = (name: string) => async () => {
    expect(isRunning).toBe(false);
    isRunning = true;
    begun.push(name);
    await Promise.resolve();
    isRunning = false;
  };
  const names = ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'];
  await Promise.all(names.map((name) => inTurn(name[0]!, task(name))));
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
});

it('refuses a key with a full queue, and serves it again after a failed task', async () => {
  const inTurn = createTurns(1);
  const fail = () => Promise.reject(new Error('the task failed'));
  const results = await Promise.allSettled([
    inTurn('a', fail),
    inTurn('a', fail),
    inTurn('a', fail),
    inTurn('b', () => Promise.resolve('b')),
  ]);
  const reasons = results.map((one) =>
    one.status === 'fulfilled' ? one.value : ((one.reason as { code?: string }).code ?? 'failed'),
  );
  expect(reasons).toEqual(['failed', 'failed', 'servidor.ocupado', 'b']);
  expect(await inTurn('a', () => Promise.resolve('a'))).toBe('a');
});
