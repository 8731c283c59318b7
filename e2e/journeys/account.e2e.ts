import { expect } from '@playwright/test';
import { test } from '../steps/journey.ts';
import { beginAsNewPessoa } from '../steps/sign-up.ts';

test('changes the password and keeps the session, then deletes the account and is refused at the next sign-in', async ({
  page,
}) => {
  const pessoa = await beginAsNewPessoa(page);
  await page.goto('/home');
  await page.getByRole('button', { name: 'Conta' }).click();
  await page.getByRole('button', { name: 'Alterar senha' }).click();
  await page.getByLabel('Senha atual').fill(pessoa.senha);
  await page.getByLabel('Nova senha').first().fill('Outra2026');
  await page.getByLabel('Confirme a nova senha').fill('Outra2026');
  await page.getByRole('button', { name: 'Salvar nova senha' }).click();
  await expect(page.getByText('Senha atualizada com sucesso!')).toBeVisible();
  await page.goto('/documentosFiscais');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Minhas notas');

  await page.getByRole('button', { name: 'Conta' }).click();
  await page.getByRole('button', { name: /Excluir/ }).click();
  const question = page.getByRole('dialog').filter({ hasText: 'Deseja excluir sua conta?' });
  await question.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page).toHaveURL(/\/autenticacao$/);
  expect(await page.evaluate(() => localStorage.getItem('trevo.login'))).toBeNull();
  await page.getByLabel('CPF').fill(pessoa.cpf);
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await page.getByLabel('Senha', { exact: false }).first().fill('Outra2026');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByText('Login inativo')).toBeVisible();
});
