import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { See } from './go.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Collects what axe finds in every state that is looked at; `expectNothing` tells all of it at once. */
export function createAxe(): { readonly see: See; expectNothing(): void } {
  const found: string[] = [];
  let looks = 0;
  return {
    async see(page, state) {
      // One page and no frames of others: the quick way does, and opens no second page.
      const builder = new AxeBuilder({ page }).withTags(tags).setLegacyMode();
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
