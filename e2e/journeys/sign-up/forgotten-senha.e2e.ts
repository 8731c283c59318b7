import { type Page } from '@playwright/test';
import { findCodigo, findLink, readMensagem } from '../../steps/caixa-de-saida.ts';
import { expect } from '../../steps/expect.ts';
import { test } from '../../steps/journey.ts';
import { registerNewPessoa } from '../../steps/sign-up.ts';
import { signOut } from '../../steps/sign-out.ts';

/** Opens the choice of recovery methods from the entry. */
async function openEsqueciSenha(page: Page, cpf: string): Promise<void> {
  await page.getByLabel('CPF').fill(cpf);
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await page.getByRole('button', { name: 'Esqueci minha senha' }).click();
  await expectChoice(page);
}

const expectChoice = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Como você quer receber?' })).toBeVisible();

async function chooseSenha(page: Page, senha: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Crie sua senha nova' })).toBeVisible();
  expect(page.url()).not.toContain('token=');
  await page.getByLabel('Nova senha', { exact: false }).first().fill(senha);
  await page.getByLabel('Confirme a nova senha').fill(senha);
  await page.getByRole('button', { name: 'Salvar e entrar' }).click();
  await expect(page.getByText('Senha alterada, você será logado automaticamente!')).toBeVisible();
  await expect(page.getByText(/^Olá, /)).toBeVisible();
}

test('resets a forgotten password with the code of an SMS, later with the link of an e-mail', async ({
  page,
}) => {
  const { pessoa } = await registerNewPessoa(page);
  await test.step('with the code of an SMS', async () => {
    await page.goto('/');
    await openEsqueciSenha(page, pessoa.cpf);
    await page.getByRole('button', { name: /Por SMS/ }).click();
    await page.getByRole('button', { name: 'Receber código' }).click();
    await expect(page.getByText(/Enviamos um SMS com 6 números/)).toBeVisible();
    const texto = await readMensagem(page, 'sms', pessoa.telefoneContato);
    await page.getByLabel('Código de 6 números').fill(findCodigo(texto));
    await chooseSenha(page, 'Outra2026');
    await signOut(page);
  });

  await test.step('a second step back without a touch in between closes one panel only', async () => {
    await openEsqueciSenha(page, pessoa.cpf);
    await page.getByRole('button', { name: /Por e-mail/ }).click();
    await expect(page.getByRole('button', { name: 'Enviar e-mail' })).toBeVisible();
    // Like Chromium at the second Esc: its cancel event is not cancelable.
    await page.evaluate(() => {
      const dialog = document.querySelector<HTMLDialogElement>('dialog[open]')!;
      dialog.dispatchEvent(new Event('cancel', { cancelable: false }));
      dialog.close();
    });
    await expectChoice(page);
  });

  await test.step('with the link of an e-mail', async () => {
    await page.getByRole('button', { name: /Por e-mail/ }).click();
    await page.getByRole('button', { name: 'Enviar e-mail' }).click();
    await expect(page.getByText('Confira seu e-mail')).toBeVisible();
    const texto = await readMensagem(page, 'email', pessoa.email.toLowerCase(), '/redefinirSenha');
    await page.goto(findLink(texto, '/redefinirSenha'));
    await chooseSenha(page, 'Terceira2026');
  });
});
