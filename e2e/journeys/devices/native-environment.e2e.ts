import { type Page } from '@playwright/test';
import { addressOf } from '../../steps/addresses.ts';
import { expect } from '../../steps/expect.ts';
import { waitForScreen } from '../../steps/go.ts';
import { test } from '../../steps/journey.ts';
import { publishCampanha, toHost } from '../../steps/publish-campanha.ts';
import { cutNotch, installShell, notch, type ShellOptions } from '../../steps/browser/simulated-shell.ts';

const producao = 'br.example.promo.ambiente';
/** Build-time settings of a store build. */
const build = {
  VITE_PACOTES_PRODUCAO: producao,
  VITE_DISPOSITIVOS_IOS_TESTE: 'iphone-da-equipe,outro-iphone',
};

const faixa = (page: Page) => page.getByText('Você está em um ambiente de testes e homologação.');

async function start(page: Page, nome: string, options: ShellOptions): Promise<void> {
  const host = await publishCampanha(page.request, nome, { hosts: [toHost(nome), options.pacote] });
  const asked = page.waitForRequest((request) =>
    request.url().endsWith('/configuracoes/listarPorChaveValor'),
  );
  await installShell(page, host, options);
  await cutNotch(page);
  await page.goto(`${addressOf(host)}/`);
  expect((await asked).postDataJSON()).toMatchObject({ chave: 'pacote', valor: options.pacote });
  await waitForScreen(page);
}

test.describe('one package of one campaign (serial)', () => {
  test.describe.configure({ mode: 'serial' });

  test('an app from the store is production, also on an Android phone with the name of a tester', async ({
    page,
  }) => {
    await start(page, 'ambiente', {
      pacote: producao,
      platform: 'android',
      dispositivo: 'iphone-da-equipe',
      build,
    });
    await expect(faixa(page)).toHaveCount(0);
  });

  test('an iPhone of the test team is the test environment', async ({ page }) => {
    await start(page, 'ambiente', {
      pacote: producao,
      platform: 'ios',
      dispositivo: 'iphone-da-equipe',
      build,
    });
    await expect(faixa(page)).toBeVisible();
    // The banner covers the notch, and its text is below it.
    const words = (await faixa(page).boundingBox())!;
    expect(words.y).toBeGreaterThanOrEqual(0);
    const padding = await faixa(page).evaluate((strip) =>
      Number.parseFloat(getComputedStyle(strip).paddingTop),
    );
    expect(words.y + padding).toBeGreaterThanOrEqual(notch.top);
  });
});
