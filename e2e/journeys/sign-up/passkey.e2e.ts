import { type Page } from '@playwright/test';
import { expect } from '../../steps/expect.ts';
import { test } from '../../steps/journey.ts';
import { beginAsNewPessoa } from '../../steps/sign-up.ts';

const entrar = 'Entrar com digital, rosto ou PIN';

/** Gives the browser a device that stores passkeys and verifies its user. */
async function addAuthenticator(page: Page, isUserVerified = true) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified,
      automaticPresenceSimulation: true,
    },
  });
  return {
    verify: (next: boolean) =>
      cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: next }),
    count: async () => (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  };
}

async function openPasskeys(page: Page) {
  await page.getByRole('button', { name: 'Conta' }).click();
  await page.getByRole('button', { name: 'Entrar sem senha' }).click();
  const painel = page.getByRole('dialog', { name: 'Entrar sem senha' });
  await expect(painel).toBeVisible();
  return painel;
}

async function addPasskey(page: Page, senha: string): Promise<void> {
  await page.getByRole('button', { name: 'Incluir este aparelho' }).click();
  const pergunta = page.getByRole('dialog', { name: 'Incluir este aparelho' });
  await pergunta.getByLabel('Sua senha').fill(senha);
  await pergunta.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText('Pronto! Da próxima vez, entre sem senha.')).toBeVisible();
}

async function signOut(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Conta' }).click();
  await page.getByRole('button', { name: 'Sair' }).first().click();
  const question = page.getByRole('dialog').filter({ hasText: 'Tem certeza?' });
  await question.getByRole('button', { name: 'Sair' }).click();
  await expect(page.getByRole('button', { name: 'Continuar', exact: true })).toBeVisible();
}

test('adds the device by taps from home, signs in without the password unless the device refuses its user, and removes it', async ({
  page,
}) => {
  const device = await addAuthenticator(page);
  const pessoa = await beginAsNewPessoa(page);
  await page.goto('/home');
  const painel = await openPasskeys(page);
  await expect(painel.getByText('Nenhum aparelho incluído ainda.')).toBeVisible();
  await addPasskey(page, pessoa.senha);
  await expect(painel.getByText('Chrome, Linux')).toBeVisible();
  expect(await device.count()).toBe(1);
  await signOut(page);

  await test.step('a device that does not recognise its user stays signed out without an error', async () => {
    await device.verify(false);
    const begun = page.waitForResponse(/autenticar\/passkey\/iniciar$/);
    await page.getByRole('button', { name: entrar }).click();
    await begun;
    await expect(page.getByRole('button', { name: entrar })).toBeEnabled();
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  });

  await test.step('a device that recognises its user signs in', async () => {
    await device.verify(true);
    await page.getByRole('button', { name: entrar }).click();
    await expect(page.getByText(/^Olá, /)).toBeVisible();
    const login = await page.evaluate(() => localStorage.getItem('trevo.login'));
    expect(JSON.parse(login ?? '{}')).toMatchObject({ usuario: pessoa.cpf, tipo: 'consumidor' });
  });

  await test.step('a removed device is refused, and the password still signs in', async () => {
    await openPasskeys(page);
    await page.getByRole('button', { name: 'Remover Chrome, Linux' }).click();
    const question = page.getByRole('dialog', { name: 'Remover Chrome, Linux?' });
    await question.getByRole('button', { name: 'Remover', exact: true }).click();
    await expect(painel.getByText('Nenhum aparelho incluído ainda.')).toBeVisible();

    await signOut(page);
    await page.getByRole('button', { name: entrar }).click();
    const refused = page.getByRole('dialog').filter({ hasText: 'Não conseguimos confirmar sua entrada' });
    await refused.getByRole('button', { name: 'OK' }).click();
    await page.getByLabel('CPF').fill(pessoa.cpf);
    await page.getByRole('button', { name: 'Continuar', exact: true }).click();
    await page.getByLabel('Senha', { exact: false }).first().fill(pessoa.senha);
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await expect(page.getByText(/^Olá, /)).toBeVisible();
  });
});
