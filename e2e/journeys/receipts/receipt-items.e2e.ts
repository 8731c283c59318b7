import { type APIRequestContext } from '@playwright/test';
import { fillPath } from '@trevo/contract/fill-path';
import { paths } from '@trevo/contract/paths';
import { addressOf } from '../../steps/addresses.ts';
import { createAxe } from '../../steps/looks/axe.ts';
import { beginAsOperador, consoleAddress } from '../../steps/console.ts';
import { publishComMarca, toIdentificacaoDe } from '../../steps/entradas.ts';
import { expect } from '../../steps/expect.ts';
import { openScreen } from '../../steps/go.ts';
import { test } from '../../steps/journey.ts';
import { takePicture } from '../../steps/looks/pictures.ts';
import { operatorToken } from '../../steps/publish-campanha.ts';
import { beginAsNewPessoa } from '../../steps/sign-up.ts';
import { toNota } from '../../steps/notas/videos.ts';

/** Product lines of the sales file: GTIN, description, quantity, unit and amount. */
const itens = [
  '2000000000015;CAFE TORRADO E MOIDO TRADICIONAL EMBALAGEM A VACUO 500G;2;UN;37,80',
  ';BANANA PRATA;1,342;KG;10,72',
  '2000000000022;CHOCOLATE AO LEITE 90G;6;UN;50,94',
  ...Array.from({ length: 30 }, (_, at) => `;PRODUTO ${at + 4};1;UN;1,00`),
];
const total = '129,46';

async function importVendas(request: APIRequestContext, host: string, chave: string): Promise<void> {
  const path = fillPath(paths['operador.importarVendas'].path, {
    ano: 2026,
    identificacao: toIdentificacaoDe(host),
  });
  const response = await request.post(`${addressOf('127.0.0.1')}${path}?nome=vendas.csv`, {
    headers: {
      authorization: `Bearer ${operatorToken}`,
      host: new URL(addressOf(host)).host,
      'content-type': 'text/csv',
    },
    data: [
      'chave;valor;gtin;descricao;quantidade_item;unidade;valor_item',
      ...itens.map((item) => `${chave};${total};${item}`),
    ].join('\n'),
  });
  expect(response.status(), await response.text()).toBeLessThan(300);
}

test("the items of a sales file are on the receipt and on the operator's card", async ({ page, browser }) => {
  const axe = createAxe(['sol', 'noite']);
  const host = await publishComMarca(page.request, 'itens', 'padrao', {
    'documentos.valor': [{ fonte: 'vendas', esperaHoras: 24 }, { fonte: 'operador' }],
    recompensas: undefined,
    premios: undefined,
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await beginAsNewPessoa(page, host);
  const chave = toNota(Math.floor(Math.random() * 2 ** 31));
  await importVendas(page.request, host, chave);
  await page.goto(`${addressOf(host)}/digitacaoManual`);
  await page.getByLabel('Chave de acesso').fill(chave);
  await page.getByRole('button', { name: 'Cadastrar nota' }).click();
  await expect(page.getByText(/número da sorte/).first()).toBeVisible({ timeout: 90_000 });

  await openScreen(page, host, '/documentosFiscais');
  await page.getByRole('main').getByRole('button').filter({ hasText: 'VÁLIDO' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('list', { name: 'Produtos da nota' }).getByRole('listitem')).toHaveCount(8);
  await sheet.getByRole('button', { name: 'Ver todos os 33 itens' }).scrollIntoViewIfNeeded();
  await axe.see(page, 'items in the sheet');
  await takePicture(page, 'itens-1-sheet');

  await sheet.getByRole('link', { name: 'Ver detalhes da compra' }).click();
  await expect(page.getByRole('heading', { name: 'Detalhes da compra' })).toBeVisible();
  const lista = page.getByRole('list', { name: 'Produtos da nota' });
  await expect(lista.getByRole('listitem')).toHaveCount(8);
  await axe.see(page, 'items of the purchase');
  await takePicture(page, 'itens-2-purchase');
  await page.getByRole('button', { name: 'Ver todos os 33 itens' }).click();
  await expect(lista.getByRole('listitem')).toHaveCount(33);
  await expect(lista.getByRole('listitem').nth(8)).toBeFocused();
  await takePicture(page, 'itens-3-all');

  const context = await browser.newContext({ locale: 'pt-BR', viewport: { width: 1440, height: 900 } });
  const console = await context.newPage();
  const { retry } = test.info();
  await beginAsOperador(
    console,
    'Vera Dias',
    `vera.itens.${'padrao'}.${retry}@trevo.example`,
    'sete canoas na lagoa',
  );
  await console
    .getByLabel('Promotora')
    .first()
    .selectOption(host.replace(/\.localhost$/, '').replace(/[^A-Za-z0-9]/g, '_'));
  await console.goto(`${consoleAddress}/notas`);
  await console
    .getByRole('button', { name: /^Abrir a nota/ })
    .first()
    .click();
  await expect(
    console.getByRole('list', { name: '33 itens, de vendas da loja' }).getByRole('listitem'),
  ).toHaveCount(8);
  await axe.see(console, "items on the operator's card");
  await takePicture(console, 'itens-4-console');
  await context.close();
  axe.expectNothing();
});
