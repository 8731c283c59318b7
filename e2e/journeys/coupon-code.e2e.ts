import { expect } from '@playwright/test';
import { addressOf } from '../steps/addresses.ts';
import { createCodigo, importCodigos, publishComMarca, toIdentificacaoDe } from '../steps/entradas.ts';
import { go } from '../steps/go.ts';
import { test } from '../steps/journey.ts';
import { takePicture } from '../steps/pictures.ts';
import {
  acceptLgpd,
  beginAsNewPessoa,
  createConta,
  createPessoa,
  fillCadastro,
  registerNewPessoa,
} from '../steps/sign-up.ts';

const comCodigos = { codigos: { numeros: 2, raspadinhas: 1 } };
const ganhou = 'Você ganhou 2 números da sorte!';
const linkOf = (host: string, codigo: string) =>
  `${addressOf(host)}/2026-${toIdentificacaoDe(host)}-${codigo}`;

test('grants numbers for a typed code and shows an error for a wrong one at the field', async ({ page }) => {
  const host = await publishComMarca(page.request, 'codigo', 'sol', comCodigos);
  const codigo = createCodigo();
  await importCodigos(page.request, host, [codigo]);
  await beginAsNewPessoa(page, host);
  await page.goto(`${addressOf(host)}/cadastrarCupom`);
  const field = page.getByLabel('Código do cupom');
  await expect(field).toBeVisible();
  await takePicture(page, 'coupon-1-empty');
  await field.fill('naoexiste1');
  await page.getByRole('button', { name: 'Cadastrar código' }).click();
  await expect(page.getByText(/^Este código de cupom não existe\./)).toBeVisible();
  await takePicture(page, 'coupon-2-unknown');
  await field.fill(codigo.toLowerCase());
  await expect(field).toHaveValue(codigo);
  await page.getByRole('button', { name: 'Cadastrar código' }).click();
  await expect(page.getByRole('heading', { name: ganhou })).toBeVisible();
  await takePicture(page, 'coupon-3-granted');
});

test('refuses a code registered by another consumer, and accepts the pasted link of a code', async ({
  browser,
  page,
}) => {
  const host = await publishComMarca(page.request, 'codigo-de-outro', 'padrao', comCodigos);
  const codigo = createCodigo();
  await importCodigos(page.request, host, [codigo]);
  await beginAsNewPessoa(page, host);
  await page.goto(`${addressOf(host)}/cadastrarCupom`);
  await page.getByLabel('Código do cupom').fill(linkOf(host, codigo));
  await expect(page.getByLabel('Código do cupom')).toHaveValue(codigo);
  await page.getByRole('button', { name: 'Cadastrar código' }).click();
  await expect(page.getByRole('heading', { name: ganhou })).toBeVisible();
  const other = await browser.newPage();
  await beginAsNewPessoa(other, host);
  await other.goto(`${addressOf(host)}/cadastrarCupom`);
  await other.getByLabel('Código do cupom').fill(codigo);
  await other.getByRole('button', { name: 'Cadastrar código' }).click();
  await expect(
    other.getByRole('dialog').getByText('Este cupom já foi cadastrado por outra pessoa.'),
  ).toBeVisible();
  await takePicture(other, 'coupon-4-taken');
  await other.close();
});

test('registers the coupon of a link after sign-in, immediately, and once across reloads', async ({
  page,
}) => {
  const host = await publishComMarca(page.request, 'codigo-link', 'sol', comCodigos);
  const codigo = createCodigo();
  await importCodigos(page.request, host, [codigo]);
  const { pessoa } = await registerNewPessoa(page, host);
  await page.goto(linkOf(host, codigo));
  await page.getByLabel('CPF').fill(pessoa.cpf);
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await page.getByLabel('Senha', { exact: false }).first().fill(pessoa.senha);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByRole('heading', { name: ganhou })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(`/2026-${toIdentificacaoDe(host)}-${codigo}`);
  await page.reload();
  await expect(page.getByRole('heading', { name: ganhou })).toBeVisible();
  await takePicture(page, 'coupon-6-link');
  await go(page, '/cupons');
  await expect(page.getByRole('heading', { name: 'Meus números' })).toBeVisible();
  await expect(page.getByText(/^série \d+/i)).toHaveCount(2);
});

test('registers the coupon of a link after sign-up', async ({ page }) => {
  const host = await publishComMarca(page.request, 'codigo-cadastro', 'padrao', comCodigos);
  const codigo = createCodigo();
  await importCodigos(page.request, host, [codigo]);
  const pessoa = createPessoa();
  await page.goto(linkOf(host, codigo));
  await page.getByLabel('CPF').fill(pessoa.cpf);
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await acceptLgpd(page);
  await fillCadastro(page, pessoa);
  await createConta(page);
  await expect(page.getByRole('heading', { name: ganhou })).toBeVisible();
  await takePicture(page, 'coupon-7-after-sign-up');
});

test('registers the coupon of a link after the profile is completed', async ({ page }) => {
  const host = await publishComMarca(page.request, 'codigo-perfil', 'padrao', {
    ...comCodigos,
    'configuracao.perfil.camposObrigatorios': ['nome', 'rg'],
  });
  const codigo = createCodigo();
  await importCodigos(page.request, host, [codigo]);
  await beginAsNewPessoa(page, host);
  await page.goto(linkOf(host, codigo));
  const perfil = page.getByRole('dialog', { name: 'Complete seu cadastro' });
  await expect(perfil.getByLabel('RG')).toBeVisible();
  await expect(page.getByText('Falta completar seu cadastro')).toBeVisible();
  await takePicture(page, 'coupon-12-unfinished');

  // The link is remembered until the profile is completed.
  await perfil.getByRole('button', { name: 'Fechar' }).click();
  await page.goto(`${addressOf(host)}/documentosFiscais`);
  const welcome = page.getByRole('dialog', { name: 'Que bom ter você aqui!' });
  await welcome.getByRole('button', { name: 'OK' }).click();
  await perfil.getByLabel('RG').fill('123456789');
  await perfil.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Perfil cadastrado com sucesso')).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('heading', { name: ganhou })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(`/2026-${toIdentificacaoDe(host)}-${codigo}`);
  await takePicture(page, 'coupon-13-after-profile');
});
