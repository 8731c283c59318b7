import { type Page } from '@playwright/test';
import { generateSync } from 'otplib';
import { addressOf } from '../../steps/addresses.ts';
import { createAxe } from '../../steps/looks/axe.ts';
import { readMensagem } from '../../steps/caixa-de-saida.ts';
import { beginAsOperador, consoleAddress } from '../../steps/console.ts';
import { expect } from '../../steps/expect.ts';
import { test } from '../../steps/journey.ts';
import { takePicture } from '../../steps/looks/pictures.ts';
import { operatorToken } from '../../steps/publish-campanha.ts';
import { createEndereco } from '../../steps/sign-up.ts';

const senha = 'quatro folhas na horta';

/** Invites the address as administrator of a promoter, as the command does; returns the link. */
async function invite(page: Page, nome: string, email: string): Promise<string> {
  const response = await page.request.post(`${addressOf('localhost')}/operador/v1/equipe/instalacao`, {
    headers: { authorization: `Bearer ${operatorToken}` },
    data: { nome, email, promotora: 'quatrofolhas' },
  });
  expect(response.status(), await response.text()).toBe(200);
  return ((await response.json()) as { retorno: { endereco: string } }).retorno.endereco;
}

test('an operator accepts a role with the own account, and recovers the account by e-mail', async ({
  page,
  browser,
}) => {
  const axe = createAxe();
  const see = async (shown: Page, state: string) => {
    await axe.see(shown, state);
    await takePicture(shown, `console-${state}`);
  };
  const email = `vera.${test.info().retry}@agencia.example`;
  await beginAsOperador(page, 'Vera Luz', email, senha);
  const link = await invite(page, 'Vera Luz', email);

  const elsewhere = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'pt-BR' });
  const out = await elsewhere.newPage();
  await out.setExtraHTTPHeaders({ 'x-forwarded-for': createEndereco() });
  await out.goto(link);
  await expect(out.getByText(`O e-mail ${email} já tem uma conta no console.`)).toBeVisible();
  await expect(out.getByText(/Você foi convidado/)).toHaveCount(0);
  await see(out, 'convite-de-conta');
  await out.getByRole('button', { name: 'Entrar para aceitar' }).click();
  await expect(out.getByRole('heading', { name: 'Entrar' })).toBeVisible();

  await page.goto(link);
  await expect(page.getByText(/Você foi convidado para a equipe de .*, como Administrador/)).toBeVisible();
  await see(page, 'convite-aceitar');
  await page.getByRole('button', { name: 'Aceitar o convite' }).click();
  await expect(page.getByRole('heading', { name: 'Hoje', level: 1 })).toBeVisible();

  await out.getByRole('link', { name: 'Perdi a senha ou o autenticador' }).click();
  // The form that is left has such a field too.
  await expect(out.getByRole('heading', { name: 'Nova senha e novo autenticador' })).toBeVisible();
  await out.getByLabel('E-mail').fill(email);
  await see(out, 'recuperar');
  await out.getByRole('button', { name: 'Enviar o link' }).click();
  await expect(out.getByRole('heading', { name: 'Confira o seu e-mail' })).toBeVisible();
  await see(out, 'recuperar-enviado');
  const recuperacao = /http:\/\/\S+\/recuperar#\S+/.exec(await readMensagem(page, 'email', email))![0];
  await out.goto(`${consoleAddress}/entrar`);
  await out.goto(recuperacao);
  await expect(out.getByRole('heading', { name: 'Olá, Vera Luz' })).toBeVisible();
  const segredo = (await out.locator('code').textContent())!.replaceAll(' ', '');
  await out.getByLabel('Senha', { exact: true }).fill('oito telhas sobre a ponte');
  await see(out, 'recuperar-senha');
  await out.getByLabel('Código do autenticador').fill(generateSync({ secret: segredo }));
  await out.getByRole('button', { name: 'Trocar e entrar' }).click();
  await expect(out.getByRole('heading', { name: 'Hoje', level: 1 })).toBeVisible();
  // The recovery ended the session of before.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Entrar' })).toBeVisible();
  axe.expectNothing();
  await elsewhere.close();
});
