import { type BrowserContext, type Page } from '@playwright/test';
import encodeQR from 'qr';
import { expect } from '../../steps/expect.ts';
import { go } from '../../steps/go.ts';
import { test } from '../../steps/journey.ts';
import { hasWaitingRelease, waitForWorker } from '../../steps/browser/offline.ts';
import { startReleaseProxy } from '../../steps/browser/release-proxy.ts';
import { storeLogin, registerNewPessoa } from '../../steps/sign-up.ts';
import { toNota } from '../../steps/notas/videos.ts';

test.use({ serviceWorkers: 'allow' });
// The service worker is registered when the page has been idle for seconds.
test.describe.configure({ timeout: 150_000 });

const newChave = () => toNota(Math.floor(Math.random() * 2 ** 31));
const toUrl = (chave: string) =>
  `https://www.nfce.fazenda.sp.gov.br/qrcode?p=${chave}|2|1|1|${'0'.repeat(40)}`;

const semCamera = (page: Page) =>
  page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('none', 'NotFoundError'));
  });

/** Submits a form navigation like a phone's share menu. */
const share = (page: Page, fields: { texto?: string; picture?: string }) =>
  page.evaluate(({ texto, picture }) => {
    const form = document.createElement('form');
    Object.assign(form, { method: 'post', action: '/compartilhar', enctype: 'multipart/form-data' });
    const add = (type: string, name: string) => {
      const input = Object.assign(document.createElement('input'), { type, name });
      form.append(input);
      return input;
    };
    if (texto) add('text', 'texto').value = texto;
    if (picture) {
      const files = new DataTransfer();
      const bytes = Uint8Array.from(atob(picture), (char) => char.charCodeAt(0));
      files.items.add(new File([bytes], 'nota.png', { type: 'image/png' }));
      add('file', 'arquivo').files = files.files;
    }
    document.body.append(form);
    form.submit();
  }, fields);

/** Emulates the window of an installed app, as opened by the share menu, from the next page on. */
const asInstalled = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));

const ganhou = (page: Page) => page.getByText(/Você ganhou 1 número da sorte/).first();

/** Takes a picture of a paper receipt. */
async function takeFoto(context: BrowserContext): Promise<string> {
  const paper = await context.newPage();
  await paper.setContent(
    `<div id="nota" style="width:300px;padding:20px">${encodeQR(toUrl(newChave()), 'svg')}</div>`,
  );
  const picture = (await paper.locator('#nota').screenshot()).toString('base64');
  await paper.close();
  return picture;
}

/** Chromium offers an installation only to persistent windows: fire the event manually. */
const offerInstallation = (page: Page) =>
  page.evaluate(() => {
    const event = new Event('beforeinstallprompt', { cancelable: true });
    const prompt = async () => {
      document.documentElement.dataset['asked'] = 'yes';
      return { outcome: 'accepted' };
    };
    dispatchEvent(Object.assign(event, { prompt }));
  });

test('the web app is installable after the first number, has shortcuts, and takes shared receipts, also before sign-in', async ({
  page,
  context,
}) => {
  const picture = await takeFoto(context);
  const { sessao } = await registerNewPessoa(page);
  await storeLogin(page, sessao);
  await semCamera(page);
  await page.goto('/home');
  const shortcuts = await test.step('is installable', async () => {
    const devtools = await context.newCDPSession(page);
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    // Journeys run in an incognito window, from which browsers do not install.
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual(
      [],
    );
    const { errors, data: text } = await devtools.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const manifest = JSON.parse(text!) as { shortcuts: { name: string; url: string }[] };
    expect(manifest.shortcuts.map(({ name }) => name)).toEqual(['Escanear nota', 'Meus números']);
    return manifest.shortcuts;
  });
  await expect(page.getByText(/^Olá, /)).toBeVisible();
  await offerInstallation(page);
  const convite = page.getByRole('region', { name: 'Leve este aplicativo no celular' });
  await expect(page.getByRole('link', { name: 'Escanear minha primeira nota' })).toBeVisible();
  await expect(convite).toHaveCount(0);

  await test.step('discards content posted to a browser tab by another site', async () => {
    await waitForWorker(page);
    await share(page, { texto: toUrl(newChave()) });
    await expect(page).toHaveURL(/\/escanear$/);
    await expect(page.getByRole('heading', { name: 'Escanear nota' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => caches.has('trevo-compartilhado'))).toBe(false);
  });

  await test.step('offers the installation after the first number', async () => {
    await go(page, '/digitacaoManual');
    await page.getByLabel('Chave de acesso').fill(newChave());
    await page.getByRole('button', { name: 'Cadastrar nota' }).click();
    await expect(ganhou(page)).toBeVisible({ timeout: 40_000 });
    await go(page, '/home');
    await offerInstallation(page);
    await convite.getByRole('button', { name: 'Instalar' }).click();
    await expect(page.locator('html[data-asked]')).toHaveCount(1);
    await expect(convite).toHaveCount(0);
  });

  await asInstalled(page);
  await page.goto(shortcuts[0]!.url);
  await expect(page.getByRole('heading', { name: 'Escanear nota' })).toBeVisible();
  await page.goto(shortcuts[1]!.url);
  await expect(page.getByRole('heading', { name: 'Meus números' })).toBeVisible();

  await test.step('grants a number for a shared picture of a receipt and deletes it from the phone', async () => {
    await share(page, { picture });
    await expect(ganhou(page)).toBeVisible({ timeout: 40_000 });
    expect(await page.evaluate(() => caches.has('trevo-compartilhado'))).toBe(false);
  });

  await test.step('leads a receipt page shared before sign-in through the entry to the number', async () => {
    // A page without the app, which would store its session again while renewing it.
    await page.goto('/saude');
    await page.evaluate(() => localStorage.clear());
    await share(page, { texto: `Nota Fiscal ${toUrl(newChave())}` });
    await expect(page.getByLabel('CPF')).toBeVisible();
    // Another window signs in.
    await page.evaluate((login) => localStorage.setItem('trevo.login', JSON.stringify(login)), sessao);
    await page.goto('/escanear');
    await expect(ganhou(page)).toBeVisible({ timeout: 40_000 });
  });
});

test('offers a new release, but never over a partly filled form, and then loads it completely', async ({
  page,
}) => {
  const proxy = await startReleaseProxy();
  try {
    const { sessao } = await registerNewPessoa(page);
    await storeLogin(page, sessao);
    await page.goto(`${proxy.address}/digitacaoManual`);
    await waitForWorker(page);
    const field = page.getByRole('textbox').first();
    await field.fill('3526');
    proxy.release();
    await expect.poll(() => hasWaitingRelease(page)).toBe(true);
    const offer = page.getByText('Há uma versão nova do aplicativo.');
    // Longer than the interval of its check for filled fields.
    await page.waitForFunction(
      (since) => performance.now() - since > 6_000,
      await page.evaluate(() => performance.now()),
    );
    await expect(offer).toHaveCount(0);
    await expect(field).not.toHaveValue('');

    await field.fill('');
    await expect(offer).toBeVisible();
    await field.fill('3526');
    await page.getByRole('button', { name: 'Atualizar', exact: true }).click();
    await expect(page.getByText('Termine o que está preenchendo.')).toBeVisible();
    await expect(field).not.toHaveValue('');
    await field.fill('');
    await page.getByRole('button', { name: 'Atualizar', exact: true }).click();
    await expect(page.locator('script[src*="novo.js"]')).toHaveCount(1);
    await expect(page.getByRole('textbox').first()).toBeVisible();
  } finally {
    proxy.close();
  }
});
