import { type Page } from '@playwright/test';
import { fillPath } from '@trevo/contract/fill-path';
import { paths } from '@trevo/contract/paths';
import { addressOf } from '../../steps/addresses.ts';
import { createCodigo, importCodigos, publishComMarca, toIdentificacaoDe } from '../../steps/entradas.ts';
import { expect } from '../../steps/expect.ts';
import { go } from '../../steps/go.ts';
import { test } from '../../steps/journey.ts';
import { takePicture } from '../../steps/looks/pictures.ts';
import {
  acceptLgpd,
  beginAsNewPessoa,
  createConta,
  createPessoa,
  fillCadastro,
  registerNewPessoa,
} from '../../steps/sign-up.ts';

const comCodigos = { codigos: { numeros: 2, raspadinhas: 1 } };
const ganhou = 'Você ganhou 2 números da sorte!';
const linkOf = (host: string, codigo: string) =>
  `${addressOf(host)}/2026-${toIdentificacaoDe(host)}-${codigo}`;

/** Registers a code for another consumer by call. */
async function registerForOther(page: Page, host: string, numeroAleatorio: string): Promise<void> {
  const { sessao } = await registerNewPessoa(page, host);
  const path = fillPath(paths['cupom.escanear'].path, {
    anoCampanha: 2026,
    identificacaoCampanha: toIdentificacaoDe(host),
    numeroAleatorio,
  });
  const response = await page.request.get(addressOf('127.0.0.1') + path, {
    headers: {
      host: new URL(addressOf(host)).host,
      authorization: `Bearer ${(sessao as { token: string }).token}`,
    },
  });
  expect(response.status(), await response.text()).toBeLessThan(300);
}

test('grants numbers for a typed code and a pasted link, and refuses a wrong and a taken one', async ({
  page,
}) => {
  const host = await publishComMarca(page.request, 'codigo', 'sol', comCodigos);
  const [typed, pasted, taken] = [createCodigo(), createCodigo(), createCodigo()];
  await importCodigos(page.request, host, [typed, pasted, taken]);
  await registerForOther(page, host, taken);
  await beginAsNewPessoa(page, host);
  await page.goto(`${addressOf(host)}/cadastrarCupom`);
  const field = page.getByLabel('Código do cupom');
  const send = () => page.getByRole('button', { name: 'Cadastrar código' }).click();
  await expect(field).toBeVisible();
  await takePicture(page, 'coupon-1-empty');
  await field.fill('naoexiste1');
  await send();
  await expect(page.getByText(/^Este código de cupom não existe\./)).toBeVisible();
  await takePicture(page, 'coupon-2-unknown');
  await field.fill(typed.toLowerCase());
  await expect(field).toHaveValue(typed);
  await send();
  await expect(page.getByRole('heading', { name: ganhou })).toBeVisible();
  await takePicture(page, 'coupon-3-granted');
  await page.getByRole('button', { name: 'Cadastrar outro código' }).click();
  await field.fill(linkOf(host, pasted));
  await expect(field).toHaveValue(pasted);
  await send();
  await expect(page.getByRole('heading', { name: ganhou })).toBeVisible();
  await page.getByRole('button', { name: 'Cadastrar outro código' }).click();
  await field.fill(taken);
  await send();
  await expect(
    page.getByRole('dialog').getByText('Este cupom já foi cadastrado por outra pessoa.'),
  ).toBeVisible();
  await takePicture(page, 'coupon-4-taken');
});

test('registers the coupon of a link after sign-up, immediately, and once across reloads', async ({
  page,
}) => {
  const host = await publishComMarca(page.request, 'codigo-link', 'padrao', comCodigos);
  const codigo = createCodigo();
  await importCodigos(page.request, host, [codigo]);
  const pessoa = createPessoa();
  await page.goto(linkOf(host, codigo));
  await page.getByLabel('CPF').fill(pessoa.cpf);
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await test.step('keeps the acceptances while a document is read', async () => {
    await page.getByRole('switch', { name: /o regulamento/ }).check();
    await page.getByRole('link', { name: 'Ler a política de privacidade' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Política de privacidade');
    await page.goBack();
    await expect(page.getByRole('switch', { name: /o regulamento/ })).toBeChecked();
  });
  await acceptLgpd(page);
  await fillCadastro(page, pessoa);
  await createConta(page);
  await expect(page.getByRole('heading', { name: ganhou })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(`/2026-${toIdentificacaoDe(host)}-${codigo}`);
  await page.reload();
  await expect(page.getByRole('heading', { name: ganhou })).toBeVisible();
  await takePicture(page, 'coupon-6-link');
  await go(page, '/cupons');
  await expect(page.getByRole('heading', { name: 'Meus números' })).toBeVisible();
  await expect(page.getByText(/^série \d+/i)).toHaveCount(2);
});
