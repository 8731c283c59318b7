import { expect, type Page } from '@playwright/test';
import { addressOf } from '../steps/addresses.ts';
import { test } from '../steps/journey.ts';
import { publishCampanha } from '../steps/publish-campanha.ts';

const loja = {
  android: 'https://play.google.com/store/apps/details?id=br.example.trevo',
  ios: 'https://apps.apple.com/br/app/trevo/id1234567890',
};

/** The campaign says which version its app must have. */
const forcing = (versaoServidor: string, forcarAtualizacao = true) => ({
  'configuracao.nativo.forcarAtualizacao': forcarAtualizacao,
  'configuracao.nativo.versaoServidor': versaoServidor,
  'configuracao.navegacao.urlLojaAndroid': loja.android,
  'configuracao.navegacao.urlLojaIos': loja.ios,
});

/** What the shell of an installed app puts on the page. */
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
  test(`on ${platform} an app that is too old shows nothing but the way to the store`, async ({
    page,
    request,
  }) => {
    const host = await publishCampanha(request, `forcada-${platform}`, forcing('0.28.0'));
    await installApp(page, '0.27.90', platform);
    // Also at an address of somebody who is signed in.
    for (const path of ['/', '/#/home']) {
      await page.goto(addressOf(host) + path);
      await expect(title(page)).toBeVisible();
      await expect(page.getByText('Você tem a versão 0.27.90; a nova é a 0.28.0.')).toBeVisible();
      const link = page.getByRole('link', { name: 'Atualizar agora' });
      await expect(link).toHaveAttribute('href', loja[platform]);
      expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(44);
      await expect(page.getByRole('button')).toHaveCount(0);
    }
    // Nothing behind it: going on by hand finds the same.
    await page.evaluate(() => (location.hash = '#/regulamento'));
    await expect(title(page)).toBeVisible();
  });
}

test('the updated app opens, and with the next version it is asked again', async ({ context, request }) => {
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

test('a newer app than the campaign knows opens', async ({ page, request }) => {
  const host = await publishCampanha(request, 'forcada-menor', forcing('0.27.9'));
  await installApp(page, '0.27.90');
  await page.goto(addressOf(host));
  await expect(continuar(page)).toBeVisible();
});

test('a campaign that forces nothing lets an old app in', async ({ page, request }) => {
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
