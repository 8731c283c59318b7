import { expect as base, type Locator } from '@playwright/test';

/**
 * The assertions of the journeys. `toBeVisible` waits as an action does: Playwright's own describes the whole page at
 * each attempt that fails, and an element that a tap brings is not there at the first attempts.
 */
export const expect = base.extend({
  async toBeVisible(locator: Locator, options: { readonly timeout?: number } = {}) {
    const { timeout = this.timeout } = options;
    const isVisible = await locator.waitFor({ timeout }).then(
      () => true,
      () => false,
    );
    if (isVisible) return { pass: true, message: () => 'Expected: not visible' };
    // Playwright's own assertion describes the failure.
    const failure = await base(locator)
      .toBeVisible({ timeout: 1 })
      .catch((error: unknown) => error);
    return {
      pass: failure === undefined,
      message: () => (failure as Error).message.replaceAll(/\b1ms\b/g, `${timeout}ms`),
    };
  },
});
