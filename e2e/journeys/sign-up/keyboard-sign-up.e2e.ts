import { type Page } from '@playwright/test';
import { addressOf } from '../../steps/addresses.ts';
import { findCodigo, readMensagem } from '../../steps/caixa-de-saida.ts';
import { expect } from '../../steps/expect.ts';
import { waitForButtons } from '../../steps/go.ts';
import { test } from '../../steps/journey.ts';
import { publishCampanha } from '../../steps/publish-campanha.ts';
import { expectHeld, expectTrapped, getFocused, key, tabTo } from '../../steps/browser/keyboard.ts';
import { beginAsNewPessoa, createPessoa, type Pessoa } from '../../steps/sign-up.ts';

// Keyboards are used on desktops.
test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

const type = (page: Page, text: string) => page.keyboard.type(text);
const expectFocus = (page: Page, name: string | RegExp) =>
  expect.poll(() => getFocused(page)).toMatch(typeof name === 'string' ? new RegExp(`^${name}$`) : name);

/** Walks the steps before the form: reads and closes the error, and expects the focus to return. */
async function acceptDocumentos(page: Page): Promise<void> {
  await expectFocus(page, 'Antes, um combinado');
  await tabTo(page, 'Concordar e continuar');
  await key(page, 'Enter');
  await expect(page.getByText(/^Você não concordou em/)).toBeVisible();
  await expectFocus(page, 'OK');
  await expectTrapped(page);
  await page.keyboard.press('Escape');
  await expectFocus(page, 'Concordar e continuar');
  for (const name of [/^Ofertas/, /^Só notas minhas/]) {
    await tabTo(page, name, 'Shift+Tab');
    await key(page, 'Space');
  }
  for (const name of ['o aviso de privacidade', 'a política de privacidade', 'o regulamento']) {
    await tabTo(page, new RegExp(`^Concordo com ${name}`), 'Shift+Tab');
    await key(page, 'Space');
  }
  for (const control of await page.getByRole('dialog').getByRole('switch').all())
    await expect(control).toBeChecked();
  await tabTo(page, 'Concordar e continuar');
  await waitForButtons(page);
  await key(page, 'Enter');
}

async function fillFormulario(page: Page, pessoa: Pessoa): Promise<void> {
  await expectFocus(page, 'Falta pouco para participar');
  // Submits the empty form: the first invalid field has the focus and its error.
  await tabTo(page, 'Criar minha conta');
  await key(page, 'Enter');
  await expectFocus(page, /^Nome completo/);
  await type(page, pessoa.nome);
  await tabTo(page, /^E-mail/);
  await type(page, pessoa.email);
  await tabTo(page, /^Data de nascimento/);
  await type(page, pessoa.dataNascimento.split('-').reverse().join(''));
  await tabTo(page, /^Celular/);
  await type(page, pessoa.telefoneContato);
  await tabTo(page, /^Informar meu endereço/);
  await key(page, 'Enter');
  await expectFocus(page, /^CEP/);
  await type(page, '50050000');
  await tabTo(page, /^Estado/);
  await type(page, 'Pernam');
  await tabTo(page, /^Rua/);
  await page.keyboard.press('Control+A');
  await type(page, 'Rua do Sol');
  await tabTo(page, /^Número/);
  await type(page, '120');
  await tabTo(page, /^Bairro/);
  await page.keyboard.press('Control+A');
  await type(page, 'Boa Vista');
  await tabTo(page, /^Cidade/);
  await page.keyboard.press('Control+A');
  await type(page, 'Recife');
  await expect(page.getByLabel('Estado')).toHaveValue('PE');
  await tabTo(page, /^Senha/);
  await type(page, pessoa.senha);
  await tabTo(page, 'Mostrar senha');
  await key(page, 'Space');
  await expectFocus(page, 'Esconder senha');
  await expect(page.getByLabel('Senha', { exact: false }).first()).toHaveAttribute('type', 'text');
  await tabTo(page, /^Confirme a senha/);
  await type(page, pessoa.senha);
  await tabTo(page, /^Quero receber avisos/);
  await key(page, 'Space');
  await expect(page.getByRole('switch', { name: 'Quero receber avisos' })).toBeChecked();
}

/** Enters the code of the phone: the field has the focus, also after a wrong code. */
async function confirmCelular(page: Page, pessoa: Pessoa): Promise<void> {
  await tabTo(page, 'Criar minha conta');
  await waitForButtons(page);
  await key(page, 'Enter');
  await expectFocus(page, 'Código de 6 números');
  await expectTrapped(page);
  await tabTo(page, 'Código de 6 números');
  await type(page, '000000');
  await expect(page.getByText('1 tentativa sem sucesso')).toBeVisible();
  await expectFocus(page, 'Código de 6 números');
  await type(page, findCodigo(await readMensagem(page, 'sms', pessoa.telefoneContato)));
}

test('signs up with keyboard only and a visible focus throughout', async ({ page }) => {
  const host = await publishCampanha(page.request, 'teclado', {
    'configuracao.cadastro.confirmarCelular': true,
    'configuracao.cadastro.metodoCodigo': 'sms',
  });
  const pessoa = createPessoa();
  await page.goto(addressOf(host));
  await expect(page.getByLabel('CPF')).toBeVisible();
  await tabTo(page, 'CPF');
  await key(page, 'Enter');
  await expectFocus(page, 'CPF');
  await expect(page.getByLabel('CPF')).toHaveAttribute('aria-invalid', 'true');
  await type(page, pessoa.cpf);
  await waitForButtons(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Antes, um combinado' })).toBeVisible();

  // Esc closes the panel and returns the focus.
  await expectTrapped(page);
  await page.keyboard.press('Escape');
  await expectFocus(page, 'CPF');
  await waitForButtons(page);
  await page.keyboard.press('Enter');
  await acceptDocumentos(page);
  await fillFormulario(page, pessoa);
  await confirmCelular(page, pessoa);

  await expect(page.getByText('Tudo pronto').first()).toBeVisible();
  await expectHeld(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Trevo da Sorte' })).toBeFocused();
});

test('opens, walks and closes menus and panels by keyboard and returns the focus', async ({ page }) => {
  await beginAsNewPessoa(page);
  await page.goto(`${addressOf('localhost')}/home`);
  await expect(page.getByRole('button', { name: 'Conta' })).toBeVisible();
  for (const [opener, title] of [
    [/Abrir menu lateral/, 'Meus dados'],
    [/^Notificações/, 'Quero receber avisos'],
    ['CADASTRAR CUPOM', 'Como você quer participar?'],
    ['Conta', 'Meus dados'],
  ] as const) {
    await tabTo(page, opener);
    await key(page, 'Enter');
    await expect(page.locator('dialog[open]').getByText(title).first()).toBeVisible();
    await expectHeld(page);
    await expectTrapped(page);
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await expectFocus(page, opener);
  }
  // A panel that opens another: closing the second returns the focus to the opener of the first.
  for (const [item, title] of [
    ['Meus dados', 'Meus dados'],
    ['Meus aceites', 'Meus aceites'],
    ['Baixar meus dados', 'Baixar meus dados'],
    ['Alterar senha', 'Alterar senha'],
    ['Excluir conta', 'Deseja excluir sua conta?'],
    ['Sair', 'Tem certeza?'],
  ] as const) {
    await expectFocus(page, 'Conta');
    await key(page, 'Enter');
    // The panel takes the focus as it opens: a key pressed before moves through the screen.
    await expect(page.locator('dialog[open]').getByRole('heading', { name: 'Sua conta' })).toBeVisible();
    await expectHeld(page);
    await tabTo(page, item);
    await page.keyboard.press('Enter');
    await expect(page.locator('dialog[open]').getByRole('heading', { name: title })).toBeVisible();
    await expectHeld(page);
    await expectTrapped(page);
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  }
  await expectFocus(page, 'Conta');
});
