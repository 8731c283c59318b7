import { expect, test, type Page, type Route } from '@playwright/test';
import { createDraw } from '@trevo/fixtures/seeded-random';
import { addressOf } from '../steps/addresses.ts';
import { listRegistradas, type Sessao } from '../steps/notas-do-servidor.ts';
import { publishCampanha } from '../steps/publish-campanha.ts';
import { registerNewPessoa } from '../steps/sign-up.ts';
import { toNota } from '../steps/videos.ts';

const wantedCuts = 200;
const seed = Number(process.env['TREVO_CUTS_SEED'] ?? 20261121);
const enviar = '**/documentoFiscal/v1/documentosFiscaisPendentes/**';

test.describe.configure({ timeout: 180_000 });

test(`after ${wantedCuts} cuts and restarts every receipt that was read is registered once`, async ({
  page: firstPage,
  context,
}) => {
  const draw = createDraw(seed);
  const host = await publishCampanha(firstPage.request, 'fila-cortes', { limites: undefined });
  const sessao = (await registerNewPessoa(firstPage, host)).sessao as Sessao;
  const address = `${addressOf(host)}/digitacaoManual`;
  const cuts = { before: 0, after: 0, offline: 0, reload: 0, restart: 0 };
  const countCuts = () => Object.values(cuts).reduce((sum, n) => sum + n, 0);
  const read: string[] = [];
  let isCutting = true;

  /** The network between phone and server: lets a request through, loses it, or loses its answer. */
  const carry = async (route: Route) => {
    const fate = isCutting ? draw.integer(0, 9) : 0;
    if (fate <= 2) return route.continue();
    if (fate <= 5) {
      cuts.before += 1;
      return route.abort('connectionreset');
    }
    await route.fetch();
    cuts.after += 1;
    return route.abort('connectionreset');
  };
  await context.route(enviar, (route) => carry(route).catch(() => undefined));

  await firstPage.goto(addressOf(host));
  await firstPage.evaluate((login) => localStorage.setItem('trevo.login', login), JSON.stringify(sessao));
  let page = firstPage;
  await page.goto(address);

  /** Types a receipt; half of the time an old one again. Does not wait for the answer. */
  async function capture(): Promise<void> {
    const outra = page.getByRole('button', { name: 'Cadastrar outra nota' });
    const field = page.getByLabel('Chave de acesso');
    await expect(outra.or(field)).toBeVisible();
    if (await outra.isVisible()) await outra.click();
    const isOld = read.length > 0 && draw.integer(0, 9) === 0;
    const chave = isOld ? draw.pick(read) : toNota(seed + read.length);
    await field.fill(chave);
    await page.getByRole('button', { name: 'Cadastrar nota' }).click();
    if (isOld) return;
    read.push(chave);
    // Read means kept: before that the person has not been told anything.
    await waitUntilKept(page, chave);
  }

  while (countCuts() < wantedCuts) {
    const step = draw.integer(0, 9);
    if (step <= 4) await capture();
    else if (step <= 6) {
      cuts.offline += 1;
      await context.setOffline(true);
      if (draw.integer(0, 1) === 0) await capture();
      await context.setOffline(false);
    } else if (step === 7) await tryNow(page);
    else if (step === 8) {
      cuts.reload += 1;
      await page.reload();
    } else {
      cuts.restart += 1;
      await page.close();
      page = await context.newPage();
      await page.goto(address);
    }
  }

  isCutting = false;
  await page.goto(`${addressOf(host)}/documentosFiscais`);
  await expect(page.getByRole('button', { name: 'Enviar agora' })).toHaveCount(0, { timeout: 30_000 });
  const { chaves, numeros } = await listRegistradas(page.request, host, sessao);
  expect(chaves.toSorted()).toEqual(read.toSorted());
  expect(numeros).toBe(read.length);
  console.log(`${read.length} receipts, cuts ${JSON.stringify(cuts)}, seed ${seed}`);
});

/** The receipt lies in the phone's database, or its answer has been seen already. */
async function waitUntilKept(page: Page, chave: string): Promise<void> {
  await page.waitForFunction(
    async (key) => {
      if (document.querySelector('h1')?.textContent?.includes('Digite a chave') === false) return true;
      const database = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open('trevo');
        request.onsuccess = () => resolve(request.result);
      });
      const notas = await new Promise<{ envio: { chaveAcesso: string } }[]>((resolve) => {
        const request = database.transaction('fila').objectStore('fila').getAll() as IDBRequest<
          { envio: { chaveAcesso: string } }[]
        >;
        request.onsuccess = () => resolve(request.result);
      });
      database.close();
      return notas.some(({ envio }) => envio.chaveAcesso === key);
    },
    chave,
    { polling: 20 },
  );
}

async function tryNow(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Tentar agora' });
  if (await button.isVisible()) await button.click();
}
