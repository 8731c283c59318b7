import { expect, it } from 'vitest';
import { startJobs } from '../src/kernel/jobs.ts';
import { createLogger } from '../src/kernel/log.ts';

it('a job that takes long is told when the program stops, and is waited for', async () => {
  const events: string[] = [];
  let begin = () => {};
  const begun = new Promise<void>((done) => (begin = done));
  const run = (stopping?: AbortSignal) =>
    new Promise<void>((done) => {
      begin();
      stopping?.addEventListener('abort', () => {
        events.push('told');
        setTimeout(() => {
          events.push('ended');
          done();
        }, 20);
      });
    });
  const jobs = startJobs([{ name: 'longo', everySeconds: 0.01, run }], createLogger('silent'));
  await begun;
  await jobs.stop();
  expect(events).toEqual(['told', 'ended']);
});
