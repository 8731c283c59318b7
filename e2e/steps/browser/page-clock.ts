import { type Page, type Request } from '@playwright/test';
import { expect } from '../expect.ts';

/** Longest jump of the clock: calls are aborted after 15 s. */
const stepMilliseconds = 10_000;

/**
 * Installs a clock that a journey moves over a time that the page waits. Returns the function that moves it, in steps
 * between which no request is in flight: a longer jump would abort it.
 */
export async function installClock(page: Page): Promise<(milliseconds: number) => Promise<void>> {
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  await page.clock.install();
  return async (milliseconds) => {
    for (let left = milliseconds; left > 0; left -= stepMilliseconds) {
      await expect.poll(() => pending.size).toBe(0);
      await page.clock.fastForward(Math.min(left, stepMilliseconds));
    }
  };
}
