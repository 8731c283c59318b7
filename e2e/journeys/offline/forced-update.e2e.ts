import { type Page } from '@playwright/test';
import { addressOf } from '../../steps/addresses.ts';
import { expect } from '../../steps/expect.ts';
import { test } from '../../steps/journey.ts';
import { publishCampanha } from '../../steps/publish-campanha.ts';

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
async function installApp(page: Page, version: string): Promise<void> {
  await page.addInitScript((installed) => {
    Object.assign(window, {
      Capacitor: {
        isNativePlatform: () => true,
        getPlatform: () => 'android',
        Plugins: {
          App: { getInfo: () => Promise.resolve({ id: 'br.example.trevo', version: installed }) },
        },
      },
    });
  }, version);
}

const title = (page: Page) => page.getByRole('heading', { name: 'Atualização necessária' });
const continuar = (page: Page) => page.getByRole('button', { name: 'Continuar', exact: true });

test('an outdated app shows only the link to the store, and the updated one opens until the next version', async ({
  context,
  page,
  request,
}) => {
  const host = await publishCampanha(request, 'forcada', forcing('0.28.0'));
  await installApp(page, '0.27.90');
  // Also at the address of a signed-in screen.
  for (const path of ['/', '/#/home']) {
    await page.goto(addressOf(host) + path);
    await expect(title(page)).toBeVisible();
    await expect(page.getByText('Você tem a versão 0.27.90; a nova é a 0.28.0.')).toBeVisible();
    const link = page.getByRole('link', { name: 'Atualizar agora' });
    await expect(link).toHaveAttribute('href', loja.android);
    expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    await expect(page.getByRole('button')).toHaveCount(0);
  }
  // Navigating manually behind it shows the same screen.
  await page.evaluate(() => (location.hash = '#/regulamento'));
  await expect(title(page)).toBeVisible();

  const updated = await context.newPage();
  await installApp(updated, '0.28.0');
  await updated.goto(addressOf(host));
  await expect(continuar(updated)).toBeVisible();
  await expect(title(updated)).toHaveCount(0);
  await publishCampanha(request, 'forcada', forcing('0.28.1'));
  await expect(async () => {
    await updated.goto(addressOf(host));
    await expect(title(updated)).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 15_000 });
});
