import { type Page } from '@playwright/test';
import { addressOf } from '../../steps/addresses.ts';
import { expect } from '../../steps/expect.ts';
import { test } from '../../steps/journey.ts';
import { publishCampanha, type CampanhaChange } from '../../steps/publish-campanha.ts';

const android =
  'Mozilla/5.0 (Linux; Android 14; SM-A155M) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36';
const address = 'https://loja-android.example/app';

const lojas: CampanhaChange = {
  'configuracao.navegacao.redirecionarLoja': true,
  'configuracao.navegacao.urlAppPwa': 'https://promo.example',
  'configuracao.navegacao.urlAppPhonegap': 'https://promo.example/app',
  'configuracao.navegacao.urlLojaAndroid': address,
  'configuracao.navegacao.urlLojaIos': 'https://loja-ios.example/app',
};

/** Serves stub pages for the stores; returns the visits to each. */
async function openStores(page: Page): Promise<string[]> {
  const visited: string[] = [];
  await page.route('https://*.example/**', (route) => {
    visited.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<h1>Loja</h1>' });
  });
  return visited;
}

const loja = (page: Page) => page.getByRole('heading', { name: 'Loja' });
const entrada = (page: Page) => page.getByLabel('CPF');

test.use({ userAgent: android });

test('redirects an Android phone to its store once, not from a public text, and lets a returning user stay', async ({
  page,
}) => {
  const host = await publishCampanha(page.request, 'loja', lojas);
  const visited = await openStores(page);
  await page.goto(`${addressOf(host)}/regulamento`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(visited).toEqual([]);
  await page.goto(addressOf(host));
  await expect(loja(page)).toBeVisible();
  await expect(page).toHaveURL(address);
  await page.goto(addressOf(host));
  await expect(entrada(page)).toBeVisible();
  await page.goto(`${addressOf(host)}/login`);
  await expect(entrada(page)).toBeVisible();
  expect(visited).toEqual([address]);
});
