import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { marcaToCss } from '@trevo/config/tema/theme';
import { readTema, type Marca } from './campanha-completa.ts';
import { type See, waitForAnimations } from './go.ts';
import { findUnseen } from './unseen-elements.ts';

/** Rules of colours: results can differ between brands with the same markup, and are equal for equal styles. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * Collects axe's findings in every state of a walk; `expectNothing` reports all of them together. Each state is
 * checked by every rule; the colour rules check each style once, in the page's own colours and in those of the
 * brands `tambem`.
 */
export function createAxe(tambem: readonly Marca[] = []): { readonly see: See; expectNothing(): void } {
  const found: string[] = [];
  const seen = new Set<string>();
  const others = tambem.map((marca) => ({ marca, css: toCss(marca) }));
  let looks = 0;
  const note = (state: string, violations: readonly Finding[]) => {
    looks += 1;
    for (const { id, nodes } of violations)
      found.push(`${state}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  };
  /** Checks the colours of styles that no earlier state has shown, in the brand that the page wears. */
  const look = async (page: Page, state: string, known: readonly string[] | null) => {
    const { styles, hasUnseen } = await page.evaluate(findUnseen, known);
    for (const style of styles) seen.add(style);
    if (hasUnseen) note(state, await lookAtColours(page));
  };
  return {
    async see(page, state) {
      // Half-way colours of a transition have another contrast.
      await waitForAnimations(page);
      const back = await scrollToEnd(page);
      if (hasFrames(page)) {
        note(state, await lookWithFrames(page));
        await page.evaluate((y) => scrollTo(0, y), back);
        return;
      }
      const isKnown = await page.evaluate(() => 'axe' in window);
      note(state, await (isKnown ? lookAgain(page) : lookFirst(page)));
      await look(page, state, isKnown ? null : [...seen]);
      for (const { marca, css } of others) {
        await dress(page, css);
        await look(page, `${state}, ${marca}`, null);
      }
      if (others.length > 0) await dress(page, '');
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

/** The window of a page where axe is injected. */
interface AxeWindow {
  readonly axe: { run(where: object, how: object): Promise<{ violations: Finding[] }> };
  readonly unseenElements: readonly Element[];
}

/** Every rule but those of colours. */
const otherRules = {
  resultTypes: ['violations' as const],
  rules: Object.fromEntries(colourRules.map((rule) => [rule, { enabled: false }])),
};

/** Whether a page shows a frame of its own origin, where axe has to be injected too. */
function hasFrames(page: Page): boolean {
  const { origin } = new URL(page.url());
  return page
    .frames()
    .some(
      (frame) =>
        frame !== page.mainFrame() &&
        (!/^https?:/.test(frame.url()) || new URL(frame.url()).origin === origin),
    );
}

// Legacy mode looks into frames of the same origin, and opens no second page.
const inject = (page: Page) => new AxeBuilder({ page }).setLegacyMode();

/** Injects axe into the page and its frames, and runs every rule. */
const lookWithFrames = async (page: Page): Promise<readonly Finding[]> =>
  (
    await inject(page)
      .options({ resultTypes: ['violations'] })
      .analyze()
  ).violations;

/**
 * Injects axe into a new document, and runs every rule but those of colours. The builder evaluates axe's source twice
 * at each call, which takes longer than the rules, so later looks at the document run without it.
 */
const lookFirst = async (page: Page): Promise<readonly Finding[]> =>
  (await inject(page).options(otherRules).analyze()).violations;

/** Runs the same rules again in the same document, whose style sheets need no second download. */
const lookAgain = (page: Page): Promise<Finding[]> =>
  page.evaluate(
    async (how) => {
      const { violations } = await (window as unknown as AxeWindow).axe.run(document, how);
      return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ target }) => ({ target })) }));
    },
    { ...otherRules, preload: false },
  );

/** Runs the colour rules on the elements found by `findUnseen`. */
const lookAtColours = (page: Page): Promise<Finding[]> =>
  page.evaluate(async (runOnly) => {
    const { axe, unseenElements } = window as unknown as AxeWindow;
    const how = { runOnly, preload: false, resultTypes: ['violations'] };
    const { violations } = await axe.run({ include: unseenElements }, how);
    return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ target }) => ({ target })) }));
  }, colourRules);

/** Returns a brand's style sheet, for `dress`. */
function toCss(marca: Marca): string {
  const tema = readTema(marca);
  return `${still}${marcaToCss(tema, tema.fundos.padrao)}`;
}

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
