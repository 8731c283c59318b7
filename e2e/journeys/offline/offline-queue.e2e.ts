import { type Page } from '@playwright/test';
import { addressOf } from '../../steps/addresses.ts';
import { expect } from '../../steps/expect.ts';
import { test } from '../../steps/journey.ts';
import { listRegistradas, type Sessao } from '../../steps/notas/notas-do-servidor.ts';
import { openAgain, openAgainOffline, waitForReader, waitForWorker } from '../../steps/browser/offline.ts';
import { publishCampanha } from '../../steps/publish-campanha.ts';
import { registerNewPessoa, storeLogin } from '../../steps/sign-up.ts';
import { cameraArgs, toNota, videoChave } from '../../steps/notas/videos.ts';

test.use({
  serviceWorkers: 'allow',
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...cameraArgs('versao3')] }),
});
test.describe.configure({ timeout: 150_000 });

const protocolo = /[0-9A-F]{4}-[0-9A-F]{4}/;
const guardada = (page: Page) => page.getByRole('heading', { name: 'Nota guardada neste aparelho' });
const readProtocolo = async (page: Page) =>
  protocolo.exec(await page.locator('main').innerText())?.[0] ?? 'none';

test('sends receipts scanned and typed without network once each, after the app was closed', async ({
  page,
  context,
}) => {
  // The fake camera always shows the same receipt.
  const host = await publishCampanha(page.request, 'fila', { limites: undefined });
  const sessao = (await registerNewPessoa(page, host)).sessao as Sessao;
  await storeLogin(page, sessao);
  await page.goto(`${addressOf(host)}/home`);
  await waitForWorker(page);
  await waitForReader(page);

  // The app starts without network.
  const shop = await openAgainOffline(context, page, `${addressOf(host)}/home`);
  await shop.getByRole('link', { name: 'Escanear nota' }).click();
  await expect(guardada(shop)).toBeVisible({ timeout: 40_000 });
  await expect(shop.getByText(/^(Hoje|Ontem), /)).toBeVisible();
  const scanned = await readProtocolo(shop);
  expect(scanned).toMatch(protocolo);
  await shop.getByRole('button', { name: 'Escanear outra nota' }).click();
  await expect(shop.getByText('Você acabou de escanear esta nota. Aponte para outra.')).toBeVisible({
    timeout: 40_000,
  });

  await shop.getByRole('link', { name: 'Digitar chave' }).click();
  const digitada = toNota(Math.floor(Math.random() * 2 ** 31));
  await shop.getByLabel('Chave de acesso').fill(digitada);
  await shop.getByRole('button', { name: 'Cadastrar nota' }).click();
  await expect(guardada(shop)).toBeVisible();
  const typed = await readProtocolo(shop);
  // The same receipt again is a duplicate.
  await shop.getByRole('button', { name: 'Cadastrar outra nota' }).click();
  await shop.getByLabel('Chave de acesso').fill(digitada);
  await shop.getByRole('button', { name: 'Cadastrar nota' }).click();
  await expect(guardada(shop)).toBeVisible();
  expect(await readProtocolo(shop)).toBe(typed);

  // After closing and reopening, everything is still there, without network.
  const home = await openAgain(context, shop, `${addressOf(host)}/documentosFiscais`);
  await expect(home.getByRole('heading', { name: 'Na fila deste aparelho' })).toBeVisible();
  for (const name of [scanned, typed]) await expect(home.getByText(`Protocolo ${name}`)).toBeVisible();
  await expect(home.getByText('Sem internet. 2 notas guardadas neste aparelho.').first()).toBeVisible();
  expect(await listRegistradas(home, host)).toEqual({ chaves: [], numeros: 0 });

  // Without user action once the network is back.
  await context.setOffline(false);
  for (const name of [scanned, typed])
    await expect(
      home.getByRole('listitem').getByText(`Nota ${name} registrada: 1 número da sorte`),
    ).toBeVisible({ timeout: 30_000 });
  await expect(home.getByText('Você cadastrou 2 notas.')).toBeVisible();
  const { chaves, numeros } = await listRegistradas(home, host);
  expect(chaves.toSorted()).toEqual([videoChave('versao3'), digitada].toSorted());
  expect(numeros).toBe(2);

  for (const name of [scanned, typed])
    await home.getByRole('button', { name: `Entendi: tirar a nota ${name} da lista` }).click();
  await expect(home.getByRole('heading', { name: 'Na fila deste aparelho' })).toHaveCount(0);
});

test('sends queued receipts when the app is opened with network, on any screen', async ({
  page,
  context,
}) => {
  const host = await publishCampanha(page.request, 'fila-abertura', { limites: undefined });
  const sessao = (await registerNewPessoa(page, host)).sessao as Sessao;
  await storeLogin(page, sessao);
  await page.goto(`${addressOf(host)}/digitacaoManual`);
  await page.waitForLoadState('networkidle');
  const chave = toNota(Math.floor(Math.random() * 2 ** 31));
  await context.setOffline(true);
  await page.getByLabel('Chave de acesso').fill(chave);
  await page.getByRole('button', { name: 'Cadastrar nota' }).click();
  await expect(guardada(page)).toBeVisible();
  const name = await readProtocolo(page);
  await page.close();
  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto(`${addressOf(host)}/regulamento`);
  await expect(again.getByText(`Nota ${name} registrada: 1 número da sorte`)).toBeVisible();
  expect((await listRegistradas(again, host)).chaves).toEqual([chave]);
});
