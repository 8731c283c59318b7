import { expect, type Frame, type Page } from '@playwright/test';
import axe from 'axe-core';
import { marcaToCss } from '@trevo/config/tema/theme';
import { readTema, type Marca } from './campanha-completa.ts';
import { type See, waitForAnimations } from './go.ts';
import { findUnseen } from './unseen-elements.ts';

/** Rules of colours: results can differ between brands with the same markup, and are equal for equal styles. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Fingerprints of the styles that journeys of this process have shown to the colour rules. */
const seen = new Set<number>();

/**
 * Collects axe's findings in every state of a walk; `expectNothing` reports all of them together. Each state is
 * checked by every rule; the colour rules check each style once in a process, in the page's own colours and in those
 * of the brands `tambem`: the first journey that shows a style reports it.
 */
export function createAxe(tambem: readonly Marca[] = []): { readonly see: See; expectNothing(): void } {
  const found: string[] = [];
  const others = tambem.map((marca) => ({ marca, css: toCss(marca) }));
  let looks = 0;
  const note = (state: string, violations: readonly Finding[]) => {
    looks += 1;
    for (const { id, nodes } of violations)
      found.push(`${state}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  };
  /** Checks the colours of styles that no earlier state has shown, in the brand that the page wears. */
  const look = async (page: Page, state: string, known: readonly number[] | null) => {
    const { styles, hasUnseen } = await page.evaluate(findUnseen, known);
    for (const style of styles) seen.add(style);
    if (hasUnseen) note(state, await lookAtColours(page));
  };
  const lookAtAll = async (page: Page, state: string) => {
    const isKnown = await page.evaluate(() => 'axe' in window);
    if (!isKnown) await inject(page.mainFrame());
    // The style sheets of a document, which rules of the first look read, need no second download.
    note(state, await run(page, { ...otherRules, preload: !isKnown }));
    await look(page, state, isKnown ? null : [...seen]);
    for (const { marca, css } of others) {
      await dress(page, css);
      await look(page, `${state}, ${marca}`, null);
    }
  };
  return {
    async see(page, state) {
      // The rules would measure a colour between the two of a transition. `still` keeps a transition from starting
      // while they run.
      await waitForAnimations(page);
      await dress(page, still);
      const back = await scrollToEnd(page);
      if (hasFrames(page)) note(state, await lookWithFrames(page));
      else await lookAtAll(page, state);
      await dress(page, '');
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
const otherRules = { rules: Object.fromEntries(colourRules.map((rule) => [rule, { enabled: false }])) };

const isOfPage = (page: Page, frame: Frame): boolean =>
  !/^https?:/.test(frame.url()) || new URL(frame.url()).origin === new URL(page.url()).origin;

/** Whether a page shows a frame of its own origin, where axe has to be injected too. */
const hasFrames = (page: Page): boolean =>
  page.frames().some((frame) => frame !== page.mainFrame() && isOfPage(page, frame));

const inject = (frame: Frame): Promise<unknown> => frame.evaluate(axe.source);

/** Injects axe into the page and its frames, and runs every rule. */
async function lookWithFrames(page: Page): Promise<readonly Finding[]> {
  for (const frame of page.frames()) if (isOfPage(page, frame)) await inject(frame);
  return run(page, {});
}

/** Runs rules on the whole document. */
const run = (page: Page, how: object): Promise<Finding[]> =>
  page.evaluate(
    async (options) => {
      const { violations } = await (window as unknown as AxeWindow).axe.run(document, options);
      return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ target }) => ({ target })) }));
    },
    { ...how, resultTypes: ['violations'] },
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

/** Disables transitions, whose intermediate colours would be measured. */
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
