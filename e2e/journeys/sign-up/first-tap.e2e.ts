import { type Page } from '@playwright/test';
import { expect } from '../../steps/expect.ts';
import { test } from '../../steps/journey.ts';
import { publishCampanha } from '../../steps/publish-campanha.ts';
import { beginSignUp, createPessoa, fillCadastro } from '../../steps/sign-up.ts';

/** Fills the registration with a wrong password confirmation, whose field keeps the focus. */
async function mistypeConfirmacao(page: Page, nome: string): Promise<void> {
  const host = await publishCampanha(page.request, nome, {
    'configuracao.preCadastro': { lgpd: 'nenhuma', aceitesAtivo: false },
  });
  const pessoa = createPessoa();
  await beginSignUp(page, pessoa, host);
  await fillCadastro(page, pessoa);
  await page.getByLabel('Confirme a senha').fill('Outra123');
  await expect(page.getByLabel('Confirme a senha')).toBeFocused();
  await expect(page.getByText('A confirmação de senha deve ser igual')).toBeHidden();
}

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

for (const [kind, tap] of Object.entries(taps)) {
  test(`accepts the first tap on the terms after a mistyped confirmation (${kind})`, async ({ page }) => {
    await mistypeConfirmacao(page, `primeiro-toque-${kind}`);
    const termos = page.getByRole('checkbox', { name: /regulamento/ });
    // Playwright's own scrolling waits for two frames, and a page without changes once got none for six minutes.
    await termos.evaluate((box) => box.scrollIntoView({ block: 'center' }));
    const before = (await termos.boundingBox())!;
    await tap(page, before.x + before.width / 2, before.y + before.height / 2);
    await expect(termos).toBeChecked();
    await expect(page.getByText('A confirmação de senha deve ser igual')).toBeVisible();
  });
}
