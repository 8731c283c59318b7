import { test as base, type Page } from '@playwright/test';

/** Every journey begins here: before it loads a page, it lets a closed panel give its entry of the history back. */
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
 * What was closed has given its entry of the history back: a page loaded before that would be left again. A page that
 * was loaded over an open panel has nothing to give back, and is not waited for.
 */
async function leaveLayers(page: Page): Promise<void> {
  const isSettled = () =>
    !(history.state as { usr?: { layer?: object } } | null)?.usr?.layer ||
    document.querySelector('dialog[open]') !== null;
  await page.waitForFunction(isSettled, null, { timeout: 5_000 }).catch(() => undefined);
}
