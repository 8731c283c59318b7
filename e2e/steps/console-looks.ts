import type { Page } from '@playwright/test';
import { createAxe } from './axe.ts';
import { desk, phone } from './console.ts';
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
  /** Checks accessibility in the dark scheme, whose layout is that of the light one. */
  seeDark(page: Page, state: string, axeAt?: AxeAt): Promise<void>;
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
  const see = (page: Page, state: string, axeAt?: AxeAt) =>
    visit(page, async ({ viewport: { width }, layout }) => {
      if (isAxeAt(width, axeAt)) await axe.see(page, `${state} at ${width}`);
      if (hasLayout) await layout.see(page, state);
      else await takePicture(page, `console-${pictures}-${width}-${state}`);
    });
  return {
    see,
    seeLayout: (page, state) => see(page, state, 'none'),
    async seeDark(page, state, axeAt) {
      await page.emulateMedia({ colorScheme: 'dark' });
      await visit(page, async ({ viewport: { width } }) => {
        if (!isAxeAt(width, axeAt)) return;
        await axe.see(page, `${state} at ${width}, dark`);
        await takePicture(page, `console-${pictures}-${width}-${state}-escuro`);
      });
      await page.emulateMedia({ colorScheme: 'light' });
    },
    expectNothing() {
      axe.expectNothing();
      if (hasLayout) for (const { layout } of layouts) layout.expectNothing();
    },
  };
}
