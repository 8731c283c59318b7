import { type Page } from '@playwright/test';
import { addressOf } from '../../steps/addresses.ts';
import { expect } from '../../steps/expect.ts';
import { test } from '../../steps/journey.ts';
import { publishCampanha } from '../../steps/publish-campanha.ts';
import { registerNewPessoa } from '../../steps/sign-up.ts';

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

test('opens the signed-out link after a wrong password is dismissed with the back button', async ({
  page,
}) => {
  const host = await publishWithLink(page, 'link-senha');
  await submitWrongSenha(page, host);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(loja);
  await expect(page.getByRole('heading', { name: 'Loja' })).toBeVisible();
});
