import { type Page } from '@playwright/test';
import { addressOf } from '../../steps/addresses.ts';
import { expect } from '../../steps/expect.ts';
import { test } from '../../steps/journey.ts';
import { beginSignedIn } from '../../steps/sign-up.ts';

/** Holds the app's bundle back until the returned function is called. */
async function holdApp(page: Page): Promise<() => void> {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/index-[^/]+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('the prerendered entry accepts the number and its button before the app is loaded', async ({ page }) => {
  const release = await holdApp(page);
  await page.goto(addressOf('localhost'), { waitUntil: 'commit' });
  const first = page.locator('form.shell');
  await first.getByLabel('CPF').pressSequentially('52998224725');
  await first.getByRole('button', { name: 'Continuar' }).click();
  await expect(first).toHaveAttribute('data-enviado', '');
  expect(page.url()).toBe(`${addressOf('localhost')}/`);
  release();
  await expect(page.getByLabel('Senha', { exact: true })).toBeFocused();
  await expect(page.getByLabel('CPF')).toHaveValue('529.982.247-25');
  await expect(first).toHaveCount(0);
});

test('shows no field before the app is loaded to a signed-in user or after a link', async ({ page }) => {
  await beginSignedIn(page);
  // Not the home: the next start of the home would show it as it was last seen.
  await page.goto(`${addressOf('localhost')}/regulamento`);
  const release = await holdApp(page);
  for (const path of ['/home', '/', '/login', '/?indicacao=52998224725']) {
    if (path === '/login') await page.evaluate(() => localStorage.clear());
    await page.goto(addressOf('localhost') + path, { waitUntil: 'commit' });
    await expect(page.locator('.shell-card')).toBeVisible();
    await expect(page.locator('#shell-usuario')).toBeHidden();
  }
  release();
});
