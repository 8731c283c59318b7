import { readFileSync } from 'node:fs';
import { type Page } from '@playwright/test';
import { fillPath } from '@trevo/contract/fill-path';
import { paths } from '@trevo/contract/paths';
import { addressOf } from '../../steps/addresses.ts';
import { createLooks } from '../../steps/looks/console-looks.ts';
import { chooseTela, desk, openConsole } from '../../steps/console.ts';
import { expect } from '../../steps/expect.ts';
import { test } from '../../steps/journey.ts';
import { publishPremios, registerWithCards } from '../../steps/premios.ts';

const praca = {
  cep: '01001000',
  endereco: 'Praça da Sé',
  numero: '120',
  bairro: 'Sé',
  cidade: 'São Paulo',
  estado: 'SP',
};

/** Orders the product as a new person with points. */
async function order(page: Page, host: string): Promise<void> {
  const { token, usuario } = await registerWithCards(page, host, { endereco: praca });
  const response = await page.request.post(
    addressOf('127.0.0.1') + fillPath(paths['cashback.pedido'].path, { user: usuario }),
    {
      headers: {
        host: new URL(addressOf(host)).host,
        authorization: `Bearer ${token}`,
        'idempotency-key': `jornada-${usuario}`,
      },
      data: { produtos: [{ codigo: 'caneca', quantidade: 1, valor: 20 }] },
    },
  );
  expect(response.status(), await response.text()).toBe(201);
}

test.use(desk);

test('an operator approves and packs orders, sends them with tracking codes and takes one back', async ({
  page,
}) => {
  const looks = createLooks('pedidos');
  const see = (state: string) => looks.see(page, state);
  const produto = { codigo: 'caneca', nome: 'Caneca', moeda: 'pontos', valor: 20, estoque: 50 };
  const host = await publishPremios(page.request, 'pedidos', {
    sorte: 'nunca',
    change: {
      'recompensas.pontos': { porDocumento: 100, validade: { meses: 12 } },
      codigos: { numeros: 1 },
      produtos: { categorias: [], itens: [produto], entrega: { retirada: false } },
    },
  });
  await order(page, host);
  await order(page, host);

  await openConsole(page, host, 'Rita Reis', ['/pedidos', 'Pedidos']);
  const table = page.getByRole('table', { name: 'Pedidos' });
  await expect(table.getByText('1 × Caneca')).toHaveCount(2);
  await see('pendentes');

  const move = async (acao: string) => {
    await page.getByLabel('Escolher todos os que aparecem').check();
    await page.getByRole('button', { name: acao, exact: true }).click();
    await see(`previa-${acao.toLowerCase().replaceAll(' ', '-')}`);
    await page.getByRole('dialog').getByRole('button', { name: acao, exact: true }).click();
    await expect(page.getByText('Nenhum pedido nesta situação')).toBeVisible();
  };
  await move('Aprovar');
  await see('vazio');
  await page.getByLabel('Situação').selectOption('APROVADO');
  await expect(page).toHaveURL(/situacao=APROVADO/);
  await move('Separar');
  await page.getByLabel('Situação').selectOption('SEPARACAO');
  await expect(table.getByText('1 × Caneca')).toHaveCount(2);
  await see('separacao');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar para a transportadora' }).click();
  const lines = readFileSync(await (await saved).path(), 'utf8')
    .trimEnd()
    .split('\r\n');
  expect(lines).toHaveLength(3);
  const back = lines.map((line, at) => (at === 0 ? line : `${line}AA12345678${at}BR`)).join('\r\n');
  await page.getByLabel('Arquivo com códigos de rastreio').setInputFiles({
    name: 'volta.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(back),
  });
  await expect(page.getByText('2 pedidos com código de rastreio.')).toBeVisible();
  await see('rastreio');
  await page.getByRole('dialog').getByRole('button', { name: 'Marcar como enviado' }).click();
  await expect(page.getByText('Nenhum pedido nesta situação')).toBeVisible();

  await page.getByLabel('Situação').selectOption('ENVIADO');
  await expect(table).toContainText('Rastreio AA123456781BR');
  await see('enviados');
  await page
    .getByRole('button', { name: /^Voltar um passo o pedido/ })
    .first()
    .click();
  await page.getByLabel('Por que voltar?').fill('A etiqueta estava errada.');
  await see('voltar');
  await page.getByRole('dialog').getByRole('button', { name: 'Voltar um passo' }).click();
  await expect(table.getByText('1 × Caneca')).toHaveCount(1);
  await looks.seeDark(page, 'enviados');

  await chooseTela(page, 'Códigos e estoque');
  const produtos = page.getByRole('table', { name: 'Produtos' });
  await expect(produtos.getByRole('row', { name: /Caneca/ })).toContainText('48');
  await page.getByRole('button', { name: 'Ajustar o estoque de Caneca' }).click();
  await page.getByLabel('Quantas unidades entram ou saem').fill('-3');
  await page.getByLabel('Por que ajustar?').fill('Três canecas quebraram no depósito.');
  await see('ajuste');
  await page.getByRole('dialog').getByRole('button', { name: 'Ajustar' }).click();
  await expect(produtos.getByRole('row', { name: /Caneca/ })).toContainText('45');

  await page.getByLabel('Nome do novo lote').fill('LOTE-A1');
  await page.getByLabel('Arquivo com códigos impressos').setInputFiles({
    name: 'codigos.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('FOLHA001\nFOLHA002\nx\n'),
  });
  const lote = page.getByRole('table', { name: 'Códigos impressos' }).getByRole('row', { name: /LOTE-A1/ });
  await expect(lote).toContainText('Vale');
  await expect(page.getByText('1 linha não serve: 3.')).toBeVisible();
  await see('estoque');
  await page.getByRole('button', { name: 'Bloquear LOTE-A1' }).click();
  await page.getByLabel('Por que bloquear?').fill('A gráfica imprimiu duas vezes.');
  await see('bloquear');
  await page.getByRole('dialog').getByRole('button', { name: 'Bloquear' }).click();
  await expect(lote).toContainText('Bloqueado');
  await expect(page.getByRole('button', { name: 'Liberar LOTE-A1' })).toBeVisible();
  looks.expectNothing();
});
