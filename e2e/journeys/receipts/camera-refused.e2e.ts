import { expect } from '../../steps/expect.ts';
import { test } from '../../steps/journey.ts';
import { beginAsNewPessoa } from '../../steps/sign-up.ts';

test('explains how to allow a refused camera and continues with the typed key', async ({ page }) => {
  await beginAsNewPessoa(page);
  await page.addInitScript(() => {
    // Rejection of a browser after the user pressed "Block".
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
  });
  await page.goto('/escanear');
  await expect(page.getByText('Libere a câmera para escanear')).toBeVisible();
  await page.getByText('Digitar os 44 caracteres').click();
  await expect(page.getByRole('heading', { name: 'Digite a chave da nota' })).toBeVisible();
});
