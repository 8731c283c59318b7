import { type Page } from '@playwright/test';
import { addressOf } from '../addresses.ts';
import { expect } from '../expect.ts';
import { waitForButtons, go, press, waitForScreen, type See } from '../go.ts';

const paths = [
  '/regulamento',
  '/termos',
  '/politicaPrivacidade',
  '/avisoPrivacidade',
  '/primeiroAcesso',
  '/login',
  '/totalPontos',
  '/chatSuporte',
  '/nenhuma',
  '/1-2-3',
  '/rasparAlternativo',
];

/** Walks every public screen, from the entry on. The kiosk comes last, because it changes the page around it. */
export async function walkPublicas(page: Page, host: string, see: See): Promise<void> {
  await page.goto(addressOf(host));
  await waitForScreen(page);
  await see(page, 'entry');
  for (const path of paths) {
    await go(page, path);
    await see(page, path);
  }
  const deadLink = `${addressOf(host)}/redefinirSenha?token=${'a1'.repeat(32)}`;
  await page.goto(deadLink);
  await expect(page.getByText('Este link não vale mais')).toBeVisible();
  await see(page, 'dead link');
  // A link that expires between its check and the new password.
  await page.route('**/login/v1/logins/senha/conferirLink', (route) =>
    route.fulfill({ json: { mensagem: '', retorno: 'ok' } }),
  );
  await page.goto(deadLink);
  await waitForScreen(page);
  await press(page, 'Salvar e entrar');
  await expect(page.getByText('A senha ainda não cumpre todas as regras.').first()).toBeVisible();
  await see(page, 'new password, refused');
  await page.getByLabel('Nova senha').first().fill('Trevo2026');
  await page.getByLabel('Confirme a nova senha').fill('Trevo2026');
  await waitForButtons(page);
  await press(page, 'Salvar e entrar');
  await expect(page.getByText('Este link não vale mais')).toBeVisible();
  await see(page, 'link that ended meanwhile');
  await page.unroute('**/login/v1/logins/senha/conferirLink');
  await go(page, '/totem');
  await see(page, '/totem');
  // Leaves the kiosk mode for the next walk.
  await page.evaluate(() => sessionStorage.removeItem('trevo.totem'));
}
