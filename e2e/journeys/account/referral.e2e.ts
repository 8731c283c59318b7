import { addressOf } from '../../steps/addresses.ts';
import { expect } from '../../steps/expect.ts';
import { test } from '../../steps/journey.ts';
import { waitForScreen, openScreen } from '../../steps/go.ts';
import { createLooks } from '../../steps/looks/looks.ts';
import { takePicture } from '../../steps/looks/pictures.ts';
import {
  acceptLgpd,
  expectLeftInPeace,
  beginAsNewPessoa,
  createConta,
  createPessoa,
  fillCadastro,
} from '../../steps/sign-up.ts';
import { toNota } from '../../steps/notas/videos.ts';

test.describe.configure({ timeout: 180_000 });

test('signing up by a referral link and registering a receipt rewards both sides', async ({
  page,
  browser,
}) => {
  const looks = createLooks('referral', ['sol', 'noite']);
  await beginAsNewPessoa(page);
  await page.goto('/indicacao');
  await waitForScreen(page);
  await expect(page.getByText(/você ganha 200 pontos e essa pessoa ganha 100 pontos/)).toBeVisible();
  await takePicture(page, 'referral-1-invitation');
  await looks.see(page, 'invitation');
  const codigo = await page
    .getByRole('status')
    .filter({ hasText: /^[0-9A-F]{10}$/ })
    .textContent();

  const context = await browser.newContext({ viewport: page.viewportSize() });
  const friend = await context.newPage();
  const pessoa = createPessoa();
  await friend.goto(`${addressOf('localhost')}/cadastro?indicacao=${codigo}`);
  await expect(
    friend.getByText('Quando a sua primeira nota for aceita, você ganha 100 pontos.'),
  ).toBeVisible();
  await takePicture(friend, 'referral-2-entry');
  await looks.see(friend, 'entry by a link');
  await friend.getByLabel('CPF').fill(pessoa.cpf);
  await friend.getByRole('button', { name: 'Continuar', exact: true }).click();
  await acceptLgpd(friend);
  await expect(friend.getByText('Você veio por um convite')).toBeVisible();
  await takePicture(friend, 'referral-3-sign-up');
  await fillCadastro(friend, pessoa);
  await createConta(friend);
  await expectLeftInPeace(friend);

  await page.reload();
  await expect(page.getByText('Falta a primeira nota')).toBeVisible();
  await openScreen(friend, 'localhost', '/digitacaoManual');
  await friend.getByLabel('Chave de acesso').fill(toNota(Math.floor(Math.random() * 2 ** 31)));
  await friend.getByRole('button', { name: 'Cadastrar nota' }).click();
  await expect(friend.getByText('Você ganhou 1 número da sorte!').first()).toBeVisible();

  await expect(async () => {
    await page.reload();
    await expect(page.getByText('+200 pontos')).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  await expect(page.getByText('1 de 10')).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await takePicture(page, 'referral-4-rewarded');
  await looks.see(page, 'rewarded');
  await openScreen(friend, 'localhost', '/contaCorrente');
  await expect(friend.getByRole('link', { name: /^Indicação de amigo/ })).toContainText('100');
  await friend.getByRole('link', { name: /^Indicação de amigo/ }).click();
  await expect(friend.getByText('Um convite entre amigos valeu, e você ganhou pontos.')).toBeVisible();
  await takePicture(friend, 'referral-5-friend');
  await context.close();
  looks.expectNothing();
});
