import { expect, test } from '@playwright/test';
import { addressOf } from '../steps/addresses.ts';
import { createAxe } from '../steps/axe.ts';
import { walkCadastro } from '../steps/cadastro.walk.ts';
import { marcas, publishCampanhaCompleta } from '../steps/campanha-completa.ts';
import { walkPaineisDaConta, walkTelas, walkTermos } from '../steps/conta.walk.ts';
import { walkEntrada } from '../steps/entrada.walk.ts';
import { walkFalhas } from '../steps/falhas.walk.ts';
import { waitForScreen } from '../steps/go.ts';
import { walkPublicas } from '../steps/publicas.walk.ts';
import { beginSignedIn, createPessoa } from '../steps/sign-up.ts';

const ready = {
  padrao: { host: 'localhost', usuario: '52998224725' },
  sol: { host: 'sol.localhost', usuario: '11987654321' },
  noite: { host: 'noite.localhost', usuario: '52998224725' },
} as const;

// What moves is measured where it ends.
test.use({ contextOptions: { reducedMotion: 'reduce' }, actionTimeout: 10_000 });
test.describe.configure({ timeout: 150_000 });

for (const marca of marcas) {
  test(`axe finds nothing on the screens of ${marca}, signed out and in`, async ({ page }) => {
    const { host, usuario } = ready[marca];
    const axe = createAxe();
    await walkPublicas(page, host, axe.see);
    await beginSignedIn(page, host, usuario);
    await page.goto(`${addressOf(host)}/home`);
    await waitForScreen(page);
    if (marca !== 'padrao') {
      await expect(page.getByRole('dialog')).toBeVisible();
      await axe.see(page, 'welcome');
      await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
      await expect(page.getByRole('heading', { name: 'Complete seu cadastro' })).toBeVisible();
      await expect(page.getByLabel('Nome completo')).toBeVisible();
      await axe.see(page, 'finish the registration');
      await page.keyboard.press('Escape');
    }
    axe.expectNothing();
  });

  test(`axe finds nothing from the entry to the account in the colours of ${marca}`, async ({ page }) => {
    const host = await publishCampanhaCompleta(page.request, marca);
    const pessoa = createPessoa();
    const axe = createAxe({ onlyColours: marca !== 'padrao' });
    await walkCadastro(page, host, pessoa, axe.see);
    await walkTermos(page, axe.see);
    await walkTelas(page, axe.see);
    await walkPaineisDaConta(page, axe.see);
    await page.evaluate(() => localStorage.clear());
    await walkEntrada(page, host, pessoa.cpf, axe.see);
    axe.expectNothing();
  });
}

test('axe finds nothing where the app cannot go on', async ({ page }) => {
  const axe = createAxe();
  await walkFalhas(page, axe.see);
  axe.expectNothing();
});
