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

const entrar = (page: Page) => page.getByRole('button', { name: 'Entrar', exact: true }).click();
const continuar = (page: Page) => page.getByRole('button', { name: 'Continuar', exact: true }).click();
const seed = () => Math.floor(Math.random() * 2 ** 31);

const kinds = [
  {
    tipo: 'telefone',
    field: 'Celular',
    usuario: () => createPessoa().telefone,
    mask: /^\(\d\d\)\d{5}-\d{4}$/,
  },
  { tipo: 'cpf', field: 'CPF', usuario: () => createPessoa().cpf, mask: /^\d{3}\.\d{3}\.\d{3}-\d\d$/ },
  {
    tipo: 'cnpj',
    field: 'CNPJ',
    usuario: () => buildCnpj(seed(), 'alfanumerico'),
    mask: /^[\dA-Z]{2}\.[\dA-Z]{3}\.[\dA-Z]{3}\/[\dA-Z]{4}-\d\d$/,
  },
  {
    tipo: 'cpfCnpj',
    field: 'CPF ou CNPJ',
    usuario: () => buildCnpj(seed()),
    mask: /^\d\d\.\d{3}\.\d{3}\/\d{4}-\d\d$/,
  },
] as const;

for (const { tipo, field, usuario: create, mask } of kinds) {
  test(`signs in by ${tipo} with a masked number and the password`, async ({ page }) => {
    const host = await publishCampanha(page.request, `entra-${tipo.toLowerCase()}`, {
      'configuracao.login.tipoIdentificacao': tipo,
    });
    const usuario = create();
    const { pessoa } = await registerNewPessoa(page, host, { usuario });
    await page.goto(addressOf(host));
    const numero = page.getByLabel(field, { exact: true });
    // As typed by users: letters of a CNPJ in lower case.
    await numero.pressSequentially(usuario.toLowerCase());
    await expect(numero).toHaveValue(mask);
    await takePicture(page, `sign-in-${tipo}`);
    await continuar(page);
    await page.getByLabel('Senha', { exact: false }).first().fill(pessoa.senha);
    await entrar(page);
    await expect(page.getByText(/^Olá, /)).toBeVisible();
  });
}

test('rejects a wrong CNPJ once it is complete, not before', async ({ page }) => {
  const host = await publishCampanha(page.request, 'entra-cnpj-errado', {
    'configuracao.login.tipoIdentificacao': 'cnpj',
  });
  const cnpj = buildCnpj(seed(), 'alfanumerico');
  const wrong = cnpj.slice(0, 13) + String((Number(cnpj[13]) + 1) % 10);
  await page.goto(addressOf(host));
  await page.getByLabel('CNPJ', { exact: true }).pressSequentially(wrong.slice(0, 13));
  await expect(page.getByText('CNPJ inválido')).toBeHidden();
  await page.getByLabel('CNPJ', { exact: true }).press(wrong.slice(13));
  await expect(page.getByText('CNPJ inválido')).toBeVisible();
});

const facebook = { 'configuracao.login.facebookAtivo': true, 'configuracao.login.facebookAppId': 'local' };

/** Signs in at the stub of Facebook's dialog with this id. */
async function signInAtFacebook(page: Page, host: string, id: string): Promise<void> {
  await page.goto(addressOf(host));
  await page.getByRole('button', { name: 'Continuar com o Facebook' }).click();
  await page.getByLabel('Entrar como').fill(id);
  await continuar(page);
}

test('a new Facebook user registers with prefilled name and e-mail; a known one is signed in directly', async ({
  page,
}) => {
  const host = await publishCampanha(page.request, 'facebook', facebook);
  const pessoa = createPessoa();
  await signInAtFacebook(page, host, 'beatriz');
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
  await signInAtFacebook(page, host, 'beatriz');
  await expect(page.getByText(/^Olá, /)).toBeVisible();
});

test('cancelling at Facebook shows a message and leaves the password available', async ({ page }) => {
  const host = await publishCampanha(page.request, 'facebook-recusado', facebook);
  await page.goto(addressOf(host));
  await page.getByRole('button', { name: 'Continuar com o Facebook' }).click();
  await page.getByRole('link', { name: 'Cancelar' }).click();
  await expect(
    page.getByText('O Facebook não confirmou quem é você. Tente de novo ou use sua senha.'),
  ).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await expect(page.getByLabel('CPF')).toBeVisible();
  expect(page.url()).not.toContain('error');
});

test('the Google button opens the password reset, only where the campaign enables it', async ({ page }) => {
  const host = await publishCampanha(page.request, 'google', { 'configuracao.login.googleAtivo': true });
  await page.goto(addressOf(host));
  await expect(page.getByRole('button', { name: 'Continuar com o Facebook' })).toBeHidden();
  await page.getByRole('button', { name: 'Continuar com o Google' }).click();
  await expect(page.getByRole('heading', { name: 'Como você quer receber?' })).toBeVisible();
  expect(new URL(page.url()).host).toBe(new URL(addressOf(host)).host);
  await page.goto(addressOf('localhost'));
  await expect(page.getByLabel('CPF')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continuar com o Google' })).toBeHidden();
});

test('a company has its own sign-in and sign-up, where associates may sign in', async ({ page }) => {
  const host = await publishCampanha(page.request, 'empresas', {
    'configuracao.login.associadoAtivo': true,
    'configuracao.login.linkCadastroAssociado': 'https://empresas.exemplo.com.br/cadastro',
  });
  await page.goto(addressOf(host));
  await expect(page.getByRole('link', { name: 'Cadastrar minha empresa' })).toHaveAttribute(
    'href',
    'https://empresas.exemplo.com.br/cadastro',
  );
  await page.goto(`${addressOf(host)}/login?tipo=associado`);
  await expect(page.getByRole('heading', { name: 'Entrada das lojas' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'ENTRAR' })).toBeVisible();
  await takePicture(page, 'sign-in-company');
});
