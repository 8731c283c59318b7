import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { marcaToCss } from '@trevo/config/tema/theme';
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
  const note = (state: string, violations: readonly Finding[]) => {
    looks += 1;
    for (const { id, nodes } of violations)
      found.push(`${state}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  };
  return {
    async see(page, state) {
      const back = await scrollToEnd(page);
      // One page and no frames of others: the quick way does, and opens no second page.
      const builder = new AxeBuilder({ page }).setLegacyMode().withTags(tags);
      note(state, (await builder.options({ resultTypes: ['violations'] }).analyze()).violations);
      for (const marca of tambem) {
        const tema = readTema(marca);
        await dress(page, `${still}${marcaToCss(tema, tema.fundos.padrao)}`);
        note(`${state}, ${marca}`, await lookAgain(page, colourRules));
      }
      if (tambem.length > 0) await dress(page, '');
      await page.evaluate((y) => scrollTo(0, y), back);
    },
    expectNothing() {
      expect(looks).toBeGreaterThan(0);
      expect(found).toEqual([]);
    },
  };
}

/**
 * Only at its end does nothing of a page lie half under the bar that stays at the bottom, where it counts as a target
 * too small. Answers where the page was.
 */
const scrollToEnd = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollY } = window;
    scrollTo(0, document.documentElement.scrollHeight);
    return scrollY;
  });

interface Finding {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly unknown[] }[];
}

/** Asks some rules again on a page that axe has looked at: it is there already. */
const lookAgain = (page: Page, rules: string[]): Promise<Finding[]> =>
  page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as {
      axe: { run(where: Document, how: object): Promise<{ violations: Finding[] }> };
    };
    const { violations } = await axe.run(document, { runOnly, resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ target }) => ({ target })) }));
  }, rules);

/** Nobody sees one brand turn into another: what fades would be measured half way. */
const still = '*,*::before,*::after{transition:none!important}';

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
