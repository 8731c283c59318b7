import { expect, type Locator, type Page } from '@playwright/test';
import { addressOf } from '../steps/addresses.ts';
import { test } from '../steps/journey.ts';
import { takePicture } from '../steps/pictures.ts';
import { publishCampanha } from '../steps/publish-campanha.ts';
import { beginSignedIn } from '../steps/sign-up.ts';

/** Main prize of each ready campaign. */
const brands = [
  { host: 'localhost', premio: 'Uma moto', usuario: '52998224725' },
  { host: 'sol.localhost', premio: 'Uma semana na praia para quatro', usuario: '11987654321' },
  { host: 'noite.localhost', premio: 'Uma viagem para dois a Mendoza', usuario: '52998224725' },
  { host: 'comper.localhost', premio: 'Uma cozinha completa', usuario: '52998224725' },
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

for (const { host, premio } of brands) {
  test(`the entry of ${host} shows the main prize with its picture in the first viewport`, async ({
    page,
  }) => {
    await page.goto(addressOf(host));
    for (const size of sizes) {
      await page.setViewportSize(size);
      const hero = page.getByRole('button', { name: premio });
      await expectSeen(page, hero.getByText(premio));
      await expectSeen(page, hero.locator('img'));
      await expect.poll(() => isLoaded(hero.locator('img'))).toBe(true);
      await takePicture(page, `prize-${host}-${size.width}`);
    }
  });
}

test('the first paint shows the prize before any script has run', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: sizes[0]! });
  const page = await context.newPage();
  await page.goto(addressOf('localhost'));
  await expectSeen(page, page.getByText('Uma moto'));
  await expect.poll(() => isLoaded(page.locator('.shell-premio img'))).toBe(true);
  await context.close();
});

test('a tap on the prize lists all prizes', async ({ page }) => {
  await page.goto(addressOf('localhost'));
  await page.getByRole('button', { name: 'Uma moto' }).click();
  const sheet = page.getByRole('dialog', { name: 'Prêmios' });
  for (const premio of ['Uma moto', 'Um ano de compras', 'Um carro', 'Cesta Quatro Folhas'])
    await expect(sheet.getByText(premio, { exact: true })).toBeVisible();
  await expect(sheet.getByText('Uma bicicleta elétrica')).toHaveCount(0);
  await takePicture(page, 'prize-list');
});

test('home shows the next draw with its picture and the days left', async ({ page }) => {
  await beginSignedIn(page, 'sol.localhost', '11987654321');
  await page.goto(`${addressOf('sol.localhost')}/home`);
  // The demo's shopper won the draw before: once seen, the celebration leaves the room to the next draw.
  await page.getByRole('button', { name: 'Ver meu bilhete' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  const hero = page.getByRole('button', { name: 'Uma semana na praia para quatro' });
  await expectSeen(page, hero);
  await expect(hero).toContainText(/Sorteio em \d+ dias/);
  await expect.poll(() => isLoaded(hero.locator('img'))).toBe(true);
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
