import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { marcaToCss } from '@trevo/config/theme';
import { readTema, type Marca } from './campanha-completa.ts';
import type { See } from './go.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What may differ between two brands whose pages have the same markup. */
const colourRules = ['color-contrast', 'link-in-text-block', 'target-size'];

/**
 * Collects what axe finds in every state that is looked at; `expectNothing` tells all of it at once. Each state is
 * looked at in the page's own colours by every rule, then in those of the brands `tambem` by the rules of colours.
 */
export function createAxe(tambem: readonly Marca[] = []): { readonly see: See; expectNothing(): void } {
  const found: string[] = [];
  let looks = 0;
  async function analyze(state: string, builder: AxeBuilder) {
    const { violations } = await builder.options({ resultTypes: ['violations'] }).analyze();
    looks += 1;
    for (const { id, nodes } of violations)
      found.push(`${state}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  }
  // One page and no frames of others: the quick way does, and opens no second page.
  const createBuilder = (page: Page) => new AxeBuilder({ page }).setLegacyMode();
  return {
    async see(page, state) {
      await analyze(state, createBuilder(page).withTags(tags));
      for (const marca of tambem) {
        const tema = readTema(marca);
        await dress(page, marcaToCss(tema, tema.fundos.padrao));
        await analyze(`${state}, ${marca}`, createBuilder(page).withRules(colourRules));
      }
      if (tambem.length > 0) await dress(page, '');
    },
    expectNothing() {
      expect(looks).toBeGreaterThan(0);
      expect(found).toEqual([]);
    },
  };
}

/** Puts a brand's style over the page's own; without any the page has its own again. */
async function dress(page: Page, css: string): Promise<void> {
  await page.evaluate(async (text) => {
    const dressed = window as { marca?: CSSStyleSheet };
    if (!dressed.marca) {
      dressed.marca = new CSSStyleSheet();
      document.adoptedStyleSheets.push(dressed.marca);
    }
    dressed.marca.replaceSync(text);
    await new Promise(requestAnimationFrame);
  }, css);
}
