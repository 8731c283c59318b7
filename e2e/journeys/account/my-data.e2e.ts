import { readFileSync } from 'node:fs';
import { type Page } from '@playwright/test';
import { expect } from '../../steps/expect.ts';
import { seeLarge } from '../../steps/go.ts';
import { test } from '../../steps/journey.ts';
import { takePicture } from '../../steps/looks/pictures.ts';
import { beginAsNewPessoa } from '../../steps/sign-up.ts';

const senhaNova = 'Outra2026';

const openFromHome = async (page: Page, row: string) => {
  await page.getByRole('button', { name: 'Conta' }).click();
  await page.getByRole('button', { name: row }).click();
  return page.getByRole('dialog', { name: row });
};

/** Requests the links; a wrong password is rejected first. */
async function askCopy(page: Page, senha: string) {
  const painel = await openFromHome(page, 'Baixar meus dados');
  await painel.getByLabel('Sua senha').fill('Errada123');
  await painel.getByRole('button', { name: 'Preparar cópia' }).click();
  await expect(painel.locator('[aria-invalid=true]')).toBeFocused();
  await painel.getByLabel('Sua senha').fill(senha);
  await painel.getByRole('button', { name: 'Preparar cópia' }).click();
  await expect(painel.getByText('Sua cópia está pronta')).toBeVisible();
  return painel;
}

const expectNoSideways = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);

test("shows, prints and downloads a copy of the user's data, until its link expires, withdraws a consent, and deletes the account", async ({
  page,
  context,
}) => {
  const pessoa = await beginAsNewPessoa(page);
  await page.goto('/home');
  await test.step('changes the password and keeps the session', () => changeSenha(page, pessoa.senha));
  const painel = await askCopy(page, senhaNova);
  await takePicture(page, 'my-data-1-ready');

  const opening = context.waitForEvent('page');
  await painel.getByRole('link', { name: 'Abrir para ler ou imprimir' }).click();
  const copy = await opening;
  await expect(copy.getByRole('heading', { name: 'Seus dados' })).toBeVisible();
  await expect(copy.getByRole('definition').filter({ hasText: pessoa.email })).toBeVisible();
  await expectNoSideways(copy);
  await takePicture(copy, 'my-data-2-page');
  // The page's content security policy allows no script, so the zoom of 200 % is emulated by a small viewport.
  await copy.setViewportSize({ width: 195, height: 422 });
  await expectNoSideways(copy);
  await takePicture(copy, 'my-data-7-page-large');
  const saving = copy.waitForEvent('download');
  await copy.getByRole('link', { name: 'Baixar arquivo JSON' }).click();
  expect((await saving).suggestedFilename()).toBe('meus-dados.json');
  await copy.close();

  const downloading = page.waitForEvent('download');
  await painel.getByRole('link', { name: 'Baixar arquivo (JSON)' }).click();
  const file = await downloading;
  const dados = JSON.parse(readFileSync(await file.path(), 'utf8')) as { cadastro: { email: string } };
  expect(dados.cadastro.email).toBe(pessoa.email);

  await test.step('withdraws an optional consent and shows its history', async () => {
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await withdrawConsent(page);
  });

  await test.step('deletes the account and is refused at the next sign-in', () =>
    deleteConta(page, pessoa.cpf));
  await page.goto('/meusDados/v1/arquivo.html?token=ended');
  await expect(page.getByRole('heading', { name: 'Este link não vale mais' })).toBeVisible();
  await takePicture(page, 'my-data-3-ended');
});

async function withdrawConsent(page: Page): Promise<void> {
  const painel = await openFromHome(page, 'Meus aceites');
  await expect(painel.getByText('Política de privacidade')).toBeVisible();
  await takePicture(page, 'my-data-4-consents');
  await expect(painel.getByText('Obrigatórios para participar')).toBeVisible();
  await seeLarge(expectNoSideways)(page, 'consents');
  const ofertas = painel.getByRole('switch', { name: 'Ofertas e novidades' });
  await expect(ofertas).toBeChecked();
  await ofertas.click();
  await expect(painel.getByText(/^Retirado · Hoje/)).toBeVisible();
  await painel.getByText('Ver histórico (1)').click();
  await takePicture(page, 'my-data-5-withdrawn');
  await page.reload();
  const again = await openFromHome(page, 'Meus aceites');
  await expect(again.getByRole('switch', { name: 'Ofertas e novidades' })).not.toBeChecked();
  await again.getByRole('button', { name: 'Excluir conta' }).click();
}

async function changeSenha(page: Page, senha: string): Promise<void> {
  await page.getByRole('button', { name: 'Conta' }).click();
  await page.getByRole('button', { name: 'Alterar senha' }).click();
  await page.getByLabel('Senha atual').fill(senha);
  await page.getByLabel('Nova senha').first().fill(senhaNova);
  await page.getByLabel('Confirme a nova senha').fill(senhaNova);
  await page.getByRole('button', { name: 'Salvar nova senha' }).click();
  await expect(page.getByText('Senha atualizada com sucesso!')).toBeVisible();
}

/** Confirms the deletion of the account, which is refused at the next sign-in. */
async function deleteConta(page: Page, cpf: string): Promise<void> {
  const question = page.getByRole('dialog').filter({ hasText: 'Deseja excluir sua conta?' });
  await question.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page).toHaveURL(/\/autenticacao$/);
  expect(await page.evaluate(() => localStorage.getItem('trevo.login'))).toBeNull();
  await page.getByLabel('CPF').fill(cpf);
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await page.getByLabel('Senha', { exact: false }).first().fill(senhaNova);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByText('Login inativo')).toBeVisible();
}
