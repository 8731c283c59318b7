import { type Request } from '@playwright/test';
import { addressOf } from '../../steps/addresses.ts';
import { expect } from '../../steps/expect.ts';
import { test } from '../../steps/journey.ts';
import { beginSignedIn } from '../../steps/sign-up.ts';

const contagem = /\/cupons\/escaneadosPorPeriodo\//;

test('shows a returning user the home as it was last seen, their numbers from requests of the page itself without duplicates, and keeps a press', async ({
  page,
}) => {
  await beginSignedIn(page);
  await page.goto(`${addressOf('localhost')}/home`);
  const total = page.getByRole('main').locator('strong').filter({ hasText: /^\d/ });
  await expect(total).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('trevo.primeiras') ?? ''))
    .toMatch(contagem);

  const asked: string[] = [];
  let seeContagem: () => void;
  const early = new Promise<void>((resolve) => (seeContagem = resolve));
  page.on('request', (request: Request) => {
    if (request.resourceType() !== 'fetch' || request.method() !== 'GET') return;
    asked.push(request.url());
    if (contagem.test(request.url())) seeContagem();
  });
  // The app's bundle is held back until the numbers were requested.
  await page.route(/\/assets\/index-[^/]+\.js$/, async (route) => {
    await early;
    await route.continue();
  });
  await page.reload();
  await expect(total).toBeVisible();
  expect(asked.filter((url) => contagem.test(url))).toHaveLength(1);
  expect(asked.filter((url) => url.endsWith('/campanha/v1/campanhas/'))).toHaveLength(1);
  await page.unrouteAll();
  const stored = () => page.evaluate(() => localStorage.getItem('trevo.guardada.inicio'));
  await expect.poll(stored).not.toBeNull();

  let start!: () => void;
  const held = new Promise<void>((resolve) => (start = resolve));
  await page.route(/\/assets\/index-[^/]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  const numeros = page.locator('.snapshot a[href="/cupons"]').last();
  await expect(numeros).toBeVisible();
  // Read aloud, it would be announced twice and do nothing.
  await expect(page.getByRole('link', { name: 'Números' })).toHaveCount(0);
  const { x, y, width, height } = (await numeros.boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
  start();
  await expect(page).toHaveURL(/\/cupons/);
  // The cascade is as in the source: the page's style sheet first, the lazy ones after it.
  const sheets = await page.evaluate(() =>
    [...document.styleSheets].flatMap(({ href }) => (href ? [new URL(href).pathname] : [])),
  );
  expect(sheets.length).toBeGreaterThan(1);
  expect(sheets.map((path) => path.startsWith('/assets/index-')).indexOf(true)).toBe(0);
  await expect(page.locator('.snapshot')).toHaveCount(0);
});
