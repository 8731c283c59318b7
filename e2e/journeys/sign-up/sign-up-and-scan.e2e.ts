import { expect } from '../../steps/expect.ts';
import { test } from '../../steps/journey.ts';
import { publishCampanha } from '../../steps/publish-campanha.ts';
import { createPessoa, signUp } from '../../steps/sign-up.ts';
import { cameraArgs, videoChave } from '../../steps/notas/videos.ts';

test.use({
  // The whole journey of a typical user, with all animations.
  contextOptions: { reducedMotion: 'no-preference' },
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...cameraArgs('cadastro')] }),
});

test('a new user signs up, scans a receipt with the camera and sees lucky numbers', async ({ page }) => {
  const pessoa = createPessoa();
  await signUp(page, pessoa, await publishCampanha(page.request, 'cadastro-e-nota'));

  await page.getByRole('button', { name: 'CADASTRAR CUPOM' }).click();
  await page.getByRole('button', { name: /Escanear nota/ }).click();
  await expect(page.getByRole('heading', { name: /Você ganhou 1 número da sorte/ })).toBeVisible({
    timeout: 40_000,
  });

  await page
    .getByRole('button', { name: 'Ver meus números' })
    .or(page.getByRole('link', { name: 'Ver meus números' }))
    .click();
  await expect(page.getByText('Você tem 1 número da sorte.')).toBeVisible();

  await page.getByRole('link', { name: 'Notas' }).click();
  await expect(page.getByText('VÁLIDO').first()).toBeVisible();
  await page.getByText('VÁLIDO').first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(videoChave('cadastro').slice(0, 4));
  await expect(dialog).toContainText('PENDENTE');
});
