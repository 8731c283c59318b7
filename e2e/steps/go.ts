import { type Locator, type Page } from '@playwright/test';
import { addressOf } from './addresses.ts';
import { expect } from './expect.ts';
import { waitInPage } from './wait-in-page.ts';

/** Callback for one state of the app; walks call it in each of them. */
export type See = (page: Page, state: string) => Promise<void>;

/** Combines several callbacks into one. */
export const seeAll =
  (...ways: readonly See[]): See =>
  async (page, state) => {
    for (const see of ways) await see(page, state);
  };

/** Calls it with a narrow window (320 px of WCAG 2.2) and restores the size. */
export const seeNarrow =
  (see: See): See =>
  async (page, state) => {
    const own = page.viewportSize()!;
    await page.setViewportSize({ width: 320, height: 640 });
    await see(page, `${state}, 320 px`);
    await page.setViewportSize(own);
  };

/** Calls it with the text at 200 % (WCAG 2.2, 1.4.4) and restores the size. A kiosk keeps its own size. */
export const seeLarge =
  (see: See): See =>
  async (page, state) => {
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('html { font-size: 200% }');
      document.adoptedStyleSheets.push(sheet);
    });
    await see(page, `${state}, text at 200 %`);
    await page.evaluate(() => void document.adoptedStyleSheets.pop());
  };

/**
 * Navigates through the history without a reload, and waits for the new screen. Requires a complete profile:
 * other users are asked to complete it on a reloaded page.
 */
export async function go(page: Page, path: string): Promise<void> {
  await push(page, path, null);
  await waitForScreen(page);
}

/** Opens a screen from another one of the same campaign as `go` does, else by loading the page. */
export async function openScreen(page: Page, host: string, path: string): Promise<void> {
  const [from, to] = [new URL(page.url()), new URL(addressOf(host) + path)];
  const isInApp = from.origin === to.origin && !from.pathname.startsWith('/_dev');
  if (isInApp && from.pathname !== to.pathname) return go(page, path);
  await page.goto(to.href);
}

/** Opens a panel over the entry by its history state. */
export async function openPainel(page: Page, painel: string, usuario = ''): Promise<void> {
  await push(page, '/', { painel, usuario });
  await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
  await expect(page.locator('[role=status][aria-busy=true]')).toHaveCount(0);
}

/**
 * Waits until the screen's title has changed, no request is pending, and the app has replaced what the page showed
 * before it. The page itself waits, because an assertion describes the whole page at each attempt that fails.
 */
export async function waitForScreen(page: Page): Promise<void> {
  const isShown = (selectors: { title: string; unready: string }) =>
    Boolean(document.querySelector(selectors.title)?.checkVisibility({ visibilityProperty: true })) &&
    document.querySelector(selectors.unready) === null;
  await waitInPage(page, isShown, { title, unready }, screenMilliseconds).catch(async (error: unknown) => {
    // Names the condition that does not hold.
    await expect(page.locator(title).first()).toBeVisible({ timeout: 1 });
    await expect(page.locator(unready)).toHaveCount(0, { timeout: 1 });
    throw error;
  });
}

/** The title of a screen that `go` has not left. */
const title = 'h1:not([data-left])';
/** Elements that a page shows before the app, and while a request is pending. */
const unready = '[role=status][aria-busy=true], .shell, .snapshot';
/** Upper bound of a screen's loading on a busy machine. */
const screenMilliseconds = 30_000;

/** Waits for finite animations and transitions; endless animations are ignored. */
export const waitForAnimations = (page: Page): Promise<void> =>
  waitInPage(
    page,
    () =>
      document
        .getAnimations()
        .every(
          ({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity,
        ),
    null,
    screenMilliseconds,
  );

/** Returns the topmost layer: the last opened dialog, else the page. */
async function getTop(page: Page): Promise<Locator> {
  const dialogs = page.locator('dialog[open]');
  const count = await dialogs.count();
  return count > 0 ? dialogs.nth(count - 1) : page.locator('body');
}

/** Presses a button in the topmost layer. */
export async function press(page: Page, name: string | RegExp): Promise<void> {
  const top = await getTop(page);
  await top.getByRole('button', { name, exact: true }).click();
}

/** Waits until no button is locked or busy: a pressed one is locked for a second. */
export const waitForButtons = (page: Page): Promise<void> =>
  expect(
    page.locator('button').and(page.locator('[data-locked], [data-pending]')).filter({ visible: true }),
  ).toHaveCount(0);

/** Waits until closed layers have removed their history entries: a screen opened earlier would be navigated back. */
export async function waitForClosedLayers(page: Page): Promise<void> {
  const isSettled = () =>
    !(history.state as { usr?: { layer?: object } } | null)?.usr?.layer ||
    document.querySelector('dialog[open]') !== null;
  await waitInPage(page, isSettled, null, 5_000).catch(() => undefined);
}

async function push(page: Page, path: string, state: object | null): Promise<void> {
  await waitForClosedLayers(page);
  await page.evaluate(
    ([to, usr]) => {
      for (const heading of document.querySelectorAll('h1')) heading.dataset['left'] = '';
      const { idx = 0 } = (history.state ?? {}) as { idx?: number };
      history.pushState({ usr, key: String(Math.random()).slice(2), idx: idx + 1 }, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
    },
    [path, state] as const,
  );
}
