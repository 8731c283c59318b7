import { type Page } from '@playwright/test';
import { buildCnpj } from '@trevo/fixtures/consumidor-builder';
import { addressOf } from '../../steps/addresses.ts';
import { expect } from '../../steps/expect.ts';
import { test } from '../../steps/journey.ts';
import { takePicture } from '../../steps/looks/pictures.ts';
import { publishCampanha } from '../../steps/publish-campanha.ts';
import { signOut } from '../../steps/sign-out.ts';
import {
  acceptLgpd,
  createConta,
  createPessoa,
  expectLeftInPeace,
  fillCadastro,
  registerNewPessoa,
} from '../../steps/sign-up.ts';

const continuar = (page: Page) => page.getByRole('button', { name: 'Continuar', exact: true }).click();

/** Signs in at the stub of Facebook's dialog with this id. */
async function signInAtFacebook(page: Page, id: string): Promise<void> {
  await page.getByRole('button', { name: 'Continuar com o Facebook' }).click();
  await page.getByLabel('Entrar como').fill(id);
  await continuar(page);
}

/** Types a CNPJ with letters in lower case, and the password. */
async function signInByCnpj(page: Page, usuario: string, senha: string): Promise<void> {
  const numero = page.getByLabel('CPF ou CNPJ');
  await numero.pressSequentially(usuario.toLowerCase());
  await expect(numero).toHaveValue(/^[\dA-Z]{2}\.[\dA-Z]{3}\.[\dA-Z]{3}\/[\dA-Z]{4}-\d\d$/);
  await takePicture(page, 'sign-in-cnpj');
  await continuar(page);
  await page.getByLabel('Senha', { exact: false }).first().fill(senha);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByText(/^Olá, /)).toBeVisible();
}

test('signs in by a CNPJ with letters after cancelling at Facebook; a new Facebook user registers with prefilled name and e-mail; a known one is signed in directly', async ({
  page,
}) => {
  const host = await publishCampanha(page.request, 'facebook', {
    'configuracao.login.tipoIdentificacao': 'cpfCnpj',
    'configuracao.login.facebookAtivo': true,
    'configuracao.login.facebookAppId': 'local',
  });
  const usuario = buildCnpj(Math.floor(Math.random() * 2 ** 31), 'alfanumerico');
  const { pessoa: known } = await registerNewPessoa(page, host, { usuario });
  const pessoa = createPessoa();
  await page.goto(addressOf(host));
  await page.getByRole('button', { name: 'Continuar com o Facebook' }).click();
  await page.getByRole('link', { name: 'Cancelar' }).click();
  await expect(
    page.getByText('O Facebook não confirmou quem é você. Tente de novo ou use sua senha.'),
  ).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  expect(page.url()).not.toContain('error');
  await test.step('signs in by a CNPJ', () => signInByCnpj(page, usuario, known.senha));

  await signOut(page);
  await signInAtFacebook(page, 'beatriz');
  const panel = page.getByRole('dialog', { name: 'Vamos criar sua conta' });
  await expect(
    panel.getByText('Oi, Beatriz! Falta só o número que você vai usar para entrar.'),
  ).toBeVisible();
  expect(page.url()).not.toContain('access_token');
  await takePicture(page, 'sign-in-facebook-1-new');
  await panel.getByLabel('CPF ou CNPJ').fill(pessoa.cpf);
  await panel.getByRole('button', { name: 'Continuar', exact: true }).click();
  await acceptLgpd(page);
  await expect(page.getByLabel('Nome completo')).toHaveValue(/beatriz da silva/i);
  await expect(page.getByLabel('E-mail')).toHaveValue('beatriz@exemplo.com.br');
  await takePicture(page, 'sign-in-facebook-2-form');
  await fillCadastro(page, pessoa);
  await createConta(page);
  await expectLeftInPeace(page);

  await signOut(page);
  await signInAtFacebook(page, 'beatriz');
  await expect(page.getByText(/^Olá, /)).toBeVisible();
});
