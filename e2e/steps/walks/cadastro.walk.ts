import { type Page } from '@playwright/test';
import { addressOf } from '../addresses.ts';
import { findCodigo, readMensagem } from '../caixa-de-saida.ts';
import { expect } from '../expect.ts';
import { waitForButtons, openPainel, press, waitForScreen, type See } from '../go.ts';
import { fillCadastro, type Pessoa } from '../sign-up.ts';

/** Walks from a new number to the account, with every step, every error and the code of the phone. */
export async function walkCadastro(page: Page, host: string, pessoa: Pessoa, see: See): Promise<void> {
  await page.goto(addressOf(host));
  await waitForScreen(page);
  await page.getByLabel('CPF').fill(pessoa.cpf);
  await press(page, 'Continuar');
  await walkPassos(page, see);
  await walkFormulario(page, pessoa, see);
}

async function walkPassos(page: Page, see: See): Promise<void> {
  await expect(page.getByRole('heading', { name: 'É seu primeiro acesso?' })).toBeVisible();
  await see(page, 'step first access');
  await press(page, 'Continuar');
  await expect(page.getByText('Primeira vez por aqui')).toBeVisible();
  await see(page, 'modal not known');
  await press(page, 'OK');
  await expect(page.getByRole('button', { name: 'Fazer meu cadastro' })).toBeVisible();
  await see(page, 'step first access, unknown');

  await openPainel(page, 'lgpd');
  await see(page, 'step simple LGPD');
  await openPainel(page, 'lgpdDetalhada');
  await see(page, 'step detailed LGPD');
  await press(page, 'Concordar e continuar');
  await expect(page.getByText(/^Você não concordou com/)).toBeVisible();
  await see(page, 'modal not agreed');
  await press(page, 'OK');
  for (const control of await page.getByRole('dialog').getByRole('switch').all()) await control.check();
  await waitForButtons(page);
  await press(page, 'Concordar e continuar');
}

async function walkFormulario(page: Page, pessoa: Pessoa, see: See): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Falta pouco para participar' })).toBeVisible();
  await see(page, 'form');
  await press(page, /Informar meu endereço/);
  await press(page, 'Criar minha conta');
  await expect(page.getByText(/^Campos inválidos: /)).toBeVisible();
  await see(page, 'form, refused');
  await page.getByRole('button', { name: 'Escolher a loja' }).click();
  await expect(page.getByText('Quatro Folhas Centro')).toBeVisible();
  await see(page, 'shops');
  await page.getByLabel('Buscar pelo nome').fill('zzz');
  await expect(page.getByText('Nenhuma loja com esse nome')).toBeVisible();
  await see(page, 'shops, none');
  await page.getByRole('button', { name: 'Limpar busca' }).click();
  await page.getByText('Quatro Folhas Centro').click();
  await fillCadastro(page, pessoa);
  await fillMais(page, pessoa);
  await see(page, 'form, filled');
  await press(page, 'Criar minha conta');
  await page.getByLabel('Código de 6 números').fill('000000');
  await expect(page.locator('dialog [aria-invalid=true]')).toBeVisible();
  await see(page, 'code, refused');
  const codigo = findCodigo(await readMensagem(page, 'sms', pessoa.telefoneContato));
  await page.getByLabel('Código de 6 números').fill(codigo);
  await expect(page.getByText('Tudo pronto')).toBeVisible();
}

/** Fills the additional fields of the complete campaign. */
async function fillMais(page: Page, pessoa: Pessoa): Promise<void> {
  const { endereco } = pessoa;
  await page.getByLabel('CEP').fill(endereco.cep);
  await page.getByLabel('Estado').selectOption(endereco.estado);
  await page.getByLabel('Rua').fill(endereco.endereco);
  await page.getByLabel('Número', { exact: false }).first().fill(endereco.numero);
  await page.getByLabel('Bairro').fill(endereco.bairro);
  await page.getByRole('combobox', { name: 'Cidade' }).fill(endereco.cidade);
  await page.getByLabel('O que não pode faltar na sua mesa?').selectOption('Café');
  await page.getByLabel('Já é cliente?').selectOption({ index: 1 });
}
