import { type Page } from '@playwright/test';
import { expect } from '../../steps/expect.ts';
import { test } from '../../steps/journey.ts';
import { publishCampanha } from '../../steps/publish-campanha.ts';
import { beginSignUp, createPessoa } from '../../steps/sign-up.ts';
import { cameraArgs } from '../../steps/notas/videos.ts';

test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...cameraArgs('cadastro')] }),
});

/** Counts the presses on the page, in any document of the journey. */
async function countTaps(page: Page): Promise<() => number> {
  let taps = 0;
  await page.exposeFunction('countTap', () => {
    taps += 1;
  });
  await page.addInitScript(() => {
    addEventListener('pointerdown', () => (window as unknown as { countTap(): void }).countTap(), true);
  });
  return () => taps;
}

/** Types into the focused field and moves on with the key of the keyboard, as a phone does. */
async function typeAndGoOn(page: Page, label: string, text: string): Promise<void> {
  await expect(page.getByLabel(label).first()).toBeFocused();
  await page.keyboard.type(text);
  await page.keyboard.press('Tab');
}

test('a new user reaches the first lucky number in at most ten taps', async ({ page }) => {
  const readTaps = await countTaps(page);
  const pessoa = createPessoa();
  await beginSignUp(page, pessoa, await publishCampanha(page.request, 'dez-toques'));
  await page.getByRole('switch', { name: /Aceito tudo/ }).click();
  await page.getByRole('button', { name: 'Concordar e continuar' }).click();
  await typeAndGoOn(page, 'Nome completo', pessoa.nome);
  await typeAndGoOn(page, 'E-mail', pessoa.email);
  await typeAndGoOn(page, 'Data de nascimento', pessoa.dataNascimento.split('-').reverse().join(''));
  await typeAndGoOn(page, 'Celular', pessoa.telefoneContato);
  // The eye beside the password is the next stop of the key.
  await page.getByLabel('Senha', { exact: false }).first().fill(pessoa.senha);
  await page.getByLabel('Confirme a senha').fill(pessoa.senha);
  await page.getByRole('button', { name: 'Criar minha conta' }).click();
  await page.getByRole('link', { name: 'Escanear minha primeira nota' }).click();
  await expect(page.getByRole('heading', { name: /Você ganhou 1 número da sorte/ })).toBeVisible({
    timeout: 40_000,
  });
  // Two more for the fields of the password, which the journey fills without a tap.
  expect(readTaps() + 2).toBeLessThanOrEqual(10);
});
