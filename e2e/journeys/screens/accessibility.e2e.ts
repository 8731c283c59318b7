import { addressOf } from '../../steps/addresses.ts';
import { walkCadastro } from '../../steps/walks/cadastro.walk.ts';
import {
  publishCampanhaCompleta,
  publishCampanhaDeDentro,
  toAparencia,
} from '../../steps/campanha-completa.ts';
import { walkMenus, walkPaineisDaConta, walkTelas } from '../../steps/walks/conta.walk.ts';
import { walkEntrada } from '../../steps/walks/entrada.walk.ts';
import { expect } from '../../steps/expect.ts';
import { walkFalhas } from '../../steps/walks/falhas.walk.ts';
import { waitForScreen } from '../../steps/go.ts';
import { beginIncompleta } from '../../steps/incompleta.ts';
import { test } from '../../steps/journey.ts';
import { createLooks } from '../../steps/looks/looks.ts';
import { walkPublicas } from '../../steps/walks/publicas.walk.ts';
import { publishCampanha } from '../../steps/publish-campanha.ts';
import { beginAsNewPessoa, beginSignedIn, createPessoa } from '../../steps/sign-up.ts';

// Animations are disabled; actions must not wait long.
test.use({ actionTimeout: 10_000 });
test.describe.configure({ timeout: 480_000 });

const outras = ['sol', 'noite'] as const;
const large = { isLarge: true };

test('public screens pass axe in three brands, and fit 320 px and text at 200 %', async ({ page }) => {
  const looks = createLooks('screens', outras, large);
  await walkPublicas(page, 'localhost', looks.see);
  await beginSignedIn(page);
  await page.goto(`${addressOf('localhost')}/home`);
  await waitForScreen(page);
  await looks.see(page, 'first screen');
  looks.expectNothing();
});

test('sign-up passes axe in three brands, and fits 320 px and text at 200 %', async ({ page }) => {
  const host = await publishCampanhaCompleta(page.request, 'padrao');
  const pessoa = createPessoa();
  const looks = createLooks('account', outras, large);
  await walkCadastro(page, host, pessoa, looks.see);
  // A page of the same origin without the app, which would store its session again while renewing it.
  await page.goto(`${addressOf(host)}/saude`);
  await page.evaluate(() => localStorage.clear());
  await walkEntrada(page, host, pessoa.cpf, looks.see);
  looks.expectNothing();
});

test('signed-in screens pass axe in three brands, and fit 320 px and text at 200 %', async ({ page }) => {
  const host = await publishCampanhaDeDentro(page.request, 'padrao');
  await beginAsNewPessoa(page, host);
  await page.goto(`${addressOf(host)}/home`);
  await waitForScreen(page);
  const looks = createLooks('behind', outras, large);
  await walkTelas(page, looks.see);
  await walkPaineisDaConta(page, looks.see);
  looks.expectNothing();
});

for (const marca of outras) {
  test(`welcome, bars and menus of ${marca} pass axe and fit 320 px`, async ({ page }) => {
    const looks = createLooks(`bars-${marca}`);
    const host = `${marca}.localhost`;
    await page.goto(addressOf(host));
    await waitForScreen(page);
    await looks.see(page, 'entry');
    await beginIncompleta(page, host);
    await page.goto(`${addressOf(host)}/home`);
    await expect(page.getByRole('dialog')).toBeVisible();
    await looks.see(page, 'welcome');
    await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
    await expect(page.getByRole('heading', { name: 'Complete seu cadastro' })).toBeVisible();
    await expect(page.getByLabel('Nome completo')).toBeVisible();
    await looks.see(page, 'finish the registration');

    const barras = await publishCampanha(page.request, `barras-${marca}`, toAparencia(marca));
    await beginAsNewPessoa(page, barras);
    await page.goto(`${addressOf(barras)}/cupons`);
    await waitForScreen(page);
    await looks.see(page, 'bars');
    await walkMenus(page, looks.see);
    looks.expectNothing();
  });
}

test('fatal-error screens pass axe, and fit 320 px and text at 200 %', async ({ page }) => {
  const looks = createLooks('failures', [], large);
  await walkFalhas(page, looks.see);
  looks.expectNothing();
});
