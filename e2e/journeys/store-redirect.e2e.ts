import { expect, type Page } from '@playwright/test';
import { addressOf } from '../steps/addresses.ts';
import { test } from '../steps/journey.ts';
import { publishCampanha, toHost, type CampanhaChange } from '../steps/publish-campanha.ts';
import { installShell } from '../steps/simulated-shell.ts';

const android =
  'Mozilla/5.0 (Linux; Android 14; SM-A155M) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Mobile Safari/604.1';
const computador = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/131.0 Safari/537.36';

const lojas: CampanhaChange = {
  'configuracao.navegacao.redirecionarLoja': true,
  'configuracao.navegacao.urlAppPwa': 'https://promo.example',
  'configuracao.navegacao.urlAppPhonegap': 'https://promo.example/app',
  'configuracao.navegacao.urlLojaAndroid': 'https://loja-android.example/app',
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

for (const [nome, userAgent, address] of [
  ['an Android phone', android, 'https://loja-android.example/app'],
  ['an iPhone', iphone, 'https://loja-ios.example/app'],
] as const) {
  test.describe(nome, () => {
    test.use({ userAgent });

    test('redirects to its store once, and lets a returning user stay', async ({ page }) => {
      const host = await publishCampanha(
        page.request,
        `loja-${userAgent.includes('Android') ? 'a' : 'i'}`,
        lojas,
      );
      const visited = await openStores(page);
      await page.goto(addressOf(host));
      await expect(loja(page)).toBeVisible();
      await expect(page).toHaveURL(address);
      await page.goto(addressOf(host));
      await expect(entrada(page)).toBeVisible();
      await page.goto(`${addressOf(host)}/login`);
      await expect(entrada(page)).toBeVisible();
      expect(visited).toEqual([address]);
    });
  });
}

test.describe('a phone is not redirected to a store', () => {
  test.use({ userAgent: android });

  test('from a public text', async ({ page }) => {
    const host = await publishCampanha(page.request, 'loja-texto', lojas);
    const visited = await openStores(page);
    await page.goto(`${addressOf(host)}/regulamento`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(visited).toEqual([]);
  });

  test('where the campaign disables it', async ({ page }) => {
    const host = await publishCampanha(page.request, 'loja-nao', {
      ...lojas,
      'configuracao.navegacao.redirecionarLoja': false,
    });
    const visited = await openStores(page);
    await page.goto(addressOf(host));
    await expect(entrada(page)).toBeVisible();
    expect(visited).toEqual([]);
  });

  test('inside the installed app', async ({ page }) => {
    const pacote = 'br.example.promo.loja';
    const host = await publishCampanha(page.request, 'loja-dentro', {
      ...lojas,
      hosts: [toHost('loja-dentro'), pacote],
    });
    const visited = await openStores(page);
    await installShell(page, host, { pacote });
    await page.goto(`${addressOf(host)}/`);
    await expect(entrada(page)).toBeVisible();
    expect(visited).toEqual([]);
  });
});

test.describe('a computer', () => {
  test.use({ userAgent: computador, isMobile: false, hasTouch: false });

  test('is not redirected to a store', async ({ page }) => {
    const host = await publishCampanha(page.request, 'loja-computador', lojas);
    const visited = await openStores(page);
    await page.goto(addressOf(host));
    await expect(entrada(page)).toBeVisible();
    expect(visited).toEqual([]);
  });
});
