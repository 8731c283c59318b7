import { expect, type Request } from '@playwright/test';
import { addressOf } from '../steps/addresses.ts';
import { test } from '../steps/journey.ts';
import { beginSignedIn } from '../steps/sign-up.ts';

const contagem = /\/cupons\/escaneadosPorPeriodo\//;

test('shows a returning user their numbers from requests of the page itself, without duplicates', async ({
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
});
