import { type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { fillPath } from '@trevo/contract/fill-path';
import { paths } from '@trevo/contract/paths';
import { addressOf } from './addresses.ts';
import { readTema, type Marca } from './campanha-completa.ts';
import { expect } from './expect.ts';
import { type CampanhaChange, publishCampanha } from './publish-campanha.ts';
import { storeLogin, registerNewPessoa } from './sign-up.ts';
import { toNota } from './notas/videos.ts';

/** Cards per receipt in these campaigns. */
export const cardsPerNota = 3;
const scheduled = 60;

export type Sorte = 'sempre' | 'nunca';

/** Publishes a campaign in a brand's colours in which every card wins, or practically none. Returns its host. */
export async function publishPremios(
  request: APIRequestContext,
  nome: string,
  options: { marca?: Marca; sorte: Sorte; change?: CampanhaChange },
): Promise<string> {
  const { marca = 'padrao', sorte, change = {} } = options;
  const itens = [
    {
      id: 'cesta',
      nome: 'Cesta Quatro Folhas',
      quantidade: sorte === 'sempre' ? scheduled : 1,
      imagem: '/marcas/premio-cesta.svg',
      instrucoes: 'Retire na loja em que comprou, com um documento com foto.',
    },
  ];
  return publishCampanha(request, nome, {
    'configuracao.tema': readTema(marca),
    'recompensas.raspadinhas.porDocumento': cardsPerNota,
    premios: { agenda: 'contador', cartelas: sorte === 'sempre' ? scheduled : 100_000_000, itens },
    ...change,
  });
}

/** Registers a new user with the cards of one receipt, without a browser session. */
export async function registerWithCards(
  page: Pick<Page, 'request'>,
  host: string,
  change: object = {},
): Promise<{ token: string; usuario: string; sessao: object }> {
  const { sessao } = await registerNewPessoa(page, host, change);
  const { token, usuario } = sessao as { token: string; usuario: string };
  const identificacao = host
    .replace(/\.localhost$/, '')
    .replace(/[^A-Za-z0-9]/g, '_')
    .toUpperCase();
  const path = fillPath(paths['documentoFiscal.pendentes.enviar'].path, { ano: 2026, identificacao });
  const chaveAcesso = toNota(Math.floor(Math.random() * 2 ** 31));
  const response = await postAs(page, host, token, path, { chaveAcesso, origem: 'camera' });
  expect(response.status, response.text).toBeLessThan(300);
  return { token, usuario, sessao };
}

/** Signs in a new user with cards. */
export async function beginWithCards(page: Page, host: string): Promise<{ token: string; usuario: string }> {
  const { sessao, token, usuario } = await registerWithCards(page, host);
  await storeLogin(page, sessao);
  return { token, usuario };
}

/** Saves the user's PicPay name in the profile. */
export async function setPicPay(page: Page, host: string, token: string, telefone: string): Promise<void> {
  const response = await postAs(page, host, token, paths['cupom.dinamicaCupom'].path, {
    telefone,
    dinamicaCupom: [{ dinamica: 'PICPAY', identificacao: '@sorte' }],
  });
  expect(response.status, response.text).toBeLessThan(300);
}

async function postAs(page: Pick<Page, 'request'>, host: string, token: string, path: string, body: object) {
  const response = await page.request.post(addressOf('127.0.0.1') + path, {
    headers: { host: new URL(addressOf(host)).host, authorization: `Bearer ${token}` },
    data: body,
  });
  return { status: response.status(), text: await response.text() };
}

/** Returns the ids of the user's cards from the API. */
export async function listCardIds(
  page: Pick<Page, 'request'>,
  host: string,
  token: string,
): Promise<string[]> {
  const response = await page.request.get(
    addressOf('127.0.0.1') + paths['raspadinha.listarConsumidor'].path,
    { headers: { host: new URL(addressOf(host)).host, authorization: `Bearer ${token}` } },
  );
  const { retorno } = (await response.json()) as { retorno: { retorno: { id: string }[] } };
  return retorno.retorno.map(({ id }) => id);
}

/** The scratch or paint surface: the element with a canvas cover. */
const getSurface = (page: Page): Locator => page.locator('div:has(> canvas)').first();

/** Scratches from side to side down to this share of the height: 1 is everything. */
export async function rub(page: Page, share: number): Promise<void> {
  const box = (await getSurface(page).boundingBox())!;
  const step = 26;
  // Avoids the rounded corner.
  await page.mouse.move(box.x + 40, box.y + 14);
  await page.mouse.down();
  for (let y = 6; y < box.height * share; y += step * 2) {
    await page.mouse.move(box.x + box.width - 6, box.y + y);
    await page.mouse.move(box.x + 6, box.y + Math.min(y + step, box.height - 4));
  }
  await page.mouse.up();
}

/** Expects the result on the screen. */
export const expectResult = (page: Page, sorte: Sorte): Promise<void> =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(
    sorte === 'sempre' ? 'Você ganhou!' : 'Não foi desta vez',
    { timeout: 15_000 },
  );
