import { type Locator, type Page } from '@playwright/test';
import { addressOf } from '../../steps/addresses.ts';
import { expect } from '../../steps/expect.ts';
import { go, waitForScreen } from '../../steps/go.ts';
import { test } from '../../steps/journey.ts';
import { takePicture } from '../../steps/looks/pictures.ts';
import { publishCampanha } from '../../steps/publish-campanha.ts';
import { beginSignedIn } from '../../steps/sign-up.ts';

/** Main prize and colour of each ready campaign. */
const brands = [
  { host: 'localhost', premio: 'Uma moto', usuario: '52998224725', primaria: 'rgb(53, 93, 161)' },
  {
    host: 'sol.localhost',
    premio: 'Uma semana na praia para quatro',
    usuario: '11987654321',
    primaria: 'rgb(255, 214, 10)',
  },
  { host: 'noite.localhost', premio: 'Uma viagem para dois a Mendoza', usuario: '52998224725' },
  { host: 'comper.localhost', premio: 'Uma cozinha completa' },
];
const sizes = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
];

/** Expects an element whole within the first viewport. */
async function expectSeen(page: Page, element: Locator): Promise<void> {
  await expect(element).toBeVisible();
  const box = (await element.boundingBox())!;
  const { height, width } = page.viewportSize()!;
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.y + box.height).toBeLessThanOrEqual(height);
  expect(box.x + box.width).toBeLessThanOrEqual(width);
}

const isLoaded = (picture: Locator) =>
  picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);

for (const { host, premio, usuario, primaria } of brands) {
  test(`${host} shows its own brand from the first paint, and the main prize with its picture in the first viewport`, async ({
    page,
  }) => {
    const missing: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400 && !response.url().includes('/v1/') && !response.url().includes('/v2/'))
        missing.push(response.url());
    });
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(addressOf(host), { waitUntil: 'commit' });
    const button = page.getByRole('button', { name: 'Continuar', exact: true });
    await expect(button).toBeVisible();
    if (primaria) await expect(button).toHaveCSS('background-color', primaria);
    await expect(page.getByText('Você está em um ambiente de testes e homologação.')).toBeVisible();
    await takePicture(page, `${host}-entrada`);
    await expectPremio(page, premio, `prize-${host}`);
    if (host === 'localhost') await expectPremios(page);
    if (usuario) await walkTelas(page, host, usuario);
    if (host === 'sol.localhost') await expectSorteio(page);
    expect(missing).toEqual([]);
    expect(errors).toEqual([]);
  });
}

/** Expects the main prize of the entry in the first viewport of each window. */
async function expectPremio(page: Page, premio: string, picture: string): Promise<void> {
  await waitForScreen(page);
  for (const size of sizes) {
    await page.setViewportSize(size);
    const hero = page.getByRole('button', { name: premio });
    await expectSeen(page, hero.getByText(premio));
    await expectSeen(page, hero.locator('img'));
    await expect.poll(() => isLoaded(hero.locator('img'))).toBe(true);
    await takePicture(page, `${picture}-${size.width}`);
  }
  await page.setViewportSize(sizes[0]!);
}

/** Taps the prize of the entry, which lists all of them. */
async function expectPremios(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Uma moto' }).click();
  const sheet = page.getByRole('dialog', { name: 'Prêmios' });
  for (const premio of ['Uma moto', 'Um ano de compras', 'Um carro', 'Cesta Quatro Folhas'])
    await expect(sheet.getByText(premio, { exact: true })).toBeVisible();
  await expect(sheet.getByText('Uma bicicleta elétrica')).toHaveCount(0);
  await takePicture(page, 'prize-list');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
}

/** Signs in and walks the first screens, none of which overflows sideways. */
async function walkTelas(page: Page, host: string, usuario: string): Promise<void> {
  await beginSignedIn(page, host, usuario);
  await page.goto(`${addressOf(host)}/home`);
  await waitForScreen(page);
  for (const path of ['cupons', 'documentosFiscais', 'digitacaoManual', 'home']) {
    await go(page, `/${path}`);
    await page.waitForLoadState('networkidle');
    await takePicture(page, `${host}-${path}`);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `${host}/${path} overflows sideways`).toBeLessThanOrEqual(0);
  }
}

/** Expects the next draw on the home, with its picture and the days left. */
async function expectSorteio(page: Page): Promise<void> {
  // The demo's shopper won the draw before: once seen, the celebration leaves the room to the next draw.
  await page.getByRole('button', { name: 'Ver meu bilhete' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  const hero = page.getByRole('button', { name: 'Uma semana na praia para quatro' });
  await expectSeen(page, hero);
  await expect(hero).toContainText(/Sorteio em \d+ dias/);
  await expect.poll(() => isLoaded(hero.locator('img'))).toBe(true);
}

test('the first paint shows the prize before any script has run', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: sizes[0]! });
  const page = await context.newPage();
  await page.goto(addressOf('localhost'));
  await expectSeen(page, page.getByText('Uma moto'));
  await expect.poll(() => isLoaded(page.locator('.shell-premio img'))).toBe(true);
  await context.close();
});

test('the calendar entry before the start names the first day', async ({ page }) => {
  const host = await publishCampanha(page.request, 'lembrete', {
    'campanha.ano': 2090,
    'campanha.dataInicial': '2090-01-10',
    'campanha.dataFinal': '2090-12-01',
    'campanha.dataFinalCompras': '2090-12-01',
    'campanha.dataFinalCadastros': '2090-12-01',
    sorteios: [{ data: '2090-06-03', nome: 'Sorteio', premio: 'Um barco', numerosAte: '2090-06-01' }],
    metas: undefined,
  });
  await page.goto(addressOf(host));
  await expect(page.getByRole('heading', { name: 'Começa em 10 de janeiro de 2090' })).toBeVisible();
  await expectSeen(page, page.getByText('Um barco'));
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Lembrar no meu calendário' }).click();
  const stream = await (await coming).createReadStream();
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  expect(Buffer.concat(parts).toString()).toContain('DTSTART;VALUE=DATE:20900110');
  await takePicture(page, 'prize-before-start');
});
