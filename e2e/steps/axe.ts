import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { marcaToCss } from '@trevo/config/tema/theme';
import { readTema, type Marca } from './campanha-completa.ts';
import { type See, waitForAnimations } from './go.ts';

/** Rules whose results can differ between brands with the same markup. */
const colourRules = ['color-contrast', 'link-in-text-block', 'target-size'];

/**
 * Collects axe's findings in every state of a walk; `expectNothing` reports all of them together. Each state is
 * checked in the page's own colours by every rule, then in those of the brands `tambem` by the colour rules.
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
      // Half-way colours of a transition have another contrast.
      await waitForAnimations(page);
      const back = await scrollToEnd(page);
      note(state, await look(page));
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
 * Scrolls to the end, where no content is half covered by the sticky bar and counts as too small a target.
 * Returns the previous scroll position.
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

/**
 * Runs every rule. The builder evaluates axe's source twice at each call, which takes longer than the rules: on a page
 * that was looked at before, axe is still there.
 */
async function look(page: Page): Promise<readonly Finding[]> {
  const { origin } = new URL(page.url());
  // Legacy mode looks into frames of the same origin, where axe has to be injected too; it opens no second page.
  const hasFrames = page.frames().some((frame) => frame !== page.mainFrame() && isOf(frame.url(), origin));
  if (!hasFrames && (await page.evaluate(() => 'axe' in window))) return lookAgain(page);
  const builder = new AxeBuilder({ page }).setLegacyMode();
  return (await builder.options({ resultTypes: ['violations'] }).analyze()).violations;
}

/** Whether a frame is of this origin; an empty one has that of its page. */
const isOf = (url: string, origin: string): boolean =>
  !/^https?:/.test(url) || new URL(url).origin === origin;

/** Runs the rules, by default all, on a page where axe is already injected. */
const lookAgain = (page: Page, rules?: string[]): Promise<Finding[]> =>
  page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as {
      axe: { run(where: Document, how: object): Promise<{ violations: Finding[] }> };
    };
    const how = { resultTypes: ['violations'], ...(runOnly && { runOnly }) };
    const { violations } = await axe.run(document, how);
    return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ target }) => ({ target })) }));
  }, rules);

/** Disables transitions between two brands, whose intermediate colours would be measured. */
const still = '*,*::before,*::after{transition:none!important}';

/** Overrides the page's style with a brand's; an empty style restores the page's own. */
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
