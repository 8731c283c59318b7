import { expect, type Page } from '@playwright/test';
import type { See } from './go.ts';

/**
 * Collects every state in which a screen has more than one filled button; a dialog over it is a place of its own.
 * `expectNothing` tells all of them at once.
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
      // Else they are not looked for by what they are any more.
      expect(filled).toBeGreaterThan(0);
      expect(found).toEqual([]);
    },
  };
}

/** The filled buttons that are seen, by where they are. */
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
