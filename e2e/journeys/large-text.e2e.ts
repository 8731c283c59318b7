import { addressOf } from '../steps/addresses.ts';
import { walkCadastro } from '../steps/cadastro.walk.ts';
import { publishCampanhaCompleta } from '../steps/campanha-completa.ts';
import { walkPaineisDaConta, walkTelas, walkTermos } from '../steps/conta.walk.ts';
import { walkEntrada } from '../steps/entrada.walk.ts';
import { walkFalhas } from '../steps/falhas.walk.ts';
import { waitForScreen } from '../steps/go.ts';
import { test } from '../steps/journey.ts';
import { createLayoutChecks, enlargeText } from '../steps/layout-checks.ts';
import { walkPublicas } from '../steps/publicas.walk.ts';
import { beginAsNewPessoa, beginSignedIn, createPessoa, semTermos } from '../steps/sign-up.ts';

test.use({ actionTimeout: 10_000 });
test.describe.configure({ timeout: 300_000 });
test.beforeEach(({ page }) => enlargeText(page));

test('text at 200 %: signed-in and public screens fit', async ({ page }) => {
  const layout = createLayoutChecks('200-screens');
  await walkPublicas(page, 'localhost', layout.see);
  await beginSignedIn(page);
  await page.goto(`${addressOf('localhost')}/home`);
  await waitForScreen(page);
  await walkTelas(page, layout.see);
  layout.expectNothing();
});

test('text at 200 %: sign-up fits', async ({ page }) => {
  const host = await publishCampanhaCompleta(page.request, 'sol');
  const pessoa = createPessoa();
  const layout = createLayoutChecks('200-account');
  await walkCadastro(page, host, pessoa, layout.see);
  await walkPaineisDaConta(page, layout.see);
  await page.evaluate(() => localStorage.clear());
  await walkEntrada(page, host, pessoa.cpf, layout.see);
  layout.expectNothing();
});

test('text at 200 %: terms after sign-in fit', async ({ page }) => {
  const layout = createLayoutChecks('200-terms');
  await beginAsNewPessoa(page, 'localhost', semTermos);
  await page.goto(`${addressOf('localhost')}/home`);
  await walkTermos(page, layout.see);
  layout.expectNothing();
});

test('text at 200 %: fatal-error screens fit', async ({ page }) => {
  const layout = createLayoutChecks('200-failures');
  await walkFalhas(page, layout.see);
  layout.expectNothing();
});
