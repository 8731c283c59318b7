import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Frame, type Page } from '@playwright/test';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';
import { marcaToCss } from '@trevo/config/tema/theme';
import { projectFolder } from '../../../tools/project.ts';
import { readTema, type Marca } from '../campanha-completa.ts';
import { expect } from '../expect.ts';
import { type See, waitForAnimations } from '../go.ts';
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
  const brands = [
    { name: '', css: still },
    ...tambem.map((marca) => ({ name: `, ${marca}`, css: toCss(marca) })),
  ];
  let looks = 0;
  const note = (state: string, violations: readonly Finding[]) => {
    looks += 1;
    for (const { id, targets } of violations) found.push(`${state}: ${id} at ${targets.join(', ')}`);
  };
  /** Injects axe into the page and its frames, and runs every rule. */
  const lookWithFrames = async (page: Page, state: string) => {
    for (const frame of page.frames()) if (isOfPage(page, frame)) await inject(frame);
    const all = { still, colourRules: [], brands: [], known: null, hasFrames: true };
    note(state, (await page.evaluate(look, all)).violations);
  };
  /** Runs every rule in the page, those of colours on styles that no earlier state has shown. */
  const lookAtPage = async (page: Page, state: string) => {
    const [hasAxe, isKnown] = await page.evaluate(() => ['axe' in window, 'seenStyles' in window]);
    if (!hasAxe) await inject(page.mainFrame());
    const how = { still, colourRules, brands, known: isKnown ? null : [...seen], hasFrames: false };
    const { violations, colours, styles } = await page.evaluate(look, how);
    for (const style of styles) seen.add(style);
    note(state, violations);
    for (const { name, findings } of colours) note(state + name, findings);
  };
  return {
    async see(page, state) {
      await waitForAnimations(page);
      await (hasFrames(page) ? lookWithFrames(page, state) : lookAtPage(page, state));
    },
    expectNothing() {
      expect(looks).toBeGreaterThan(0);
      expect(found).toEqual([]);
    },
  };
}

interface Finding {
  readonly id: string;
  readonly targets: readonly string[];
}

/** The window of a page where axe is injected. */
interface AxeWindow {
  readonly axe: { run(where: ElementContext, how: RunOptions): Promise<AxeResults> };
  readonly findUnseen: typeof findUnseen;
  readonly unseenElements: Element[];
}

interface How {
  /** Disables transitions. */
  readonly still: string;
  /** Rules that run on styles that no earlier state has shown only. */
  readonly colourRules: readonly string[];
  /** The style sheets in which those rules run; the first one is the page's own. */
  readonly brands: readonly { readonly name: string; readonly css: string }[];
  /** Fingerprints from earlier documents, on the first look at a document. */
  readonly known: readonly number[] | null;
  /** Whether the frames are checked too. */
  readonly hasFrames: boolean;
}

const isOfPage = (page: Page, frame: Frame): boolean =>
  !/^https?:/.test(frame.url()) || new URL(frame.url()).origin === new URL(page.url()).origin;

/** Whether a page shows a frame of its own origin, where axe has to be injected too. */
const hasFrames = (page: Page): boolean =>
  page.frames().some((frame) => frame !== page.mainFrame() && isOfPage(page, frame));

/** Minified: each document receives and compiles half as much. */
const axeFile = join(projectFolder, 'node_modules/axe-core/axe.min.js');
let injected: string | undefined;

/** Defines `axe` and `findUnseen` in the frame. */
const inject = (frame: Frame): Promise<unknown> => {
  // Findings are reported by selector; the source of every checked node takes a seventh of the time.
  const withoutHtml = 'axe.configure({ noHtml: true })';
  injected ??= `${readFileSync(axeFile, 'utf8')};${withoutHtml};window.findUnseen = ${findUnseen.toString()}`;
  return frame.evaluate(injected);
};

/**
 * Runs in the page: runs the rules at the end of the scroll, where no content is half covered by the sticky bar and
 * counts as too small a target. One call for all rules and brands, because the browser paints the page between two.
 */
async function look({ still, colourRules, brands, known, hasFrames: iframes }: How): Promise<{
  violations: Finding[];
  colours: { name: string; findings: Finding[] }[];
  styles: number[];
}> {
  const checked = window as unknown as AxeWindow & { marca?: CSSStyleSheet };
  if (!checked.marca) {
    checked.marca = new CSSStyleSheet();
    document.adoptedStyleSheets.push(checked.marca);
  }
  const run = async (where: ElementContext, how: RunOptions): Promise<Finding[]> => {
    const { violations } = await checked.axe.run(where, { ...how, iframes, resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target.join(' ')) }));
  };
  const { scrollY } = window;
  const sheet = checked.marca;
  let worn = '';
  /** Each write makes the browser compute every style of the page again, also with the same text. */
  const wear = (css: string) => {
    if (css === worn) return;
    sheet.replaceSync(css);
    worn = css;
  };
  // Keeps a transition, whose intermediate colours would be measured, from starting while the rules run.
  wear(still);
  scrollTo(0, document.documentElement.scrollHeight);
  await new Promise(requestAnimationFrame);
  const rules = Object.fromEntries(colourRules.map((rule) => [rule, { enabled: false }]));
  // The style sheets of a document, which rules of the first look read, need no second download.
  const violations = await run(document, { rules, preload: known !== null || colourRules.length === 0 });
  const styles: number[] = [];
  const colours: { name: string; findings: Finding[] }[] = [];
  for (const [at, { name, css }] of brands.entries()) {
    wear(css);
    const unseen = checked.findUnseen(at === 0 ? known : null);
    styles.push(...unseen.styles);
    if (!unseen.hasUnseen) continue;
    const findings = await run(
      { include: checked.unseenElements },
      { runOnly: [...colourRules], preload: false },
    );
    colours.push({ name, findings });
  }
  // The page's own colours, without a transition to them.
  if (worn !== still) {
    wear(still);
    document.documentElement.getBoundingClientRect();
  }
  wear('');
  scrollTo(0, scrollY);
  return { violations, colours, styles };
}

/** Returns a brand's style sheet, for `dress`. */
function toCss(marca: Marca): string {
  const tema = readTema(marca);
  return `${still}${marcaToCss(tema, tema.fundos.padrao)}`;
}

/** Disables transitions, whose intermediate colours would be measured. */
const still = '*,*::before,*::after{transition:none!important}';
