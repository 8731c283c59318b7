import { type Page } from '@playwright/test';
import { expect } from '../expect.ts';
import { openScreen } from '../go.ts';
import { toNota } from './videos.ts';

/** Registers a receipt with a unique key, and waits for its result. */
export async function registerNota(page: Page, host: string): Promise<void> {
  await openScreen(page, host, '/digitacaoManual');
  await page.getByLabel('Chave de acesso').fill(toNota(Math.floor(Math.random() * 2 ** 31)));
  await page.getByRole('button', { name: 'Cadastrar nota' }).click();
  await expect(page.getByText(/número da sorte/).first()).toBeVisible();
}
