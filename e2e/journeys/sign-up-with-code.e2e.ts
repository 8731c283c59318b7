import { expect, type Page } from '@playwright/test';
import { findCodigo, readMensagem, toCodigoErrado } from '../steps/caixa-de-saida.ts';
import { waitForButtons } from '../steps/go.ts';
import { test } from '../steps/journey.ts';
import { takePicture } from '../steps/pictures.ts';
import { publishCampanha } from '../steps/publish-campanha.ts';
import { acceptLgpd, expectLeftInPeace, beginSignUp, createPessoa, fillCadastro } from '../steps/sign-up.ts';

const withCode = { 'configuracao.cadastro.confirmarCelular': true };
const modal = (page: Page) => page.getByRole('dialog', { name: 'Confirme seu celular' });
const field = (page: Page) => modal(page).getByLabel('Código de 6 números');
const send = (page: Page) => page.getByRole('button', { name: 'Criar minha conta' }).click();

test('creates the account after the SMS code, also in a reopened dialog; reports and counts a wrong one', async ({
  page,
}) => {
  const host = await publishCampanha(page.request, 'codigo-sms', withCode);
  const pessoa = createPessoa();
  await beginSignUp(page, pessoa, host);
  await acceptLgpd(page);
  await fillCadastro(page, pessoa);
  await send(page);
  const ddd = pessoa.telefoneContato.slice(0, 2);
  const end = pessoa.telefoneContato.slice(-4);
  await expect(
    modal(page).getByText(`Enviamos um SMS com 6 números para (${ddd}) *****-${end}.`),
  ).toBeVisible();
  await takePicture(page, 'code-1-sent');
  const first = findCodigo(await readMensagem(page, 'sms', pessoa.telefoneContato));

  await field(page).fill(toCodigoErrado(first).slice(0, 5));
  await expect(modal(page).getByText(/sem sucesso/)).toBeHidden();
  await field(page).fill(toCodigoErrado(first));
  await expect(
    modal(page).getByText('Tente novamente, pois o código de verificação está inválido/expirado.').first(),
  ).toBeVisible();
  await expect(modal(page).getByText('1 tentativa sem sucesso')).toBeVisible();
  await takePicture(page, 'code-2-wrong');

  const resend = modal(page).getByRole('button', { name: /^Reenviar/ });
  await expect(resend).toHaveText(/^Reenviar em [12]?\d s$/);
  await expect(resend).toHaveAttribute('aria-disabled', 'true');
  // The closed dialog opens again with the same code.
  await modal(page).getByRole('button', { name: 'Fechar' }).click();
  await expect(modal(page)).toBeHidden();
  await waitForButtons(page);
  await send(page);
  await expect(modal(page).getByRole('button', { name: /^Reenviar em \d+ s$/ })).toBeVisible();
  await takePicture(page, 'code-4-opened-again');
  await field(page).fill(first);
  await expect(page.getByText('Tudo pronto')).toBeVisible();
  await expectLeftInPeace(page);
});

test("reading a document keeps the form's data except the passwords", async ({ page }) => {
  const host = await publishCampanha(page.request, 'rascunho', {
    'configuracao.preCadastro.lgpd': 'nenhuma',
  });
  const pessoa = createPessoa();
  await beginSignUp(page, pessoa, host);
  await fillCadastro(page, pessoa);
  await page.getByRole('checkbox', { name: /o regulamento/ }).check();
  await page.getByRole('link', { name: 'a política de privacidade' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Política de privacidade');
  await page.goBack();
  await expect(page.getByLabel('E-mail')).toHaveValue(pessoa.email);
  await expect(page.getByLabel('Data de nascimento')).toHaveValue(
    pessoa.dataNascimento.split('-').reverse().join('/'),
  );
  await expect(page.getByRole('checkbox', { name: /o regulamento/ })).toBeChecked();
  await expect(page.getByLabel('Confirme a senha')).toHaveValue('');
  await takePicture(page, 'code-7-back-from-text');
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(kept).not.toContain(pessoa.senha);
  // The draft is deleted after sending.
  await page.getByLabel('Senha', { exact: false }).first().fill(pessoa.senha);
  await page.getByLabel('Confirme a senha').fill(pessoa.senha);
  for (const box of await page.getByRole('checkbox', { name: /Li e concordo/ }).all()) await box.check();
  await send(page);
  await expect(page.getByText('Tudo pronto')).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(pessoa.email);
});
