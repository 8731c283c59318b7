import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Page } from '@playwright/test';
import { addressOf } from '../../steps/addresses.ts';
import { expect } from '../../steps/expect.ts';
import { go, openScreen, waitForScreen } from '../../steps/go.ts';
import { test } from '../../steps/journey.ts';
import { tabTo } from '../../steps/browser/keyboard.ts';
import { createLooks } from '../../steps/looks/looks.ts';
import { takePicture } from '../../steps/looks/pictures.ts';
import {
  beginWithCards,
  cardsPerNota,
  expectResult,
  listCardIds,
  publishPremios,
  registerWithCards,
  rub,
  setPicPay,
  type Sorte,
} from '../../steps/premios.ts';

// Animations are enabled for the reveal of prizes.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Opens a screen and waits for its content. */
async function visit(page: Page, host: string, path: string): Promise<void> {
  await openScreen(page, host, path);
  await waitForScreen(page);
}

/** Opens a screen as a link from elsewhere does, and waits for its content. */
async function load(page: Page, host: string, path: string): Promise<void> {
  await page.goto(addressOf(host) + path);
  await waitForScreen(page);
}

const touched = [
  ['scratching', (id: string) => `/raspar?id=${id}`],
  ['the nine panes', (id: string) => `/raspar?id=${id}&jeito=alternativo`],
  ['painting', (id: string) => `/pintar?id=${id}`],
] as const;

/** Expects the result of an opened card, and the focus on it. */
async function expectAberta(page: Page, sorte: Sorte): Promise<void> {
  await expectResult(page, sorte);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

test("all four designs show the server's result and pass axe, an opened card always shows the same, and a lost network loses none", async ({
  page,
  context,
}) => {
  const cards = touched.length + 1;
  const looks = createLooks('prizes', ['sol'], { isLarge: true });
  const host = await publishPremios(page.request, 'premios', {
    marca: 'noite',
    sorte: 'sempre',
    change: { 'recompensas.raspadinhas.porDocumento': cards },
  });
  const { token } = await beginWithCards(page, host);
  const ids = await listCardIds(page, host, token);
  expect(ids).toHaveLength(cards);

  await visit(page, host, '/raspadinhasAlternativas');
  await expect(page.getByText(`Você tem ${cards} raspadinhas para raspar.`)).toBeVisible();
  await takePicture(page, 'premios-lista');
  await looks.see(page, '/raspadinhasAlternativas');
  await go(page, '/pinturasAlternativas');
  await looks.see(page, '/pinturasAlternativas');
  await go(page, '/girosDaSorte');
  await takePicture(page, 'premios-roda');
  await looks.see(page, '/girosDaSorte');
  for (const [i, [name, toPath]] of touched.entries())
    await test.step(name, async () => {
      await visit(page, host, toPath(ids[i]!));
      await takePicture(page, `premios-${i}-fechada`);
      await looks.see(page, `${name}, closed`);
      await rub(page, 0.3);
      await expect(page.getByRole('heading', { level: 1 }), `${name} is not over`).not.toHaveText(
        'Você ganhou!',
      );
      await takePicture(page, `premios-${i}-aberta-em-parte`);
      await rub(page, 1);
      await expectAberta(page, 'sempre');
      await expect(page.getByText('Retire na loja em que comprou')).toBeVisible();
      await takePicture(page, `premios-${i}-aberta`);
      await looks.see(page, `${name}, opened`);
    });

  await test.step('without network loses no card and opens it later', async () => {
    await visit(page, host, `/raspar?id=${ids.at(-1)}`);
    await context.setOffline(true);
    await rub(page, 0.5);
    await expect(page.getByRole('alert').filter({ hasText: 'Seu resultado está guardado' })).toBeVisible();
    await takePicture(page, 'premios-sem-rede');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await expectResult(page, 'sempre');
  });

  await test.step('the list of prizes', async () => {
    await go(page, '/premiacaoInstantanea');
    await expect(page.getByText('Cesta Quatro Folhas').first()).toBeVisible();
    await expect(page.getByText('Código do lacre (SHA-256)')).toBeVisible();
    await takePicture(page, 'premios-premios');
    await looks.see(page, 'prizes');
  });

  await test.step('an opened card shows the same in each design, from a link too', async () => {
    for (const [at, [, toPath]] of touched.entries()) {
      // The first link comes from elsewhere: nothing of the card is in memory.
      await (at === 0 ? load : visit)(page, host, toPath(ids[0]!));
      await expectResult(page, 'sempre');
      await expect(page.getByText('Cesta Quatro Folhas').first()).toBeVisible();
    }
  });
  looks.expectNothing();
});

test("opens cards with keyboard only and reduced motion, and the wheel spins each card once and stops at the server's result", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const host = await publishPremios(page.request, 'premios-giro', {
    sorte: 'nunca',
    change: {
      'configuracao.raspadinha.modo': 'giro',
      // One is scratched and one spun by keyboard.
      'recompensas.raspadinhas.porDocumento': cardsPerNota + 2,
    },
  });
  const { token } = await beginWithCards(page, host);
  const [id] = await listCardIds(page, host, token);
  await visit(page, host, `/raspar?id=${id}`);
  await tabTo(page, 'Revelar resultado');
  await page.keyboard.press('Enter');
  await expectAberta(page, 'nunca');
  await tabTo(page, 'Raspar a próxima');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Revelar resultado' })).toBeVisible();

  await visit(page, host, '/girosDaSorte');
  await tabTo(page, 'Girar');
  await page.evaluate(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, options) {
      const length = typeof options === 'number' ? options : Number(options?.duration ?? 0);
      document.documentElement.dataset['longest'] = String(
        Math.max(length, Number(document.documentElement.dataset['longest'] ?? 0)),
      );
      return animate.call(this, frames, options);
    };
  });
  await page.keyboard.press('Enter');
  await expectResult(page, 'nunca');
  // With reduced motion there is no long animation of the wheel.
  const longest = await page.evaluate(() => Number(document.documentElement.dataset['longest'] ?? 0));
  expect(longest).toBeLessThan(1_000);

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  for (let left = cardsPerNota; left > 0; left -= 1) {
    await page.getByRole('button', { name: 'Girar de novo' }).click();
    await expect(page.getByText(left === 1 ? 'Você tem 1 giro.' : `Você tem ${left} giros.`)).toBeVisible();
    await page.getByRole('button', { name: 'Girar', exact: true }).click();
    await expectResult(page, 'nunca');
  }
  await takePicture(page, 'premios-giro-fim');
  await expect(page.getByRole('link', { name: 'Escanear outra nota' })).toBeVisible();
  await go(page, '/premiacaoInstantanea');
  await go(page, '/girosDaSorte');
  await expect(page.getByText('Não há raspadinhas para esse consumidor.')).toBeVisible();
});

test("embedded in another page, a token opens the user's card and is not stored", async ({ page }) => {
  const host = await publishPremios(page.request, 'premios-embutida', { sorte: 'sempre' });
  const { token } = await registerWithCards(page, host);
  const [id] = await listCardIds(page, host, token);
  await load(page, host, `/rasparAlternativo?id=${id}`);
  await expect(page.getByRole('heading', { name: 'Entre para ver sua raspadinha' })).toBeVisible();
  await takePicture(page, 'premios-embutida-entrar');
  await load(page, host, `/rasparAlternativo?id=${id}&token=${token}`);
  expect(page.url()).not.toContain('token');
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await rub(page, 1);
  await expectResult(page, 'sempre');
  await takePicture(page, 'premios-embutida');
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(kept).not.toContain(token);

  await load(page, host, `/rasparPremiacaoInstantaneaAlternativo?token=${token}`);
  await page.getByRole('button', { name: 'Revelar resultado' }).click();
  await expectResult(page, 'sempre');
});

test('asks for the PicPay name once and then pays the prize with one button', async ({ page }) => {
  const host = await publishPremios(page.request, 'premios-picpay', {
    sorte: 'sempre',
    change: {
      'configuracao.picpay.ativo': true,
      'configuracao.picpay.entregaPremioAtiva': true,
      premios: {
        agenda: 'contador',
        cartelas: 60,
        itens: [
          { id: 'pix', nome: 'R$ 50 no PicPay', quantidade: 60, entrega: 'picpay', valorCentavos: 5000 },
        ],
      },
    },
  });
  const { token, usuario } = await beginWithCards(page, host);
  const [id] = await listCardIds(page, host, token);
  await visit(page, host, `/raspar?id=${id}`);
  await page.getByRole('button', { name: 'Revelar resultado' }).click();
  await expectResult(page, 'sempre');
  await page.getByRole('button', { name: 'Receber no PicPay' }).click();
  await expect(
    page.getByText('Informe o seu usuário do PicPay no perfil para receber o prêmio.'),
  ).toBeVisible();
  await takePicture(page, 'premios-picpay-sem-nome');
  await setPicPay(page, host, token, usuario);
  await page.getByRole('button', { name: 'Receber no PicPay' }).click();
  await expect(page.getByText('Prêmio entregue com sucesso!').first()).toBeVisible();
  await takePicture(page, 'premios-picpay-entregue');
  await page.reload();
  await expect(page.getByText('Prêmio entregue com sucesso!')).toBeVisible();
});

// No card is opened here: the list would be revealed before the day of its opening is closed.
test('verifies the sealed list against the published commitment after the end', async ({ page }) => {
  const premios = { marca: 'noite', sorte: 'sempre' } as const;
  // A published goal would block changing the end.
  const host = await publishPremios(page.request, 'premios-fim', {
    ...premios,
    change: { metas: undefined },
  });
  await beginWithCards(page, host);
  await visit(page, host, '/premiacaoInstantanea');
  await expect(page.getByText(/^Depois de .* a lista abre, e você confere aqui mesmo\.$/)).toBeVisible();
  const codigo = await page.locator('code').innerText();
  await publishPremios(page.request, 'premios-fim', {
    ...premios,
    change: {
      'campanha.dataFinal': '2026-09-03',
      'campanha.dataFinalCompras': '2026-09-03',
      'campanha.dataFinalCadastros': '2026-09-03',
    },
  });
  await load(page, host, '/premiacaoInstantanea');
  await page.getByRole('button', { name: 'Abrir a lista e conferir' }).click();
  await expect(page.getByText('O lacre confere')).toBeVisible();
  await page.getByText('O lacre confere').scrollIntoViewIfNeeded();
  await takePicture(page, 'premios-fim-confere');
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Baixar a lista' }).click();
  const file = readFileSync(await (await saved).path());
  expect(createHash('sha256').update(file).digest('hex')).toBe(codigo);
});
