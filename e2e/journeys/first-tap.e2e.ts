import { expect, type Page } from '@playwright/test';
import { test } from '../steps/journey.ts';
import { publishCampanha } from '../steps/publish-campanha.ts';
import { beginSignUp, createPessoa, fillCadastro } from '../steps/sign-up.ts';

const taps = {
  touch: async (page: Page, x: number, y: number) => page.touchscreen.tap(x, y),
  mouse: async (page: Page, x: number, y: number) => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    // A finger rests for some frames before its release.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
    await page.mouse.up();
  },
};

test('accepts the first tap on the terms after a mistyped confirmation, by touch and by mouse', async ({
  page,
}) => {
  const host = await publishCampanha(page.request, 'primeiro-toque', {
    'configuracao.preCadastro': { lgpd: 'nenhuma', aceitesAtivo: false },
  });
  const pessoa = createPessoa();
  await beginSignUp(page, pessoa, host);
  await fillCadastro(page, pessoa);
  const confirmacao = page.getByLabel('Confirme a senha');
  const wrong = page.getByText('A confirmação de senha deve ser igual');
  const termos = page.getByRole('checkbox', { name: /regulamento/ });
  for (const [kind, tap] of Object.entries(taps))
    await test.step(kind, async () => {
      // The field keeps the focus.
      await confirmacao.fill('Outra123');
      await expect(confirmacao).toBeFocused();
      await expect(wrong).toBeHidden();
      await termos.scrollIntoViewIfNeeded();
      const before = (await termos.boundingBox())!;
      await tap(page, before.x + before.width / 2, before.y + before.height / 2);
      await expect(termos).toBeChecked();
      await expect(wrong).toBeVisible();
      await reopenForm(page, pessoa.senha);
    });
});

/** Reads a document and returns to a form without errors, passwords and this acceptance. */
async function reopenForm(page: Page, senha: string): Promise<void> {
  await page.getByRole('checkbox', { name: /regulamento/ }).uncheck();
  await page.getByRole('link', { name: 'a política de privacidade' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Política de privacidade');
  await page.goBack();
  await page.getByLabel('Senha', { exact: false }).first().fill(senha);
}
