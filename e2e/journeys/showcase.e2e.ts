import { expect, type Page } from '@playwright/test';
import { paths } from '@trevo/contract/paths';
import { addressOf } from '../steps/addresses.ts';
import { createAxe } from '../steps/axe.ts';
import { marcas } from '../steps/campanha-completa.ts';
import { publishComMarca } from '../steps/entradas.ts';
import { go, seeAll, seeNarrow, type See } from '../steps/go.ts';
import { test } from '../steps/journey.ts';
import { takePicture } from '../steps/pictures.ts';
import { beginAsNewPessoa } from '../steps/sign-up.ts';
import { toNota } from '../steps/videos.ts';

async function typeNota(page: Page, host: string): Promise<void> {
  await page.goto(`${addressOf(host)}/digitacaoManual`);
  await page.getByLabel('Chave de acesso').fill(toNota(Math.floor(Math.random() * 2 ** 31)));
  await page.getByRole('button', { name: 'Cadastrar nota' }).click();
  await expect(page.getByText(/número da sorte/).first()).toBeVisible();
}

for (const marca of marcas) {
  test(`points become products: showcase, cart, order, note and cancelling (${marca})`, async ({ page }) => {
    const host = await publishComMarca(page.request, 'vitrine', marca, {
      'recompensas.pontos': { porDocumento: 200 },
      'configuracao.navegacao.telasConfiguraveis': ['vitrineProdutos', 'cupons'],
      premios: undefined,
    });
    const axe = createAxe();
    const picture: See = (at, state) =>
      takePicture(at, `showcase-${marca}-${state.replaceAll(/[^a-z0-9]+/gi, '-')}`);
    const see = seeAll(picture, axe.see, seeNarrow(seeAll(picture, axe.see)));
    await beginAsNewPessoa(page, host);
    await typeNota(page, host);

    await page.goto(`${addressOf(host)}/vitrineProdutos`);
    await expect(page.getByText('200 pontos')).toBeVisible();
    await see(page, '1 showcase');
    await expect(page.getByRole('button', { name: 'Produto sem estoque: Vaso com trevo' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pontos Insuficientes: Panela de ferro' })).toBeVisible();
    await page.getByRole('button', { name: 'Eu quero: Garrafa térmica' }).click();
    await expect(page.getByRole('button', { name: /já está no carrinho: Garrafa térmica/ })).toBeVisible();

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
    await page.getByRole('button', { name: 'Fazer pedido' }).click();
    await see(page, '9 asked');
    // The order arrives and its answer is lost: the second try finds the first order.
    await page.route(`**${paths['cashback.pedido'].path.replace('{user}', '*')}`, async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      const url = new URL(route.request().url());
      // Only the browser knows that every name under localhost is this machine.
      const headers = { ...(await route.request().allHeaders()), host: url.host };
      url.hostname = '127.0.0.1';
      expect((await route.fetch({ url: url.href, headers })).status()).toBe(201);
      await route.abort();
    });
    await page.getByRole('button', { name: 'Trocar agora' }).click();
    await expect(page.getByText(/Você pode estar off-line/).first()).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Entendi' }).click();
    await page.getByRole('button', { name: 'Fazer pedido' }).click();
    await page.getByRole('button', { name: 'Trocar agora' }).click();
    await expect(page.getByText('1 pedido', { exact: true })).toBeVisible();
    await see(page, '10 orders');

    await page.getByRole('button', { name: /Ver detalhes/ }).click();
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
}
