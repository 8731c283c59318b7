import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type APIRequestContext, type Page } from '@playwright/test';
import { fillPath } from '@trevo/contract/fill-path';
import { paths } from '@trevo/contract/paths';
import { parse } from 'yaml';
import { projectFolder } from '../../../tools/project.ts';
import { addressOf } from '../../steps/addresses.ts';
import { createAxe } from '../../steps/looks/axe.ts';
import { publishComMarca, toIdentificacaoDe } from '../../steps/entradas.ts';
import { expect } from '../../steps/expect.ts';
import { seeLarge, openScreen } from '../../steps/go.ts';
import { test } from '../../steps/journey.ts';
import { createLayoutChecks } from '../../steps/looks/layout-checks.ts';
import { listRegistradas } from '../../steps/notas/notas-do-servidor.ts';
import { takePicture } from '../../steps/looks/pictures.ts';
import { operatorToken } from '../../steps/publish-campanha.ts';
import { beginAsNewPessoa } from '../../steps/sign-up.ts';
import { toNota } from '../../steps/notas/videos.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Returns the earning rule of a demo campaign. */
const readGanho = (campanha: 'tuiva' | 'sol') =>
  (
    parse(
      readFileSync(join(projectFolder, `packages/fixtures/campanhas/${campanha}.campanha.yaml`), 'utf8'),
    ) as {
      ganho: object;
    }
  ).ganho;
/** Two products earn a number, a juice doubles. */
const ganho = readGanho('tuiva');

const publish = (request: APIRequestContext): Promise<string> =>
  publishComMarca(request, 'compre-dois', 'padrao', {
    ganho,
    'documentos.valor': [{ fonte: 'vendas', esperaHoras: 24 }, { fonte: 'operador' }],
    recompensas: undefined,
    premios: undefined,
    codigos: undefined,
    'configuracao.raspadinha': undefined,
  });

const toChave = (): string => toNota(Math.floor(Math.random() * 2 ** 31));

/** Imports a sales file: per access key, lines of GTIN, description, units and amount. */
async function importVendas(
  request: APIRequestContext,
  host: string,
  vendas: Readonly<Record<string, { readonly valor: string; readonly itens: readonly string[] }>>,
): Promise<void> {
  const path = fillPath(paths['operador.importarVendas'].path, {
    ano: 2026,
    identificacao: toIdentificacaoDe(host),
  });
  const linhas = Object.entries(vendas).flatMap(([chave, { valor, itens }]) =>
    itens.map((item) => `${chave};${valor};${item}`),
  );
  const response = await request.post(`${addressOf('127.0.0.1')}${path}?nome=vendas.csv`, {
    headers: {
      authorization: `Bearer ${operatorToken}`,
      host: new URL(addressOf(host)).host,
      'content-type': 'text/csv',
    },
    data: ['chave;valor;gtin;descricao;quantidade_item;unidade;valor_item', ...linhas].join('\n'),
  });
  expect(response.status(), await response.text()).toBeLessThan(300);
}

async function register(page: Page, host: string, chave: string): Promise<void> {
  await openScreen(page, host, '/digitacaoManual');
  await page.getByLabel('Chave de acesso').fill(chave);
  await page.getByRole('button', { name: 'Cadastrar nota' }).click();
  await expect(page.getByText(/^Protocolo/)).toBeVisible({ timeout: 90_000 });
}

/** Waits until a sales file has been applied: the user has this many numbers on the server. */
const waitForNumeros = (page: Page, host: string, numeros: number): Promise<void> =>
  expect.poll(async () => (await listRegistradas(page, host)).numeros, { timeout: 180_000 }).toBe(numeros);

/** Opens the newest of the receipts with a status and shows its purchase. */
async function openNota(page: Page, host: string, status: string, numeros = ''): Promise<void> {
  await page.goto(`${addressOf(host)}/documentosFiscais`);
  await expect(
    page
      .getByRole('main')
      .getByText(numeros || status)
      .first(),
  ).toBeVisible();
  await page.getByRole('main').getByRole('button').filter({ hasText: status }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

test('a receipt earns by its products and says why', async ({ page }) => {
  const axe = createAxe(['sol', 'noite']);
  const layout = createLayoutChecks('200-products');
  const seeAt200 = seeLarge(layout.see);
  const host = await publish(page.request);
  await beginAsNewPessoa(page, host);

  await page.goto(`${addressOf(host)}/home`);
  const card = page.getByRole('link', { name: /Compre 2 Produtos Tuivá e ganhe 1 número/ });
  await card.scrollIntoViewIfNeeded();
  await expect(card).toContainText('Com Sucos Tuivá, os números da nota vêm em dobro.');
  await takePicture(page, 'products-1-home');
  await seeAt200(page, 'card of participating products');
  await card.click();
  await expect(page.getByRole('heading', { name: 'Produtos participantes' })).toBeVisible();
  await expect(page.getByText('Vale 1 número a cada 2 unidades')).toBeVisible();
  await axe.see(page, 'participating products');
  await seeAt200(page, 'participating products');
  await takePicture(page, 'products-2-list');
  await page.getByLabel('Buscar produto participante').fill('cafe');
  await expect(page.getByRole('heading', { name: 'Cafés Tuivá' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sucos Tuivá' })).toBeHidden();
  await takePicture(page, 'products-3-search');
  await page.getByLabel('Buscar produto participante').fill('arroz');
  await expect(page.getByText('Nenhum produto participante com esse nome')).toBeVisible();
  await axe.see(page, 'no participating product');
  await takePicture(page, 'products-4-none');

  const quatro = toChave();
  await register(page, host, quatro);
  await openNota(page, host, 'PENDENTE');
  await expect(
    page.getByRole('dialog').getByRole('link', { name: 'Ver produtos participantes' }),
  ).toBeVisible();
  await takePicture(page, 'products-5-waiting');
  await importVendas(page.request, host, {
    [quatro]: {
      valor: '99,59',
      itens: [
        '2000000000060;ARROZ TIPO 1 5KG;1;PCT;29,90',
        '2000000000015;CAFE TORRADO 500G;3;UN;56,70',
        '2000000000039;SUCO DE UVA 1L;1;UN;12,99',
      ],
    },
  });
  await waitForNumeros(page, host, 4);
  await openNota(page, host, 'VÁLIDO');
  const sheet = page.getByRole('dialog');
  const porQue = sheet.getByRole('heading', { name: 'Por que esta nota rendeu 4 números' });
  await expect(porQue).toBeVisible();
  await expect(sheet.getByText('Sucos Tuivá, números em dobro: mais 2 números da sorte')).toBeVisible();
  await porQue.scrollIntoViewIfNeeded();
  await axe.see(page, 'why a receipt earned');
  await takePicture(page, 'products-6-why');
  const suco = sheet.getByText('Contou em Produtos Tuivá e Sucos Tuivá');
  await suco.scrollIntoViewIfNeeded();
  await takePicture(page, 'products-7-items');
  await sheet.getByRole('link', { name: 'Ver detalhes da compra' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Por que esta nota rendeu 4 números' })).toBeVisible();
  await axe.see(page, 'why a purchase earned');
  await takePicture(page, 'products-8-purchase');

  const uma = toChave();
  await importVendas(page.request, host, {
    [uma]: { valor: '18,90', itens: ['2000000000015;CAFE TORRADO 500G;1;UN;18,90'] },
  });
  await register(page, host, uma);
  await openNota(page, host, 'VÁLIDO');
  await expect(
    page.getByRole('dialog').getByText('Faltou 1 unidade de Produtos Tuivá nesta nota.', { exact: true }),
  ).toBeVisible();
  await takePicture(page, 'products-9-lacks');
  axe.expectNothing();
  layout.expectNothing();
});

test('an accelerator of a supermarket doubles the numbers, also when a later sales file names it', async ({
  page,
}) => {
  const host = await publishComMarca(page.request, 'aceleradores', 'sol', {
    ganho: readGanho('sol'),
    'documentos.valor': [{ fonte: 'vendas', esperaHoras: 24 }, { fonte: 'codigo' }, { fonte: 'operador' }],
    recompensas: undefined,
    premios: undefined,
    codigos: undefined,
    'configuracao.raspadinha': undefined,
  });
  const axe = createAxe();
  const chave = toChave();
  const arroz = '2000000000060;ARROZ TIPO 1 5KG;3;PCT;100,00';
  await importVendas(page.request, host, { [chave]: { valor: '100,00', itens: [arroz] } });
  await beginAsNewPessoa(page, host);
  await page.goto(`${addressOf(host)}/home`);
  const card = page.getByRole('link', { name: /Aceleradores do verão/ });
  await card.scrollIntoViewIfNeeded();
  await takePicture(page, 'accelerator-1-home');
  await expect(async () => {
    await register(page, host, chave);
    await expect(page.getByRole('heading', { name: 'Você ganhou 2 números da sorte!' })).toBeVisible();
  }).toPass();
  await importVendas(page.request, host, {
    [chave]: {
      valor: '100,00',
      itens: ['2000000000060;ARROZ TIPO 1 5KG;2;PCT;87,01', '2000000000039;SUCO DE UVA 1L;1;UN;12,99'],
    },
  });
  await waitForNumeros(page, host, 4);
  await openNota(page, host, 'VÁLIDO', '4 números');
  const sheet = page.getByRole('dialog');
  await expect(
    sheet.getByText('Aceleradores do verão, números em dobro: mais 2 números da sorte'),
  ).toBeVisible();
  await axe.see(page, 'why an accelerated receipt earned');
  await takePicture(page, 'accelerator-2-why');
  axe.expectNothing();
});
