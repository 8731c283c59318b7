import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { See } from './go.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What may differ between two brands whose pages have the same markup. */
const colourRules = ['color-contrast', 'link-in-text-block', 'target-size'];

/**
 * Collects what axe finds in every state that is looked at; `expectNothing` tells all of it at once. With
 * `onlyColours` the pages are known to have the markup of another brand, of which every rule was asked.
 */
export function createAxe({ onlyColours = false } = {}): { readonly see: See; expectNothing(): void } {
  const found: string[] = [];
  let looks = 0;
  return {
    async see(page, state) {
      // One page and no frames of others: the quick way does, and opens no second page.
      const all = new AxeBuilder({ page }).setLegacyMode();
      const builder = onlyColours ? all.withRules(colourRules) : all.withTags(tags);
      const { violations } = await builder.options({ resultTypes: ['violations'] }).analyze();
      looks += 1;
      for (const { id, nodes } of violations)
        found.push(`${state}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    },
    expectNothing() {
      expect(looks).toBeGreaterThan(0);
      expect(found).toEqual([]);
    },
  };
}
