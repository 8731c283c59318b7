import { type Page } from '@playwright/test';
import { createDraw } from '@trevo/fixtures/seeded-random';
import { addressOf } from '../../steps/addresses.ts';
import { expect } from '../../steps/expect.ts';
import { test } from '../../steps/journey.ts';
import { listRegistradas, type Sessao } from '../../steps/notas/notas-do-servidor.ts';
import { publishCampanha } from '../../steps/publish-campanha.ts';
import { registerNewPessoa, storeLogin } from '../../steps/sign-up.ts';
import { toNota } from '../../steps/notas/videos.ts';

const wantedCuts = 200;
const seed = Number(process.env['TREVO_CUTS_SEED'] ?? 20261121);
const enviar = '*/documentoFiscal/v1/documentosFiscaisPendentes/*';

/** A paused request, or its response. */
interface Paused {
  readonly requestId: string;
  readonly responseStatusCode?: number;
  readonly responseErrorReason?: string;
}

test.describe.configure({ timeout: 480_000 });
// A trace of some hundred requests costs more than the journey.
test.use({ actionTimeout: 30_000, trace: 'off' });

test(`registers every receipt once after ${wantedCuts} cuts and restarts`, async ({
  page: firstPage,
  context,
}) => {
  const draw = createDraw(seed);
  // The keys are deterministic: a retry needs a campaign in which they are unregistered.
  const nome = `fila-cortes-${test.info().retry}`;
  const host = await publishCampanha(firstPage.request, nome, { limites: undefined });
  const sessao = (await registerNewPessoa(firstPage, host)).sessao as Sessao;
  const address = `${addressOf(host)}/digitacaoManual`;
  const cuts = { before: 0, after: 0, offline: 0, reload: 0, restart: 0 };
  const countCuts = () => Object.values(cuts).reduce((sum, n) => sum + n, 0);
  const read: string[] = [];
  const typedAgain: string[] = [];
  const broken: string[] = [];
  let isCutting = true;

  /**
   * Simulates the network between phone and server: passes a request, drops it, or drops its response. By the browser's own
   * protocol, because a route of Playwright would handle every request of the page and disable the cache of its scripts.
   */
  const cutRequests = async (shown: Page) => {
    const browser = await context.newCDPSession(shown);
    const carry = async ({ requestId, responseStatusCode, responseErrorReason }: Paused) => {
      const drop = () => browser.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' });
      if (responseErrorReason) return drop();
      if (responseStatusCode !== undefined) {
        cuts.after += 1;
        expect(responseStatusCode).toBeLessThan(500);
        return drop();
      }
      const fate = isCutting ? draw.integer(0, 9) : 0;
      if (fate > 5) return browser.send('Fetch.continueRequest', { requestId, interceptResponse: true });
      if (fate <= 2) return browser.send('Fetch.continueRequest', { requestId });
      cuts.before += 1;
      return drop();
    };
    browser.on('Fetch.requestPaused', (paused) => {
      void carry(paused).catch((error: unknown) => {
        // The requesting page may have been closed or reloaded meanwhile; any other error is a bug of this journey.
        if (!/closed|detached|Invalid InterceptionId/i.test(String(error))) broken.push(String(error));
      });
    });
    await browser.send('Fetch.enable', { patterns: [{ urlPattern: enviar }] });
  };

  await storeLogin(firstPage, sessao);
  await cutRequests(firstPage);
  let page = firstPage;
  await page.goto(address);
  await waitForForm(page);

  /** Types a receipt, sometimes an old one again, without waiting for the response. */
  async function capture(): Promise<void> {
    const outra = page.getByRole('button', { name: 'Cadastrar outra nota' });
    const field = page.getByLabel('Chave de acesso');
    // The previous one may still be pending.
    await outra.or(page.locator('button[type=submit]:not([aria-busy])')).waitFor();
    const isOld = read.length > 0 && draw.integer(0, 9) === 0;
    const chave = isOld ? draw.pick(read) : toNota(seed + read.length);
    // Its response may arrive just now and change the screen.
    await expect(async () => {
      if (await outra.isVisible()) await outra.click({ timeout: 1000 });
      await field.fill(chave, { timeout: 1000 });
    }).toPass({ timeout: 30_000 });
    await page.getByRole('button', { name: 'Cadastrar nota' }).click();
    if (isOld) {
      typedAgain.push(chave);
      return;
    }
    read.push(chave);
    // A receipt counts as read once it is stored: earlier the user has seen no confirmation.
    await waitUntilKept(page, chave);
  }

  while (countCuts() < wantedCuts) {
    const step = draw.integer(0, 19);
    if (step <= 6) await capture();
    else if (step <= 14) {
      cuts.offline += 1;
      await context.setOffline(true);
      if (draw.integer(0, 3) === 0) await capture();
      await context.setOffline(false);
      // Sometimes the page is closed before a request was sent.
      await page.waitForTimeout(draw.integer(0, 120));
    } else if (step <= 16) await tryNow(page);
    else if (step <= 18) {
      cuts.reload += 1;
      await page.reload();
      await waitForForm(page);
    } else {
      cuts.restart += 1;
      await page.close();
      page = await context.newPage();
      await cutRequests(page);
      await page.goto(address);
      await waitForForm(page);
    }
  }

  isCutting = false;
  await page.goto(`${addressOf(host)}/documentosFiscais`);
  await page.getByRole('heading', { name: 'Na fila deste aparelho' }).waitFor();
  const listIn = async (...situacoes: string[]) =>
    (await readFila(page)).filter(({ situacao }) => situacoes.includes(situacao)).map(({ chave }) => chave);
  await expect
    .poll(() => listIn('aguardando', 'enviando'), { timeout: 30_000, intervals: [200] })
    .toEqual([]);
  // A receipt typed twice is refused when its response came too late for a screen.
  expect(typedAgain).toEqual(expect.arrayContaining(await listIn('recusada')));
  const { chaves, numeros } = await listRegistradas(page, host);
  expect(chaves.toSorted()).toEqual(read.toSorted());
  expect(numeros).toBe(read.length);
  expect(broken).toEqual([]);
  console.log(`${read.length} receipts, cuts ${JSON.stringify(cuts)}, seed ${seed}`);
});

/** There is no service worker here: the screen's chunks must be loaded before the network is cut. */
async function waitForForm(page: Page): Promise<void> {
  await page.getByLabel('Chave de acesso').waitFor();
}

/** Waits until the receipt is in IndexedDB, or its response on the screen. */
async function waitUntilKept(page: Page, chave: string): Promise<void> {
  const title = page.getByRole('heading', { level: 1 });
  while (!(await readFila(page)).some((nota) => nota.chave === chave))
    if ((await title.textContent()) !== 'Digite a chave da nota') return;
}

/** Reads the queue stored on the phone. */
const readFila = (page: Page): Promise<{ chave: string; situacao: string }[]> =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('trevo');
      request.onsuccess = () => resolve(request.result);
    });
    const notas = await new Promise<{ envio: { chaveAcesso: string }; situacao: string }[]>((resolve) => {
      const request = database.transaction('fila').objectStore('fila').getAll();
      request.onsuccess = () => resolve(request.result as never);
    });
    database.close();
    return notas.map(({ envio, situacao }) => ({ chave: envio.chaveAcesso, situacao }));
  });

/** Presses the button, unless it disappears with the last receipt first. */
async function tryNow(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Tentar agora' });
  if (!(await button.isVisible())) return;
  await button.click({ timeout: 10_000 }).catch(async (error: unknown) => {
    if (await button.isVisible()) throw error;
  });
}
