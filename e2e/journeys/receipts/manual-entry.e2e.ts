import { type Page } from '@playwright/test';
import { addressOf } from '../../steps/addresses.ts';
import { fillLoja, judgePendentes, publishComMarca } from '../../steps/entradas.ts';
import { expect } from '../../steps/expect.ts';
import { openScreen } from '../../steps/go.ts';
import { test } from '../../steps/journey.ts';
import { measureJpeg, segredo, withExif } from '../../steps/notas/jpeg.ts';
import { takePicture } from '../../steps/looks/pictures.ts';
import { beginAsNewPessoa } from '../../steps/sign-up.ts';

const comFoto = {
  compra: { formasPagamento: ['Pix', 'Cartão', 'Dinheiro'], fotoObrigatoria: true },
  'documentos.apuracao': 'manual',
};

/** Uses a screenshot as a real photo. */
const chooseFoto = async (page: Page): Promise<void> =>
  chooseFile(page, 'nota.jpg', 'image/jpeg', await page.screenshot({ type: 'jpeg', quality: 90 }));

async function chooseFile(page: Page, name: string, mimeType: string, buffer: Buffer): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Escolher imagem ou PDF' }).click(),
  ]);
  await chooser.setFiles({ name, mimeType, buffer });
}

async function fillDocumento(page: Page): Promise<void> {
  await fillLoja(page);
  await page.getByLabel('Número do documento').fill(String(Math.floor(Math.random() * 1e9)));
  await page.getByLabel('Valor total').pressSequentially('4590');
  await page.getByLabel('Forma de pagamento').selectOption('Pix');
}

const send = (page: Page) => page.getByRole('button', { name: 'Cadastrar nota' }).click();
const pronta = (page: Page) => page.getByText('Pronta para o envio').first();
const recebida = (page: Page) => page.getByRole('heading', { name: 'Recebemos sua nota!' });
const naoEnviada = (page: Page) => page.getByRole('dialog', { name: 'Sua nota ainda não foi enviada' });

/** Loses the first response to a purchase: the server has processed the request. Returns the number of lost ones. */
async function loseResponse(page: Page): Promise<() => number> {
  let lost = 0;
  await page.route('**/inserirNaoFiscal', async (route) => {
    if (lost > 0) return route.continue();
    lost += 1;
    const { host: name, pathname } = new URL(route.request().url());
    const headers = { ...route.request().headers(), host: name };
    const answered = await route.fetch({ url: addressOf('127.0.0.1') + pathname, headers });
    expect(answered.status()).toBe(201);
    await route.abort();
  });
  return () => lost;
}

/** Chooses a photo on its side with metadata, and expects it scaled down, upright and without them. */
async function chooseComExif(page: Page, photo: Buffer): Promise<void> {
  const [sent] = await Promise.all([
    page.waitForRequest((request) => request.url().endsWith('/upload/v1/imagemDocumento')),
    chooseFile(page, 'IMG_1.jpg', 'image/jpeg', photo),
  ]);
  const { imagemBase64 } = sent.postDataJSON() as { imagemBase64: string };
  const jpeg = Buffer.from(imagemBase64.split(',')[1]!, 'base64');
  expect(photo.includes(segredo)).toBe(true);
  expect(jpeg.includes(segredo) || jpeg.includes('Exif')).toBe(false);
  // The original was on its side, 2400 × 1200.
  expect(measureJpeg(jpeg)).toEqual({ width: 800, height: 1600 });
  await expect(pronta(page)).toBeVisible();
}

test('registers typed purchases once each, with photo or PDF, across a reload, a lost response and a lost network', async ({
  page,
  context,
}) => {
  const host = await publishComMarca(page.request, 'manual', 'sol', comFoto);
  await beginAsNewPessoa(page, host);
  const wall = await context.newPage();
  await wall.setViewportSize({ width: 2400, height: 1200 });
  await wall.setContent('<body style="background: linear-gradient(red, blue)"><h1>Nota</h1>');
  const photo = withExif(await wall.screenshot({ type: 'jpeg', quality: 95, scale: 'css' }));
  await wall.close();
  await page.goto(`${addressOf(host)}/lancamentoManual`);
  await expect(page.getByRole('button', { name: 'Tirar foto' })).toBeVisible();
  await takePicture(page, 'manual-1-empty');

  await test.step('asks for the photo, uploads it scaled down and without metadata, and shows the result', async () => {
    await send(page);
    await expect(page.getByText('Tire uma foto do comprovante, ou escolha uma.')).toBeVisible();
    await takePicture(page, 'manual-2-mistakes');
    await chooseComExif(page, photo);
    await takePicture(page, 'manual-3-photo');
    await fillDocumento(page);
    await expect(page.getByLabel('Valor total')).toHaveValue(/45,90$/);
    await takePicture(page, 'manual-4-filled');
    await send(page);
    await expect(recebida(page)).toBeVisible();
    await takePicture(page, 'manual-5-pending');
    const [documentoFiscalID] = await judgePendentes(page.request, host, { status: 'VALIDO' });
    await openScreen(page, host, `/compraAprovada?documentoFiscalID=${documentoFiscalID}`);
    await expect(page.getByRole('heading', { name: 'Você ganhou 1 número da sorte!' })).toBeVisible();
    await expect(page.getByText('R$ 45,90')).toBeVisible();
    await takePicture(page, 'manual-6-approved');
  });

  await test.step('restores typed data and photo after a reload', async () => {
    await openScreen(page, host, '/cadastroManual');
    await chooseFoto(page);
    await expect(pronta(page)).toBeVisible();
    await fillDocumento(page);
    const uploads: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/imagemDocumento') && request.method() === 'POST')
        uploads.push(request.url());
    });
    await page.reload();
    await expect(page.getByText(/^Continue de onde parou/)).toBeVisible();
    await expect(pronta(page)).toBeVisible();
    await expect(page.getByAltText('A foto do comprovante')).toBeVisible();
    await expect(page.getByLabel('Valor total')).toHaveValue(/45,90$/);
    await takePicture(page, 'manual-7-draft');
    // The picture was already uploaded.
    expect(uploads).toEqual([]);
  });

  await test.step('retries after a lost response, also after the page was closed in between', async () => {
    const countLost = await loseResponse(page);
    await send(page);
    await expect(naoEnviada(page)).toBeVisible();
    await page.reload();
    await send(page);
    await expect(recebida(page)).toBeVisible();
    expect(countLost()).toBe(1);
    expect(await judgePendentes(page.request, host, { status: 'VALIDO' })).toHaveLength(1);
    await openScreen(page, host, '/lancamentoManual');
    await expect(page.getByRole('button', { name: 'Tirar foto' })).toBeVisible();
    await expect(page.getByLabel('Número do documento')).toHaveValue('');
  });

  await test.step('without network keeps the data, and retrying registers it', async () => {
    await fillDocumento(page);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await chooseFoto(page);
    await expect(page.getByText('A rede falhou. Tentando de novo…').first()).toBeVisible();
    await takePicture(page, 'manual-8-photo-retrying');
    await context.setOffline(false);
    await expect(pronta(page)).toBeVisible();
    await context.setOffline(true);
    await send(page);
    await expect(naoEnviada(page)).toBeVisible();
    await takePicture(page, 'manual-9-offline');
    await context.setOffline(false);
    await naoEnviada(page).getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(recebida(page)).toBeVisible();
    expect(await judgePendentes(page.request, host, { status: 'VALIDO' })).toHaveLength(1);
  });

  await test.step('rejects a file that is no image, accepts a PDF, shows it in a sandboxed tab and offers a download', async () => {
    const paper = await context.newPage();
    await paper.setContent('<h1 style="background:#c00;color:#fff">Cupom fiscal</h1>');
    const buffer = await paper.pdf({ format: 'A4', printBackground: true });
    await paper.close();
    await openScreen(page, host, '/lancamentoManual');
    await chooseFile(page, 'nota.jpg', 'image/jpeg', Buffer.from('this is no picture'));
    await expect(page.getByText(/^Não conseguimos abrir esta imagem\./).first()).toBeVisible();
    await chooseFile(page, 'nota.pdf', 'application/pdf', buffer);
    await expect(page.getByText('Comprovante em PDF')).toBeVisible();
    await expect(pronta(page)).toBeVisible();
    await takePicture(page, 'manual-13-pdf');
    await fillDocumento(page);
    await send(page);
    await expect(recebida(page)).toBeVisible();
    await openScreen(page, host, '/documentosFiscais');
    await page.getByRole('main').getByRole('button').filter({ hasText: 'PENDENTE' }).click();

    // The API is missing in the oldest supported browsers.
    await context.addInitScript('delete Promise.withResolvers;');
    const link = page.getByRole('link', { name: 'Abrir a nota em PDF' });
    const [tab] = await Promise.all([context.waitForEvent('page'), link.click()]);
    await expect(tab.getByRole('heading', { name: 'Nota em PDF' })).toBeVisible();
    const drawn = tab.getByRole('img', { name: 'Nota em PDF 1/1' });
    await expect(drawn).toBeVisible();
    await takePicture(tab, 'manual-14-pdf-tab');
    // The red of the heading is rendered on the canvas.
    const isRed = await drawn.evaluate((canvas: HTMLCanvasElement) => {
      const { data: pixels } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
      for (let i = 0; i < pixels.length; i += 4)
        if (pixels[i]! > 180 && pixels[i + 1]! < 40 && pixels[i + 2]! < 40) return true;
      return false;
    });
    expect(isRed).toBe(true);
    // The sandboxed page has no access to the app's origin.
    expect(await tab.evaluate(() => [self.origin, window.opener])).toEqual(['null', null]);
    const storage = await tab.evaluate(() => {
      try {
        return localStorage.length;
      } catch (error) {
        return (error as Error).name;
      }
    });
    expect(storage).toBe('SecurityError');
    const [saved] = await Promise.all([
      tab.waitForEvent('download'),
      tab.getByRole('link', { name: 'Baixar PDF' }).click(),
    ]);
    expect(saved.suggestedFilename()).toBe('nota.pdf');
    await tab.close();
    const [own] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Baixar PDF' }).click(),
    ]);
    expect(own.suggestedFilename()).toBe('nota.pdf');
  });
});
