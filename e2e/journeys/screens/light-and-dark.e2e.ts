import { type Page } from '@playwright/test';
import { addressOf } from '../../steps/addresses.ts';
import { expect } from '../../steps/expect.ts';
import { test } from '../../steps/journey.ts';
import { beginSignedIn } from '../../steps/sign-up.ts';

const isDark = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).colorScheme === 'dark');

/** Records the colour scheme of the page in every frame, from the first one on. */
const recordSchemes = (page: Page) =>
  page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const look = () => {
      if (document.body) seen.add(getComputedStyle(document.documentElement).colorScheme);
      requestAnimationFrame(look);
    };
    look();
  });
const listSchemes = (page: Page) =>
  page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);

test.describe('on a device in dark mode', () => {
  test.use({ colorScheme: 'dark' });

  test('a campaign without a mode is dark from the first frame, and one with a mode and a kiosk keep theirs', async ({
    page,
  }) => {
    await recordSchemes(page);
    await page.goto(addressOf('localhost'));
    await expect(page.getByRole('button', { name: 'Continuar', exact: true })).toBeVisible();
    expect(await listSchemes(page)).toEqual(['dark']);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await isDark(page)).toBe(false);
    await page.goto(addressOf('noite.localhost'));
    expect(await isDark(page)).toBe(true);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(`${addressOf('localhost')}/totem`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => isDark(page)).toBe(false);
  });
});

test('the choice in the account panel holds from the first frame of the next start', async ({ page }) => {
  await beginSignedIn(page, 'localhost', '52998224725');
  await page.goto(`${addressOf('localhost')}/home`);
  await page.getByRole('button', { name: 'Conta', exact: true }).click();
  await page.getByRole('radio', { name: 'Escuro' }).check();
  expect(await isDark(page)).toBe(true);
  await recordSchemes(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await listSchemes(page)).toEqual(['dark']);
});
