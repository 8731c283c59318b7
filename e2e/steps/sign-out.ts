import { type Page } from '@playwright/test';
import { expect } from './expect.ts';

/** Signs out by the account panel, which leads to the entry. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Conta' }).click();
  await page.getByRole('button', { name: 'Sair' }).first().click();
  const question = page.getByRole('dialog').filter({ hasText: 'Tem certeza?' });
  await question.getByRole('button', { name: 'Sair' }).click();
  await expect(page.getByRole('button', { name: 'Continuar', exact: true })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('trevo.login'))).toBeNull();
}
