import { test as base, type Page } from '@playwright/test';
import { waitForClosedLayers } from './go.ts';
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

/** Upper bound for the closing of a panel. A panel that is still open then stays open on purpose. */
const closingMilliseconds = 500;

/**
 * Waits until closed layers have removed their history entries: a page loaded earlier would be navigated back. An
 * open panel gets `closingMilliseconds` to close; a page is loaded over a panel that stays open.
 */
async function leaveLayers(page: Page): Promise<void> {
  if (page.url() === 'about:blank') return;
  await waitForClosedLayers(page);
  const hasNone = () =>
    !(history.state as { usr?: { layer?: object } } | null)?.usr?.layer &&
    document.querySelector('dialog[open]') === null;
  await waitInPage(page, hasNone, null, closingMilliseconds).catch(() => undefined);
}
