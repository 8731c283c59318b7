import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { fillPath, paths } from '@trevo/contract/paths';
import { addressOf } from './addresses.ts';
import { readTema, type Marca } from './campanha-completa.ts';
import { type CampanhaChange, publishCampanha } from './publish-campanha.ts';
import { keepLogin, registerNewPessoa } from './sign-up.ts';
import { toNota } from './videos.ts';

/** How many cards a receipt brings in these campaigns. */
export const cardsPerNota = 3;
const scheduled = 60;

export type Sorte = 'sempre' | 'nunca';

/**
 * Publishes a campaign in a brand's colours in which every card wins, or none that anybody will ever see. Returns its
 * host.
 */
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

/** Somebody new with the cards of one receipt, not yet in the browser. */
export async function registerWithCards(
  page: Pick<Page, 'request'>,
  host: string,
): Promise<{ token: string; usuario: string; sessao: object }> {
  const { sessao } = await registerNewPessoa(page, host);
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

/** Somebody new with cards, signed in. */
export async function beginWithCards(page: Page, host: string): Promise<{ token: string; usuario: string }> {
  const { sessao, token, usuario } = await registerWithCards(page, host);
  await keepLogin(page, sessao);
  return { token, usuario };
}

/** Puts the person's PicPay name into the profile. */
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

/** The ids of the person's cards, as the API lists them. */
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

/** What is scratched or painted: the part of the page with a cover. */
const getSurface = (page: Page): Locator => page.locator('div:has(> canvas)').first();

/** Rubs with a finger from side to side, this far down from the top: 1 is all of it. */
export async function rub(page: Page, share: number): Promise<void> {
  const box = (await getSurface(page).boundingBox())!;
  const step = 26;
  // Not at the very corner: it is round.
  await page.mouse.move(box.x + 40, box.y + 14);
  await page.mouse.down();
  for (let y = 6; y < box.height * share; y += step * 2) {
    await page.mouse.move(box.x + box.width - 6, box.y + y, { steps: 3 });
    await page.mouse.move(box.x + 6, box.y + Math.min(y + step, box.height - 4), { steps: 3 });
  }
  await page.mouse.up();
}

/** The result as the screen says it. */
export const expectResult = (page: Page, sorte: Sorte): Promise<void> =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(
    sorte === 'sempre' ? 'Você ganhou!' : 'Não foi desta vez',
    { timeout: 15_000 },
  );
