import { expect, type Page } from '@playwright/test';
import { buildCnpj } from '@trevo/fixtures/consumidor-builder';
import { addressOf } from '../steps/addresses.ts';
import { test } from '../steps/journey.ts';
import { takePicture } from '../steps/pictures.ts';
import { publishCampanha } from '../steps/publish-campanha.ts';
import {
  acceptLgpd,
  expectLeftInPeace,
  createConta,
  createPessoa,
  fillCadastro,
  registerNewPessoa,
} from '../steps/sign-up.ts';

const continuar = (page: Page) => page.getByRole('button', { name: 'Continuar', exact: true }).click();

test('signs in by a CNPJ with letters typed in lower case', async ({ page }) => {
  const host = await publishCampanha(page.request, 'entra-cnpj', {
    'configuracao.login.tipoIdentificacao': 'cnpj',
  });
  const usuario = buildCnpj(Math.floor(Math.random() * 2 ** 31), 'alfanumerico');
  const { pessoa } = await registerNewPessoa(page, host, { usuario });
  await page.goto(addressOf(host));
  const numero = page.getByLabel('CNPJ', { exact: true });
  await numero.pressSequentially(usuario.toLowerCase());
  await expect(numero).toHaveValue(/^[\dA-Z]{2}\.[\dA-Z]{3}\.[\dA-Z]{3}\/[\dA-Z]{4}-\d\d$/);
  await takePicture(page, 'sign-in-cnpj');
  await continuar(page);
  await page.getByLabel('Senha', { exact: false }).first().fill(pessoa.senha);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByText(/^Olá, /)).toBeVisible();
});

const facebook = { 'configuracao.login.facebookAtivo': true, 'configuracao.login.facebookAppId': 'local' };

/** Signs in at the stub of Facebook's dialog with this id. */
async function signInAtFacebook(page: Page, id: string): Promise<void> {
  await page.getByRole('button', { name: 'Continuar com o Facebook' }).click();
  await page.getByLabel('Entrar como').fill(id);
  await continuar(page);
}

test('cancelling at Facebook leaves the password available; a new Facebook user registers with prefilled name and e-mail; a known one is signed in directly', async ({
  page,
}) => {
  const host = await publishCampanha(page.request, 'facebook', facebook);
  const pessoa = createPessoa();
  await page.goto(addressOf(host));
  await page.getByRole('button', { name: 'Continuar com o Facebook' }).click();
  await page.getByRole('link', { name: 'Cancelar' }).click();
  await expect(
    page.getByText('O Facebook não confirmou quem é você. Tente de novo ou use sua senha.'),
  ).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await expect(page.getByLabel('CPF')).toBeVisible();
  expect(page.url()).not.toContain('error');

  await signInAtFacebook(page, 'beatriz');
  const panel = page.getByRole('dialog', { name: 'Vamos criar sua conta' });
  await expect(
    panel.getByText('Oi, Beatriz! Falta só o número que você vai usar para entrar.'),
  ).toBeVisible();
  expect(page.url()).not.toContain('access_token');
  await takePicture(page, 'sign-in-facebook-1-new');
  await panel.getByLabel('CPF').fill(pessoa.cpf);
  await panel.getByRole('button', { name: 'Continuar', exact: true }).click();
  await acceptLgpd(page);
  await expect(page.getByLabel('Nome completo')).toHaveValue(/beatriz da silva/i);
  await expect(page.getByLabel('E-mail')).toHaveValue('beatriz@exemplo.com.br');
  await takePicture(page, 'sign-in-facebook-2-form');
  await fillCadastro(page, pessoa);
  await createConta(page);
  await expectLeftInPeace(page);

  await page.evaluate(() => localStorage.clear());
  await page.goto(addressOf(host));
  await signInAtFacebook(page, 'beatriz');
  await expect(page.getByText(/^Olá, /)).toBeVisible();
});
