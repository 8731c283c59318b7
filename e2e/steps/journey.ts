import { test as base, type Page } from '@playwright/test';
import { waitInPage } from './wait-in-page.ts';

/**
 * Base test of every journey: before loading a page, it waits until closed panels have removed their history
 * entries.
 */
export const test = base.extend({
  page: async ({ page }, use) => {
    const load = page.goto.bind(page);
    const reload = page.reload.bind(page);
    page.goto = async (...how) => {
      await leaveLayers(page);
      return load(...how);
    };
    page.reload = async (...how) => {
      await leaveLayers(page);
      return reload(...how);
    };
    await use(page);
  },
});

/**
 * Waits until closed layers have removed their history entries: a page loaded earlier would be navigated back. A
 * page loaded over an open panel has none to remove. Such a panel can still be about to close, so Playwright's slower
 * wait looks at it again.
 */
async function leaveLayers(page: Page): Promise<void> {
  if (page.url() === 'about:blank') return;
  const isSettled = () =>
    !(history.state as { usr?: { layer?: object } } | null)?.usr?.layer ||
    document.querySelector('dialog[open]') !== null;
  await waitInPage(page, isSettled, null, 5_000).catch(() => undefined);
  const isOver = await page.evaluate(() => document.querySelector('dialog[open]') !== null).catch(() => true);
  if (isOver) await page.waitForFunction(isSettled, null, { timeout: 5_000 }).catch(() => undefined);
}
