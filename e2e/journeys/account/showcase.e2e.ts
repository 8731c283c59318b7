import { paths } from '@trevo/contract/paths';
import { createAxe } from '../../steps/looks/axe.ts';
import { publishComMarca } from '../../steps/entradas.ts';
import { expect } from '../../steps/expect.ts';
import { go, seeAll, seeNarrow, type See, openScreen } from '../../steps/go.ts';
import { test } from '../../steps/journey.ts';
import { registerNota } from '../../steps/notas/notas-proprias.ts';
import { takePicture } from '../../steps/looks/pictures.ts';
import { publishCampanha } from '../../steps/publish-campanha.ts';
import { beginAsNewPessoa } from '../../steps/sign-up.ts';

/** A delivery address. */
const praca = {
  cep: '01001000',
  estado: 'SP',
  endereco: 'Praça da Sé',
  numero: '120',
  bairro: 'Sé',
  cidade: 'São Paulo',
};

test('points buy products: showcase, cart, order, note and cancellation', async ({ page }) => {
  const host = await publishComMarca(page.request, 'vitrine', 'sol', {
    'recompensas.pontos': { porDocumento: 200 },
    'configuracao.navegacao.telasConfiguraveis': ['vitrineProdutos', 'cupons'],
    premios: undefined,
  });
  const axe = createAxe(['padrao', 'noite']);
  const picture: See = (at, state) => takePicture(at, `showcase-${state.replaceAll(/[^a-z0-9]+/gi, '-')}`);
  const see = seeAll(picture, axe.see, seeNarrow(seeAll(picture, axe.see)));
  await beginAsNewPessoa(page, host, { endereco: praca });
  await registerNota(page, host);

  await openScreen(page, host, '/vitrineProdutos');
  await expect(page.getByText('200 pontos')).toBeVisible();
  await see(page, '1 showcase');
  await expect(page.getByRole('button', { name: 'Produto sem estoque: Vaso com trevo' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pontos Insuficientes: Panela de ferro' })).toBeVisible();
  await page.getByRole('button', { name: 'Eu quero: Garrafa térmica' }).click();
  await page.getByRole('button', { name: /já está no carrinho: Garrafa térmica/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Carrinho' })).toBeVisible();
  await page.getByRole('button', { name: 'Voltar' }).click();
  await expect(page.getByText('200 pontos')).toBeVisible();

  await go(page, '/homeProduto');
  await see(page, '2 home');
  await go(page, '/ofertas');
  await see(page, '3 offers');
  await go(page, '/produtos');
  await page.getByLabel('Buscar produto').fill('ceramica');
  await expect(page.getByText('1 produto', { exact: true })).toBeVisible();
  await see(page, '4 found');
  await page.getByRole('button', { name: 'Eu quero: Par de canecas' }).click();
  await page.getByLabel('Buscar produto').fill('avestruz');
  await expect(page.getByText('Não foi encontrado produtos!')).toBeVisible();
  await see(page, '5 nothing found');
  await go(page, '/filtrosProduto');
  await page.getByLabel('Categoria').selectOption('Casa');
  await expect(page.getByRole('button', { name: 'Mostrar 2 produtos' })).toBeVisible();
  await see(page, '6 filters');
  await page.getByRole('button', { name: 'Mostrar 2 produtos' }).click();
  await expect(page.getByRole('link', { name: '1 filtro' })).toBeVisible();
  await page.getByRole('link', { name: 'Manta de algodão' }).click();
  await expect(page.getByText('Tear da Serra')).toBeVisible();
  await see(page, '7 product');

  await page.getByRole('button', { name: 'Carrinho, 2 produtos' }).click();
  await expect(page.getByText('Total: 180 pontos')).toBeVisible();
  await see(page, '8 cart');
  await page.getByRole('button', { name: 'Mais um: Garrafa térmica' }).click();
  await expect(page.getByText('Faltam 100 pontos')).toBeVisible();
  await page.getByRole('button', { name: 'Menos um: Garrafa térmica' }).click();
  // The second tap of a double tap hits outside the dialog that the first one opens.
  await page.getByRole('button', { name: 'Fazer pedido' }).dblclick();
  await see(page, '9 asked');
  // The order is created and its response is lost: the retry returns the first order.
  await page.route(`**${paths['cashback.pedido'].path.replace('{user}', '*')}`, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const url = new URL(route.request().url());
    // Only the browser resolves names under localhost to this machine.
    const headers = { ...(await route.request().allHeaders()), host: url.host };
    url.hostname = '127.0.0.1';
    expect((await route.fetch({ url: url.href, headers })).status()).toBe(201);
    await route.abort();
  });
  await page.getByRole('button', { name: 'Trocar agora' }).click();
  await expect(page.getByText(/Erro desconhecido ao realizar pedido!/).first()).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Entendi' }).click();
  await page.getByRole('button', { name: 'Fazer pedido' }).click();
  await page.getByRole('button', { name: 'Trocar agora' }).click();
  await expect(page.getByText('1 pedido', { exact: true })).toBeVisible();
  await see(page, '10 orders');

  await page.getByRole('button', { name: /Ver detalhes/ }).click();
  await expect(page.getByText('Endereço guardado com o pedido.')).toBeVisible();
  await expect(page.getByText('Praça da Sé, 120')).toBeVisible();
  await page.getByLabel('Observação de Garrafa térmica').fill('Azul, se der.');
  await page.getByRole('button', { name: 'Salvar observação' }).click();
  await expect(page.getByText('Observação salva.')).toBeVisible();
  await see(page, '11 details');
  await page.getByRole('button', { name: 'Cancelar pedido' }).click();
  await page.getByRole('button', { name: 'Cancelar pedido' }).last().click();
  await expect(page.getByText('180 pontos voltaram para a sua conta.')).toBeVisible();
  await see(page, '12 cancelled');
  await go(page, '/controleProdutos');
  await expect(page.getByText('Seu carrinho está vazio')).toBeVisible();
  await see(page, '13 empty cart');
  await go(page, '/vitrineProdutos');
  await expect(page.getByText('200 pontos')).toBeVisible();
  axe.expectNothing();
});

test('refuses a product that sold out meanwhile, spends nothing, and shows the remaining stock', async ({
  page,
  browser,
}) => {
  const ultima = { codigo: 'ultima', nome: 'Chaleira', moeda: 'pontos', valor: 90, estoque: 1 };
  const host = await publishCampanha(page.request, 'ultima-unidade', {
    'recompensas.pontos': { porDocumento: 200 },
    'produtos.itens': [ultima],
  });
  await beginAsNewPessoa(page, host, { endereco: praca });
  await registerNota(page, host);
  await go(page, '/produtos');
  await page.getByRole('button', { name: 'Eu quero: Chaleira' }).click();

  const other = await (await browser.newContext({ locale: 'pt-BR' })).newPage();
  await beginAsNewPessoa(other, host, { endereco: praca });
  await registerNota(other, host);
  for (const one of [page, other]) {
    await go(one, one === other ? '/produtos' : '/controleProdutos');
    if (one === other) {
      await other.getByRole('button', { name: 'Eu quero: Chaleira' }).click();
      await go(other, '/controleProdutos');
    }
    await one.getByRole('button', { name: 'Fazer pedido' }).click();
    await expect(one.getByRole('button', { name: 'Trocar agora' })).toBeVisible();
  }
  await other.getByRole('button', { name: 'Trocar agora' }).click();
  await expect(other.getByText('1 pedido', { exact: true })).toBeVisible();
  await other.context().close();

  await page.getByRole('button', { name: 'Trocar agora' }).click();
  const ops = page.getByRole('dialog').filter({ hasText: 'Produto sem estoque' });
  await expect(ops.getByText('Chaleira: sem estoque para esta quantidade.')).toBeVisible();
  await takePicture(page, 'showcase-refused-1');
  await ops.getByRole('button', { name: 'Entendi' }).click();
  await expect(page.getByText('Produto sem estoque. Tire do carrinho para continuar.')).toBeVisible();
  await takePicture(page, 'showcase-refused-2');
  await go(page, '/contaCorrente');
  await expect(page.getByRole('main').getByText('200', { exact: true })).toBeVisible();
});
