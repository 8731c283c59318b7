import { type Page } from '@playwright/test';
import { addressOf } from '../../steps/addresses.ts';
import { expect } from '../../steps/expect.ts';
import { waitForScreen } from '../../steps/go.ts';
import { test } from '../../steps/journey.ts';
import { beginSignedIn } from '../../steps/sign-up.ts';

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

const place = (page: Page) => page.evaluate(() => Math.round(scrollY));
/** Scrolls like a user, whose wheel or finger ends the app's own scrolling. */
const moveTo = (page: Page, y: number) =>
  page.evaluate((to) => {
    dispatchEvent(new WheelEvent('wheel'));
    scrollTo(0, to);
  }, y);
/** Scrolls as soon as the page is long enough. */
const reach = (page: Page, y: number) =>
  expect
    .poll(async () => {
      await moveTo(page, y);
      return place(page);
    })
    .toBe(y);

test('a reload and back restore the scroll position of the list of numbers in each window, and a new page starts at the top', async ({
  page,
}) => {
  await beginSignedIn(page);
  await page.goto(`${addressOf('localhost')}/cupons`);
  await waitForScreen(page);
  for (const viewport of sizes)
    await test.step(`in a window of ${viewport.width} pixels`, async () => {
      await page.setViewportSize(viewport);
      await moveTo(page, 400);
      await expect.poll(() => place(page)).toBe(400);
      await page.reload();
      await waitForScreen(page);
      await expect.poll(() => place(page)).toBe(400);
      await reach(page, 500);
      // A native click, because the driver scrolls before its own; late content may have moved the place by then.
      const left = await page
        .getByRole('navigation', { name: 'Menu' })
        .getByRole('link', { name: 'Notas' })
        .evaluate((link: HTMLElement) => {
          const y = Math.round(scrollY);
          link.click();
          return y;
        });
      expect(Math.abs(left - 500)).toBeLessThan(20);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Minhas notas');
      await waitForScreen(page);
      expect(await place(page)).toBe(0);
      await page.goBack();
      await waitForScreen(page);
      await expect.poll(() => place(page)).toBe(left);
      // Late content must not move it.
      await page.waitForLoadState('networkidle');
      expect(await place(page)).toBe(left);
      for (const path of ['home', 'cupons']) {
        await page.goto(`${addressOf('localhost')}/${path}`);
        await waitForScreen(page);
        await page.waitForLoadState('networkidle');
        expect(await place(page)).toBe(0);
      }
    });
});
