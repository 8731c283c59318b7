import { type Page } from '@playwright/test';
import { expect } from '../expect.ts';

const isHeld = () => {
  const active = document.activeElement;
  return active !== null && active !== document.body && active !== document.documentElement;
};

/** Runs in the page: whether the focus is in the topmost dialog, where one is open. */
const isInside = () => {
  const top = [...document.querySelectorAll('dialog[open]')].at(-1);
  return !top || top.contains(document.activeElement);
};

/** Runs in the page: returns the accessible name of the focused element. */
const nameFocused = () => {
  const active = document.activeElement as HTMLElement;
  const labels = [...((active as HTMLInputElement).labels ?? [])].map((label) => label.innerText);
  const name = active.getAttribute('aria-label') ?? labels.join(' ');
  return (name || active.innerText || active.tagName).replace(/\s+/g, ' ').trim();
};

/** Runs in the page: returns `seen`, or why the focus indicator is not. */
const judgeIndicator = () => {
  const active = document.activeElement as HTMLElement;
  if (active.tabIndex < 0) return 'seen';
  const box = active.getBoundingClientRect();
  const middle = [box.left + box.width / 2, box.top + box.height / 2] as const;
  if (middle[1] < 0 || middle[1] > innerHeight)
    return `outside of the window: ${active.outerHTML.slice(0, 120)}`;
  const hit = document.elementFromPoint(...middle);
  const isOnTop =
    hit && (active.contains(hit) || hit.contains(active) || hit.closest('label')?.control === active);
  if (!isOnTop) return `covered: ${active.outerHTML.slice(0, 120)} by ${hit?.outerHTML.slice(0, 120)}`;
  const around = [active, active.parentElement!, active.closest('label') ?? active];
  const isDrawn = around.some((one) => {
    const { outlineStyle, boxShadow } = getComputedStyle(one);
    return outlineStyle !== 'none' || boxShadow !== 'none';
  });
  const next = active.nextElementSibling?.querySelector('[data-active]');
  return isDrawn || next ? 'seen' : `not drawn: ${active.outerHTML.slice(0, 120)}`;
};

interface Focus {
  readonly isHeld: boolean;
  readonly isInside: boolean;
  readonly indicator: string;
  readonly name: string;
}

/** Reads all that is asked of the focus in one call to the page, which each press of a key is followed by. */
const readFocus = (page: Page): Promise<Focus> =>
  page.evaluate<Focus>(`({
    isHeld: (${isHeld.toString()})(),
    isInside: (${isInside.toString()})(),
    indicator: (${judgeIndicator.toString()})(),
    name: (${nameFocused.toString()})(),
  })`);

/** Expects the focus inside the page: neither on the body nor outside of the topmost dialog. */
export async function expectHeld(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(isHeld), { message: 'the focus is on something' }).toBe(true);
  await expect
    .poll(() => page.evaluate(isInside), { message: 'the focus is in the dialog on top' })
    .toBe(true);
}

/** Returns the accessible name of the focused element. */
export const getFocused = (page: Page): Promise<string> => page.evaluate(nameFocused);

/**
 * Expects the focus inside the page, and a visible focus indicator: a ring, border or shadow absent without focus,
 * inside the window and uncovered. Returns the accessible name of the focused element.
 */
async function expectSeen(page: Page, focus: Focus): Promise<string> {
  if (focus.isHeld && focus.isInside && focus.indicator === 'seen') return focus.name;
  await expectHeld(page);
  // Scrolling to the focused element takes a frame.
  await expect.poll(() => page.evaluate(judgeIndicator)).toBe('seen');
  return getFocused(page);
}

/** Presses a key, then expects a visible focus. */
export async function key(page: Page, name: string): Promise<void> {
  await page.keyboard.press(name);
  await expectSeen(page, await readFocus(page));
}

/** Presses Tab until the element with this name has the focus. Fails when it is missed or the focus wraps around. */
export async function tabTo(
  page: Page,
  name: string | RegExp,
  way: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  const passed: string[] = [];
  let hasWrapped = false;
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press(way);
    let focus = await readFocus(page);
    // Once around: between the last and the first element the focus moves to the browser's own controls.
    if (!hasWrapped && !focus.isHeld) {
      hasWrapped = true;
      await page.keyboard.press(way);
      focus = await readFocus(page);
    }
    const focused = await expectSeen(page, focus);
    if (typeof name === 'string' ? focused === name : name.test(focused)) return;
    passed.push(focused);
  }
  throw new Error(`${String(name)} was not reached by ${way}; passed: ${passed.join(' | ')}`);
}

/** Expects a focus trap: Tab cycles within the topmost dialog. */
export async function expectTrapped(page: Page): Promise<void> {
  const count = await page
    .locator('dialog[open]')
    .last()
    .locator('button, a, input, select, summary')
    .count();
  await expectHeld(page);
  for (let step = 0; step <= count + 2; step += 1) {
    await page.keyboard.press('Tab');
    const place = await page.evaluate(() => {
      const top = [...document.querySelectorAll('dialog[open]')].at(-1);
      const active = document.activeElement;
      // Between the last and the first element the browser's own controls have the focus, which a page sees as its
      // body.
      return active === document.body || top?.contains(active)
        ? 'inside'
        : (active?.outerHTML.slice(0, 100) ?? '');
    });
    expect(place).toBe('inside');
  }
  if (!(await page.evaluate(isHeld))) await page.keyboard.press('Tab');
  await expectHeld(page);
}
