import { type Page } from '@playwright/test';
import { addressOf } from '../addresses.ts';
import { expect } from '../expect.ts';
import { waitForButtons, go, openPainel, press, waitForScreen, type See } from '../go.ts';

async function seeModal(page: Page, words: string | RegExp, see: See): Promise<void> {
  await expect(page.getByRole('dialog').getByText(words).first()).toBeVisible();
  await see(page, `modal ${words}`);
  await press(page, 'OK');
}

/** Walks the entry with its responses, and each panel over it, empty and with errors. */
export async function walkEntrada(page: Page, host: string, usuario: string, see: See): Promise<void> {
  await page.goto(addressOf(host));
  await waitForScreen(page);
  await press(page, 'Continuar');
  await expect(page.locator('[aria-invalid=true]')).toBeVisible();
  await see(page, 'entry, refused');

  await page.route('**/login/v1/logins/**', (route) => route.abort());
  await page.getByLabel('CPF').fill(usuario);
  await waitForButtons(page);
  await press(page, 'Continuar');
  await seeModal(page, /^Falha ao verificar/, see);
  await page.unroute('**/login/v1/logins/**');
  await waitForButtons(page);
  await press(page, 'Continuar');
  await expect(page.getByLabel('Senha', { exact: true })).toBeFocused();
  await see(page, 'password');
  await press(page, 'Entrar');
  await seeModal(page, 'Por favor preencha o seu CPF e senha.', see);
  await page.getByLabel('Senha', { exact: true }).fill('Errada123');
  await waitForButtons(page);
  await press(page, 'Entrar');
  await expect(page.getByText('Usuário ou senha incorretos.').first()).toBeVisible();
  await see(page, 'password, refused');
  await walkPaineis(page, usuario, see);
}

async function walkPaineis(page: Page, usuario: string, see: See): Promise<void> {
  await go(page, '/regulamento');
  for (const painel of ['login', 'cadastro', 'esqueciSenha', 'esqueciSenhaEmail', 'esqueciSenhaSms']) {
    await openPainel(page, painel);
    await see(page, `panel ${painel}`);
    await go(page, '/regulamento');
  }
  await openPainel(page, 'cadastro', usuario);
  await press(page, 'Continuar');
  await expect(page.locator('dialog [aria-invalid=true]')).toBeVisible();
  await see(page, 'panel cadastro, refused');
  await page.getByRole('dialog').getByLabel('CPF').fill(usuario);
  await waitForButtons(page);
  await press(page, 'Continuar');
  await expect(page.getByText('Este número já tem cadastro.')).toBeVisible();
  await see(page, 'modal number is known');
  await press(page, 'OK');
  await expect(page.getByRole('heading', { name: 'Entre com a sua senha' })).toBeVisible();
  await go(page, '/regulamento');

  await openPainel(page, 'esqueciSenhaEmail', usuario);
  await press(page, 'Enviar e-mail');
  await expect(page.getByText('Confira seu e-mail')).toBeVisible();
  await waitForButtons(page);
  await press(page, 'Enviar de novo');
  await expect(page.getByText(/você deve esperar|Enviamos outro/).first()).toBeVisible();
  await see(page, 'panel e-mail sent');
  await go(page, '/regulamento');

  await openPainel(page, 'esqueciSenhaSms', usuario);
  await press(page, 'Receber código');
  await page.getByLabel('Código de 6 números').fill('000000');
  await expect(page.locator('dialog [aria-invalid=true]')).toBeVisible();
  await see(page, 'panel code refused');
  await go(page, '/regulamento');

  await openPainel(page, 'aceites');
  await page.getByText('Ler o texto completo').first().click();
  await see(page, 'step acceptances');
  await press(page, 'Aceitar e continuar');
  await expect(page.getByText(/^O aceite de .* é obrigatório$/)).toBeVisible();
  await see(page, 'modal acceptance missing');
  await press(page, 'OK');
  for (const control of await page.getByRole('dialog').getByRole('switch').all()) await control.check();
  await waitForButtons(page);
  await press(page, 'Aceitar e continuar');
  await expect(page.getByText('Escolha uma resposta.')).toBeVisible();
  await see(page, 'step acceptances, no answer');
}
