import type { Page } from '@playwright/test';
import { createAxe } from './axe.ts';
import { desk, phone } from '../console.ts';
import { createLayoutChecks } from './layout-checks.ts';
import { takePicture } from './pictures.ts';

/** The width at which accessibility is checked. */
type AxeAt = 1440 | 390 | 'none';

/** Looks at states of the console at the widths of a desk and of a phone. */
export interface Looks {
  /**
   * Checks accessibility and layout at both widths in the same page, and returns to its own width.
   *
   * @param axeAt by default both widths
   */
  see(page: Page, state: string, axeAt?: AxeAt): Promise<void>;
  /** Checks the layout alone at both widths. */
  seeLayout(page: Page, state: string): Promise<void>;
  /**
   * Does the same as `see`, and checks accessibility in the dark scheme at each width before the next one: a screen is
   * laid out again at each change of the width.
   *
   * @param how.axeAt of the light scheme, by default both widths
   * @param how.darkAt of the dark scheme, by default both widths
   */
  seeSchemes(
    page: Page,
    state: string,
    how?: { readonly axeAt?: AxeAt; readonly darkAt?: AxeAt },
  ): Promise<void>;
  /** Checks accessibility in the dark scheme, whose layout is that of the light one. */
  seeDark(page: Page, state: string): Promise<void>;
  expectNothing(): void;
}

/**
 * Creates the looks of a journey, which acts once: a state is looked at where it is, then with the other width.
 *
 * @param pictures prefix of the screenshots
 * @param how.hasLayout false where screens cut a long text on purpose, which the layout checks report
 * @param how.isForFingers whether the wide window is used by touch too
 */
export function createLooks(
  pictures: string,
  {
    hasLayout = true,
    isForFingers = false,
  }: { readonly hasLayout?: boolean; readonly isForFingers?: boolean } = {},
): Looks {
  const axe = createAxe();
  const layouts = [desk, phone].map((window) => ({
    viewport: window.viewport,
    layout: createLayoutChecks(`console-${pictures}-${window.viewport.width}`, {
      hasTouch: window.hasTouch || isForFingers,
    }),
  }));
  /** Visits both widths; the page's own is the last, which is shown already and stays. */
  async function visit(page: Page, look: (at: (typeof layouts)[number]) => Promise<void>): Promise<void> {
    const own = page.viewportSize()!;
    const isOwn = ({ viewport }: (typeof layouts)[number]) => Number(viewport.width === own.width);
    for (const at of layouts.toSorted((a, b) => isOwn(a) - isOwn(b))) {
      await page.setViewportSize(at.viewport);
      await look(at);
    }
  }
  const isAxeAt = (width: number, axeAt?: AxeAt) => axeAt === undefined || axeAt === width;
  const lookAt = async (page: Page, state: string, at: (typeof layouts)[number], axeAt?: AxeAt) => {
    const { width } = at.viewport;
    if (isAxeAt(width, axeAt)) await axe.see(page, `${state} at ${width}`);
    if (hasLayout) await at.layout.see(page, state);
    else await takePicture(page, `console-${pictures}-${width}-${state}`);
  };
  const lookAtDark = async (page: Page, state: string, width: number) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await axe.see(page, `${state} at ${width}, dark`);
    await takePicture(page, `console-${pictures}-${width}-${state}-escuro`);
    await page.emulateMedia({ colorScheme: 'light' });
  };
  const see = (page: Page, state: string, axeAt?: AxeAt) =>
    visit(page, (at) => lookAt(page, state, at, axeAt));
  return {
    see,
    seeLayout: (page, state) => see(page, state, 'none'),
    seeSchemes: (page, state, { axeAt, darkAt } = {}) =>
      visit(page, async (at) => {
        await lookAt(page, state, at, axeAt);
        if (isAxeAt(at.viewport.width, darkAt)) await lookAtDark(page, state, at.viewport.width);
      }),
    seeDark: (page, state) => visit(page, ({ viewport: { width } }) => lookAtDark(page, state, width)),
    expectNothing() {
      axe.expectNothing();
      if (hasLayout) for (const { layout } of layouts) layout.expectNothing();
    },
  };
}
