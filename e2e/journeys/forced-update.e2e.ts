import { expect, type Page } from '@playwright/test';
import { addressOf } from '../steps/addresses.ts';
import { test } from '../steps/journey.ts';
import { publishCampanha } from '../steps/publish-campanha.ts';

const loja = {
  android: 'https://play.google.com/store/apps/details?id=br.example.trevo',
  ios: 'https://apps.apple.com/br/app/trevo/id1234567890',
};

/** Configures the campaign's minimum app version. */
const forcing = (versaoServidor: string, forcarAtualizacao = true) => ({
  'configuracao.nativo.forcarAtualizacao': forcarAtualizacao,
  'configuracao.nativo.versaoServidor': versaoServidor,
  'configuracao.navegacao.urlLojaAndroid': loja.android,
  'configuracao.navegacao.urlLojaIos': loja.ios,
});

/** Installs the globals of the native shell on the page. */
async function installApp(
  page: Page,
  version: string,
  platform: 'android' | 'ios' = 'android',
): Promise<void> {
  await page.addInitScript(
    (installed) => {
      Object.assign(window, {
        Capacitor: {
          isNativePlatform: () => true,
          getPlatform: () => installed.platform,
          Plugins: {
            App: { getInfo: () => Promise.resolve({ id: 'br.example.trevo', version: installed.version }) },
          },
        },
      });
    },
    { version, platform },
  );
}

const title = (page: Page) => page.getByRole('heading', { name: 'Atualização necessária' });
const continuar = (page: Page) => page.getByRole('button', { name: 'Continuar', exact: true });

for (const platform of ['android', 'ios'] as const) {
  test(`on ${platform} an outdated app shows only the link to the store`, async ({ page, request }) => {
    const host = await publishCampanha(request, `forcada-${platform}`, forcing('0.28.0'));
    await installApp(page, '0.27.90', platform);
    // Also at the address of a signed-in screen.
    for (const path of ['/', '/#/home']) {
      await page.goto(addressOf(host) + path);
      await expect(title(page)).toBeVisible();
      await expect(page.getByText('Você tem a versão 0.27.90; a nova é a 0.28.0.')).toBeVisible();
      const link = page.getByRole('link', { name: 'Atualizar agora' });
      await expect(link).toHaveAttribute('href', loja[platform]);
      expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(44);
      await expect(page.getByRole('button')).toHaveCount(0);
    }
    // Navigating manually behind it shows the same screen.
    await page.evaluate(() => (location.hash = '#/regulamento'));
    await expect(title(page)).toBeVisible();
  });
}

test('the updated app opens, and must update again for the next version', async ({ context, request }) => {
  const host = await publishCampanha(request, 'forcada-atualizada', forcing('0.28.0'));
  const updated = await context.newPage();
  await installApp(updated, '0.28.0');
  await updated.goto(addressOf(host));
  await expect(continuar(updated)).toBeVisible();
  await expect(title(updated)).toHaveCount(0);
  await publishCampanha(request, 'forcada-atualizada', forcing('0.28.1'));
  await expect(async () => {
    await updated.goto(addressOf(host));
    await expect(title(updated)).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 15_000 });
});

test("an app newer than the campaign's version opens", async ({ page, request }) => {
  const host = await publishCampanha(request, 'forcada-menor', forcing('0.27.9'));
  await installApp(page, '0.27.90');
  await page.goto(addressOf(host));
  await expect(continuar(page)).toBeVisible();
});

test('an old app opens in a campaign without a forced update', async ({ page, request }) => {
  const host = await publishCampanha(request, 'forcada-nada', forcing('9.0.0', false));
  await installApp(page, '0.27.90');
  await page.goto(addressOf(host));
  await expect(continuar(page)).toBeVisible();
});

test('a browser is never asked to update', async ({ page, request }) => {
  const host = await publishCampanha(request, 'forcada-pagina', forcing('9.0.0'));
  await page.goto(addressOf(host));
  await expect(continuar(page)).toBeVisible();
  await expect(title(page)).toHaveCount(0);
});
