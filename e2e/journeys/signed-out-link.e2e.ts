import { expect, type Page } from '@playwright/test';
import { addressOf } from '../steps/addresses.ts';
import { test } from '../steps/journey.ts';
import { publishCampanha } from '../steps/publish-campanha.ts';
import { storeLogin, registerNewPessoa } from '../steps/sign-up.ts';

const loja = 'https://loja.example/promocao';

/** Publishes a campaign with `login.linkDeslogado`, and serves the page behind the link. */
async function publishWithLink(page: Page, nome: string): Promise<string> {
  await page.route('https://loja.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Loja</h1>' }),
  );
  return publishCampanha(page.request, nome, { 'configuracao.login.linkDeslogado': loja });
}

async function submitWrongSenha(page: Page, host: string): Promise<void> {
  const { pessoa } = await registerNewPessoa(page, host);
  await page.goto(`${addressOf(host)}/autenticacao?tela=home`);
  await page.getByLabel('CPF').fill(pessoa.cpf);
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await page.getByLabel('Senha', { exact: false }).first().fill('Errada123');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('Usuário ou senha incorretos.');
}

const ways = {
  'its button': (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'OK' }).click(),
  Escape: (page: Page) => page.keyboard.press('Escape'),
  'the back button': (page: Page) => page.evaluate(() => history.back()),
};

for (const [way, close] of Object.entries(ways)) {
  test(`opens the signed-out link after a wrong password is dismissed with ${way}`, async ({ page }) => {
    const host = await publishWithLink(page, `link-senha-${way.length}`);
    await submitWrongSenha(page, host);
    await close(page);
    await expect(page).toHaveURL(loja);
    await expect(page.getByRole('heading', { name: 'Loja' })).toBeVisible();
  });
}

test('opens the signed-out link after the message of a refused session is dismissed', async ({ page }) => {
  const host = await publishWithLink(page, 'link-sessao');
  await storeLogin(page, { token: 'not.a.token', usuario: '52998224725', tipo: 'consumidor' });
  await page.goto(`${addressOf(host)}/home`);
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(loja);
  await expect(page.getByRole('heading', { name: 'Loja' })).toBeVisible();
});
