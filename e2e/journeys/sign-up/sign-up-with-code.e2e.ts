import { type Page } from '@playwright/test';
import { findCodigo, readMensagem, toCodigoErrado } from '../../steps/caixa-de-saida.ts';
import { expect } from '../../steps/expect.ts';
import { waitForButtons } from '../../steps/go.ts';
import { test } from '../../steps/journey.ts';
import { takePicture } from '../../steps/looks/pictures.ts';
import { publishCampanha } from '../../steps/publish-campanha.ts';
import { beginSignUp, createPessoa, expectLeftInPeace, fillCadastro } from '../../steps/sign-up.ts';

const modal = (page: Page) => page.getByRole('dialog', { name: 'Confirme seu celular' });
const field = (page: Page) => modal(page).getByLabel('Código de 6 números');
const send = (page: Page) => page.getByRole('button', { name: 'Criar minha conta' }).click();
const readStored = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage }));

test("reading a document keeps the form's data except the passwords; the account follows the SMS code, also in a reopened dialog", async ({
  page,
}) => {
  const host = await publishCampanha(page.request, 'codigo-sms', {
    'configuracao.cadastro.confirmarCelular': true,
    'configuracao.preCadastro.lgpd': 'nenhuma',
  });
  const pessoa = createPessoa();
  await beginSignUp(page, pessoa, host);
  await fillCadastro(page, pessoa);
  await test.step('reading a document keeps the data of the form', async () => {
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
    expect(await readStored(page)).not.toContain(pessoa.senha);
    await page.getByLabel('Senha', { exact: false }).first().fill(pessoa.senha);
    await page.getByLabel('Confirme a senha').fill(pessoa.senha);
    for (const box of await page.getByRole('checkbox', { name: /Li e concordo/ }).all()) await box.check();
  });

  await send(page);
  const ddd = pessoa.telefoneContato.slice(0, 2);
  const end = pessoa.telefoneContato.slice(-4);
  await expect(
    modal(page).getByText(`Enviamos um SMS com 6 números para (${ddd}) *****-${end}.`),
  ).toBeVisible();
  await takePicture(page, 'code-1-sent');
  const first = findCodigo(await readMensagem(page, 'sms', pessoa.telefoneContato));

  await test.step('reports and counts a wrong code', async () => {
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
  });

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
  // The draft is deleted after sending.
  expect(await readStored(page)).not.toContain(pessoa.email);
});
