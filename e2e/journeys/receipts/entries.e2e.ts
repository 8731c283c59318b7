import type { APIRequestContext, Page } from '@playwright/test';
import { addressOf } from '../../steps/addresses.ts';
import type { Marca } from '../../steps/campanha-completa.ts';
import { publishComMarca, toIdentificacaoDe } from '../../steps/entradas.ts';
import { walkEntradas } from '../../steps/walks/entradas.walk.ts';
import { waitForScreen } from '../../steps/go.ts';
import { test } from '../../steps/journey.ts';
import { createLooks } from '../../steps/looks/looks.ts';
import { toHost } from '../../steps/publish-campanha.ts';
import { beginAsNewPessoa } from '../../steps/sign-up.ts';

// Animations are disabled; actions must not wait long.
test.use({ actionTimeout: 10_000 });
test.describe.configure({ timeout: 240_000 });

/** Publishes a campaign with every kind of purchase registration. */
const publishEntradas = (request: APIRequestContext, nome: string, marca: Marca): Promise<string> =>
  publishComMarca(request, nome, marca, {
    'configuracao.comper.identificacao': toIdentificacaoDe(toHost(`${nome}-${marca}`)),
    'configuracao.cupom.compraPorQuantidade': true,
    ganho: { por: 'quantidade', numeros: 1, cada: 2 },
    compra: {
      produtos: ['Café Serra Azul torrado e moído 500 g', 'Leite integral'],
      formasPagamento: ['Pix', 'Cartão de crédito'],
      fotoObrigatoria: true,
    },
    codigos: { numeros: 1 },
  });

/** Signs in a user with a complete profile at the first screen of such a campaign. */
async function begin(page: Page, nome: string, marca: Marca): Promise<void> {
  const host = await publishEntradas(page.request, nome, marca);
  await beginAsNewPessoa(page, host);
  await page.goto(`${addressOf(host)}/home`);
  await waitForScreen(page);
}

test('purchase registration passes axe in three brands, and fits 320 px and text at 200 %', async ({
  page,
}) => {
  await begin(page, 'entradas', 'padrao');
  const looks = createLooks('entries', ['sol', 'noite'], { isLarge: true });
  await walkEntradas(page, looks.see);
  looks.expectNothing();
});
