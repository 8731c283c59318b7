import { addressOf } from '../../steps/addresses.ts';
import { createAxe } from '../../steps/looks/axe.ts';
import { expect } from '../../steps/expect.ts';
import { go } from '../../steps/go.ts';
import { test } from '../../steps/journey.ts';
import { takePicture } from '../../steps/looks/pictures.ts';
import { publishCampanha } from '../../steps/publish-campanha.ts';
import { beginAsNewPessoa } from '../../steps/sign-up.ts';
import { toNota } from '../../steps/notas/videos.ts';

test('an order asks for the address itself where the campaign hides the profile', async ({ page }) => {
  const host = await publishCampanha(page.request, 'endereco-pedido', {
    'configuracao.perfil.ocultar': true,
    'recompensas.pontos': { porDocumento: 50 },
    premios: undefined,
    'recompensas.raspadinhas': undefined,
    metas: undefined,
    produtos: {
      itens: [{ codigo: 'caneca', nome: 'Caneca esmaltada', moeda: 'pontos', valor: 40, estoque: 5 }],
      entrega: { retirada: false },
    },
  });
  const axe = createAxe();
  await beginAsNewPessoa(page, host);
  await page.goto(`${addressOf(host)}/digitacaoManual`);
  await page.getByLabel('Chave de acesso').fill(toNota(Math.floor(Math.random() * 2 ** 31)));
  await page.getByRole('button', { name: 'Cadastrar nota' }).click();
  await expect(page.getByText('Você ganhou 1 número da sorte!').first()).toBeVisible();
  await go(page, '/produtos');
  await page.getByRole('button', { name: 'Eu quero: Caneca esmaltada' }).click();
  await expect(page.getByRole('button', { name: /já está no carrinho: Caneca/ })).toBeVisible();
  await go(page, '/controleProdutos');
  await page.getByRole('button', { name: 'Fazer pedido' }).click();
  await expect(page.getByText('Informe um CEP válido.')).toBeVisible();
  await expect(page.getByLabel('CEP')).toBeFocused();
  await axe.see(page, 'missing address');
  await takePicture(page, 'order-address-missing');
  await page.getByLabel('CEP').fill('01001000');
  await page.getByLabel('Estado').selectOption('SP');
  await page.getByLabel('Rua').fill('Praça da Sé');
  await page.getByLabel('Número').fill('120');
  await page.getByLabel('Bairro').fill('Sé');
  await page.getByLabel('Cidade').fill('São Paulo');
  await takePicture(page, 'order-address-filled');
  await page.getByRole('button', { name: 'Fazer pedido' }).click();
  await page.getByRole('button', { name: 'Trocar agora' }).click();
  await page.getByRole('button', { name: 'Ver detalhes' }).first().click();
  await expect(page.getByText('Endereço guardado com o pedido.')).toBeVisible();
  await expect(page.getByText(/Praça da Sé/)).toBeVisible();
  await axe.see(page, 'order');
  axe.expectNothing();
});
