import { type Page } from '@playwright/test';
import { addressOf } from '../../steps/addresses.ts';
import { hoje, publishComMarca, toIdentificacaoDe } from '../../steps/entradas.ts';
import { expect } from '../../steps/expect.ts';
import { go } from '../../steps/go.ts';
import { test } from '../../steps/journey.ts';
import { takePicture } from '../../steps/looks/pictures.ts';
import { toHost } from '../../steps/publish-campanha.ts';
import { beginAsNewPessoa } from '../../steps/sign-up.ts';

const sucesso = 'Cupom escaneado com sucesso, vamos atualizar o seu número de cupons';
const comoComper = (nome: string) => ({
  'configuracao.comper.identificacao': toIdentificacaoDe(toHost(`${nome}-padrao`)),
  ganho: { por: 'documento', numeros: 1 },
});
const nroDoc = () => String(Math.floor(Math.random() * 1e9) + 1);

async function openPergunta(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Participar|CADASTRAR CUPOM)$/ }).click();
  await page.getByRole('button', { name: /^Digitar código/ }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Na loja física/ })).toBeVisible();
}

test('asks a shop in Santa Catarina for the printed data of its receipt', async ({ page }) => {
  const host = await publishComMarca(page.request, 'loja-sc', 'padrao', comoComper('loja-sc'));
  await beginAsNewPessoa(page, host);
  await page.goto(`${addressOf(host)}/home`);
  await openPergunta(page);
  await takePicture(page, 'comper-1-shop');
  await page.getByRole('button', { name: /^Na loja física/ }).click();
  await expect(page.getByRole('button', { name: /^Santa Catarina/ })).toBeVisible();
  await takePicture(page, 'comper-2-state');
  await page.getByRole('button', { name: /^Santa Catarina/ }).click();
  await expect(page).toHaveURL(/\/escanearComper\?ecommerce=N$/);
  await page.getByRole('button', { name: 'Cadastrar cupom' }).click();
  await expect(page.getByText('Digite o número do caixa.')).toBeVisible();
  await takePicture(page, 'comper-3-form');
  await page.getByLabel('Número do documento').fill(nroDoc());
  await page.getByLabel('Data da compra').fill(hoje());
  await page.getByLabel('Caixa').fill('7');
  await page.getByRole('textbox', { name: 'Loja', exact: true }).fill('31');
  await page.getByRole('button', { name: 'Cadastrar cupom' }).click();
  await expect(page.getByText(sucesso)).toBeVisible();
  await takePicture(page, 'comper-4-sent');
});

test('asks a shop of another state for till and shop, and registers an on-line purchase without them once', async ({
  page,
}) => {
  await beginAsNewPessoa(page, 'comper.localhost');
  await page.goto(`${addressOf('comper.localhost')}/home`);
  await openPergunta(page);
  await page.getByRole('button', { name: /^Na loja física/ }).click();
  await page.getByRole('button', { name: /^Mato Grosso do Sul/ }).click();
  await expect(page).toHaveURL(/\/digitacaoManual\?ecommerce=N$/);
  await expect(page.getByLabel('Caixa')).toBeVisible();
  const number = nroDoc();
  for (const time of [1, 2]) {
    await go(page, '/home');
    await openPergunta(page);
    await page.getByRole('button', { name: /^Pelo site ou aplicativo/ }).click();
    await expect(page).toHaveURL(/\/digitacaoManual\?ecommerce=S$/);
    await expect(page.getByLabel('Caixa')).toBeHidden();
    await page.getByLabel('Número da nota ou do pedido').fill(number);
    await page.getByLabel('Data da compra').fill(hoje());
    if (time === 1) await takePicture(page, 'comper-5-online');
    await page.getByRole('button', { name: 'Cadastrar cupom' }).click();
    if (time === 1) await expect(page.getByText(sucesso)).toBeVisible();
  }
  const dialog = page.getByRole('dialog', { name: 'Ops...' });
  await expect(dialog.getByText('Você já cadastrou esta nota fiscal.')).toBeVisible();
  await takePicture(page, 'comper-6-again');
});
