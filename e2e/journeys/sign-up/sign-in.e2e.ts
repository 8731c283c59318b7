import { type Page } from '@playwright/test';
import { addressOf } from '../../steps/addresses.ts';
import { expect } from '../../steps/expect.ts';
import { waitForButtons } from '../../steps/go.ts';
import { registerIncompleta } from '../../steps/incompleta.ts';
import { test } from '../../steps/journey.ts';
import { signOut } from '../../steps/sign-out.ts';

const senha = (page: Page) => page.getByLabel('Senha', { exact: false }).first();

/** Enters a wrong password and then the right one, by the keyboard. */
async function signIn(page: Page, field: string, usuario: string): Promise<void> {
  await page.getByLabel(field).fill(usuario);
  await page.keyboard.press('Enter');
  await senha(page).fill('Errada123');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Usuário ou senha incorretos.')).toBeVisible();
  await senha(page).fill('Trevo2026');
  await waitForButtons(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Olá, Ana')).toBeVisible();
}

test('signs in at a protected screen and signs out; a revoked session returns to the last screen after the sign-in', async ({
  page,
}) => {
  await test.step('a protected screen redirects to the entry and returns after sign-in', async () => {
    await page.goto('/cupons');
    await expect(page).toHaveURL(/\/autenticacao$/);
    await signIn(page, 'CPF', '52998224725');
    await expect(page.getByRole('heading', { name: 'Meus números' })).toBeVisible();
    await signOut(page);
  });

  await test.step('a revoked session is detected on start', async () => {
    const revoked = { token: 'not.a.token', usuario: '52998224725', tipo: 'consumidor' };
    await page.evaluate((login) => localStorage.setItem('trevo.login', login), JSON.stringify(revoked));
    await page.goto('/documentosFiscais?situacao=PENDENTE');
    await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
    await page.getByLabel('CPF').fill('529.982.247-25');
    await page.getByRole('button', { name: 'Continuar', exact: true }).click();
    await senha(page).fill('Trevo2026');
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await expect(page.getByText('Olá, Ana')).toBeVisible();
    await expect(page).toHaveURL(/\/documentosFiscais\?situacao=PENDENTE$/);
  });
});

test('signs in with a phone number, is asked to complete the registration, and signs out', async ({
  page,
}) => {
  const host = 'sol.localhost';
  const { usuario } = await registerIncompleta(page, host);
  await page.goto(addressOf(host));
  await signIn(page, 'Celular', usuario);
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('heading', { name: 'Complete seu cadastro' })).toBeVisible();
  await page.keyboard.press('Escape');
  await signOut(page);
});
