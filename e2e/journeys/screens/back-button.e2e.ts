import { type Page } from '@playwright/test';
import { addressOf } from '../../steps/addresses.ts';
import { expect } from '../../steps/expect.ts';
import { waitForScreen } from '../../steps/go.ts';
import { test } from '../../steps/journey.ts';
import { beginSignedIn } from '../../steps/sign-up.ts';

test.use({ viewport: { width: 390, height: 844 } });

const dialogs = (page: Page) => page.locator('dialog[open]');
const rows = (page: Page) => page.getByRole('main').locator('button[class*=row]');
const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Opens the list of receipts from the first screen, which is one step back. */
async function openNotas(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Notas' }).click();
  await expectNotas(page);
  await waitForScreen(page);
}

async function openNota(page: Page): Promise<void> {
  await rows(page).nth(1).click();
  await expect(dialogs(page)).toHaveCount(1);
}

/** Expects the list of receipts, without a dialog or its entry in the session history. */
async function expectNotas(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/documentosFiscais$/);
  await expect(dialogs(page)).toHaveCount(0);
  await page.waitForFunction(() => !(history.state as { usr?: { layer?: object } | null }).usr?.layer);
}

async function expectBackLeadsHome(page: Page): Promise<void> {
  await page.goBack();
  await expect(page).toHaveURL(/\/home$/);
}

test('back closes sheets, panels and screens one by one, and leaves no extra step', async ({ page }) => {
  await beginSignedIn(page);
  await page.goto(`${addressOf('localhost')}/home`);
  await waitForScreen(page);

  await test.step('a receipt of the home opens over the list, which is left by two steps back', async () => {
    const addresses: string[] = [];
    page.on('framenavigated', (frame) => addresses.push(new URL(frame.url()).pathname));
    await page.getByRole('region', { name: 'Últimas notas' }).getByRole('button').first().click();
    await expect(dialogs(page).getByRole('heading', { name: 'Sua nota' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expectNotas(page);
    await expectBackLeadsHome(page);
    expect(new Set(addresses)).toEqual(new Set(['/documentosFiscais', '/home']));
  });

  await test.step('back closes a sheet, keeps the scroll position and does not announce the screen again', async () => {
    await openNotas(page);
    // The sheet returns the focus to its opener.
    await rows(page).nth(1).focus();
    await page.evaluate(() => scrollTo(0, 60));
    await expect.poll(() => scrollTop(page)).toBe(60);
    await page.evaluate(() => {
      const seen = { headings: 0 };
      Object.assign(window, { seen });
      document.addEventListener('focusin', ({ target }) => {
        if ((target as Element).matches('main h1, header h1')) seen.headings += 1;
      });
    });
    await rows(page).nth(1).dispatchEvent('click');
    await expect(dialogs(page)).toHaveCount(1);
    await page.goBack();
    await expectNotas(page);
    expect(await scrollTop(page)).toBe(60);
    await page.goForward();
    await expectNotas(page);
    expect(await scrollTop(page)).toBe(60);
    expect(await page.evaluate(() => (window as unknown as { seen: object }).seen)).toEqual({ headings: 0 });
    await expectBackLeadsHome(page);
  });

  await test.step('a sheet closed with Esc or its button leaves no extra step back, and two quick steps back close it and leave the screen', async () => {
    await openNotas(page);
    await openNota(page);
    await page.keyboard.press('Escape');
    await expectNotas(page);
    await openNota(page);
    await dialogs(page).getByRole('button', { name: 'Fechar' }).first().click();
    await expectNotas(page);
    await openNota(page);
    await page.evaluate(() => {
      history.back();
      history.back();
    });
    await expect(page).toHaveURL(/\/home$/);
    await expect(dialogs(page)).toHaveCount(0);
  });

  await test.step('reloading over a sheet leaves no extra step back, and one step back returns from a link in a panel', async () => {
    await openNotas(page);
    await openNota(page);
    await page.reload();
    await waitForScreen(page);
    await expectNotas(page);
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Início' }).click();
    await expect(page).toHaveURL(/\/home$/);
    await waitForScreen(page);
    await page.getByRole('button', { name: 'Conta' }).click();
    await dialogs(page).getByRole('link', { name: 'Sobre o aplicativo' }).click();
    await expect(page).toHaveURL(/\/sobre$/);
    await waitForScreen(page);
    await page.goBack();
    await expect(page).toHaveURL(/\/home$/);
    await expect(dialogs(page)).toHaveCount(0);
    await page.goForward();
    await expect(page).toHaveURL(/\/sobre$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/home$/);
    await page.goBack();
    await expectNotas(page);
    await expectBackLeadsHome(page);
  });
});
