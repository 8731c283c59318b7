import { type Page } from '@playwright/test';
import { expect } from '../expect.ts';
import type { See } from '../go.ts';

/**
 * Collects every state in which a screen has more than one filled button; a dialog counts separately.
 * `expectNothing` reports all of them together.
 */
export function createPrimaries(): { readonly see: See; expectNothing(): void } {
  const found: string[] = [];
  let filled = 0;
  return {
    async see(page, state) {
      for (const [where, names] of await listFilled(page)) {
        filled += names.length;
        if (names.length > 1) found.push(`${state}, ${where}: ${names.join(' | ')}`);
      }
    },
    expectNothing() {
      // Guards against an outdated selector.
      expect(filled).toBeGreaterThan(0);
      expect(found).toEqual([]);
    },
  };
}

/** Returns the visible filled buttons by their container. */
const listFilled = (page: Page): Promise<[string, string[]][]> =>
  page.evaluate(() => {
    const places = new Map<string, string[]>();
    for (const button of document.querySelectorAll('[data-variant="primary"]')) {
      if (!button.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const dialog = button.closest('dialog');
      const where = dialog ? `dialog ${dialog.querySelector('h2')?.textContent ?? ''}` : 'screen';
      const name = button.getAttribute('aria-label') ?? button.textContent;
      places.set(where, [...(places.get(where) ?? []), name]);
    }
    return [...places];
  });
