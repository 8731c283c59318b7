import { expect, it } from 'vitest';
import { createTurns } from '../src/kernel/turns.ts';

it('no more than the places run at once, in the order in which they came, also after a failure', async () => {
  const inTurn = createTurns(2);
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
