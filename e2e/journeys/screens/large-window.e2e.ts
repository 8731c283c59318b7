import { type Page } from '@playwright/test';
import { addressOf } from '../../steps/addresses.ts';
import { createAxe } from '../../steps/looks/axe.ts';
import { expect } from '../../steps/expect.ts';
import { go, waitForScreen, type See } from '../../steps/go.ts';
import { test } from '../../steps/journey.ts';
import { getFocused } from '../../steps/browser/keyboard.ts';
import { createLayoutChecks } from '../../steps/looks/layout-checks.ts';
import { beginSignedIn } from '../../steps/sign-up.ts';

const windows = [
  { name: 'desktop', viewport: { width: 1280, height: 800 } },
  { name: 'tablet', viewport: { width: 768, height: 1024 } },
] as const;
const telas = [
  '/home',
  '/cupons',
  '/documentosFiscais',
  '/contaCorrente',
  '/raspadinhasAlternativas',
  '/premiacaoInstantanea',
  '/produtos',
  '/lojasCredenciadas',
  '/digitacaoManual',
  '/escanear',
];

test.describe.configure({ timeout: 300_000 });
test.use({ isMobile: false, hasTouch: false, actionTimeout: 10_000 });

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });
/** Returns the share of the window's width used by screen and menu. */
const getShare = (page: Page) =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll('main, nav')].map((one) => one.getBoundingClientRect());
    const left = Math.min(...boxes.map((box) => box.left));
    return (Math.max(...boxes.map((box) => box.right)) - left) / innerWidth;
  });

test('shows the menu beside every screen, fits, passes axe in three brands, is operable by keyboard, and opens a receipt beside the list', async ({
  page,
}) => {
  const axe = createAxe(['sol', 'noite']);
  const layouts = windows.map(({ name, viewport }) => ({
    name,
    viewport,
    layout: createLayoutChecks(name),
  }));
  /** Calls it in each window with the screen that is open. */
  const visit = async (see: (at: (typeof layouts)[number]) => Promise<void>) => {
    for (const at of layouts)
      await test.step(at.name, async () => {
        await page.setViewportSize(at.viewport);
        await see(at);
      });
  };
  await page.setViewportSize(windows[0].viewport);
  await page.goto(addressOf('localhost'));
  await waitForScreen(page);
  await visit(async ({ name, layout }) => {
    await axe.see(page, `entry, ${name}`);
    await layout.see(page, 'entry');
  });
  await beginSignedIn(page);
  await page.setViewportSize(windows[0].viewport);
  await page.goto(`${addressOf('localhost')}/sobre`);
  await waitForScreen(page);
  for (const path of telas) {
    await go(page, path);
    await visit(async ({ name, layout }) => {
      await expect(menu(page)).toBeVisible();
      expect((await menu(page).boundingBox())?.x).toBe(0);
      await axe.see(page, `${path}, ${name}`);
      await layout.see(page, path);
      await expectGreetingInside(page, path);
    });
  }
  for (const { name, viewport } of windows)
    await test.step(`${name}, by keyboard`, async () => {
      await page.setViewportSize(viewport);
      await go(page, '/home');
      expect(await getShare(page)).toBeGreaterThan(0.9);
      await walkByKeyboard(page, viewport.width);
    });
  await page.setViewportSize(windows[0].viewport);
  await test.step('opens a receipt beside the list, closed by Esc, the close button and back', () =>
    walkNotas(page, axe.see));
  await go(page, '/escanear');
  await expect(page.getByRole('heading', { name: 'Continue no celular' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR Code com o endereço desta tela' })).toBeVisible();
  axe.expectNothing();
  for (const { layout } of layouts) layout.expectNothing();
  await test.step('desktop with text at 200 % uses the phone layout and fits', () => walkLarge(page));
});

/** Expects the screen to begin where the greeting begins, or left of it. */
async function expectGreetingInside(page: Page, path: string): Promise<void> {
  // The camera and the typed key fill their pages, without the greeting.
  if (['/escanear', '/digitacaoManual'].includes(path)) return;
  const left = (await page.getByRole('button', { name: /^Olá, Ana/ }).boundingBox())!.x;
  expect((await page.locator('main').first().boundingBox())!.x, path).toBeLessThanOrEqual(left);
}

async function walkByKeyboard(page: Page, width: number): Promise<void> {
  await menu(page).getByRole('link', { name: 'Números' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meus números');
  await expect.poll(() => getFocused(page)).toBe('Meus números');
  await page.getByRole('button', { name: 'Notificações' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Notificações' });
  await expect(dialog).toBeVisible();
  await expect
    .poll(async () => {
      const box = (await dialog.boundingBox())!;
      return Math.round(Math.abs(box.x + box.width / 2 - width / 2));
    })
    .toBeLessThanOrEqual(8);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  // The account opens beside the menu that it belongs to.
  await menu(page).getByRole('button', { name: 'Conta' }).focus();
  await page.keyboard.press('Enter');
  const conta = page.getByRole('dialog', { name: 'Sua conta' });
  await expect.poll(async () => Math.round((await conta.boundingBox())!.x)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(conta).toBeHidden();
  await expect.poll(() => getFocused(page)).toBe('Conta');
}

/** Opens a receipt beside the list, and closes it by Esc, its button and back. */
async function walkNotas(page: Page, see: See): Promise<void> {
  await go(page, '/documentosFiscais');
  const rows = page.getByRole('main').locator('button[class*=row]');
  const pane = page.getByRole('region', { name: 'Sua nota' });
  const closings = [
    () => page.keyboard.press('Escape'),
    () => pane.getByRole('button', { name: 'Fechar' }).click(),
    () => page.goBack(),
  ];
  for (const [at, close] of closings.entries()) {
    await rows.nth(at).click();
    await expect(pane).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(rows.nth(at)).toHaveAttribute('aria-current', 'true');
    await expect.poll(() => getFocused(page)).toBe('Sua nota');
    const [list, details] = [(await rows.nth(at).boundingBox())!, (await pane.boundingBox())!];
    expect(details.x).toBeGreaterThanOrEqual(list.x + list.width);
    if (at === 0) await see(page, 'receipt beside the list');
    await close();
    await expect(pane).toBeHidden();
    await expect(page).toHaveURL(/\/documentosFiscais$/);
    await expect(rows.nth(at)).toBeFocused();
  }
}

/** Doubles the text of the open page, and walks the screens in the layout of a phone. */
async function walkLarge(page: Page): Promise<void> {
  const layout = createLayoutChecks('200-desktop');
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 200% }');
    document.adoptedStyleSheets.push(sheet);
    // The layout is chosen again when the window changes.
    dispatchEvent(new Event('resize'));
  });
  for (const path of telas) {
    await go(page, path);
    await layout.see(page, path);
    // The menu of a phone is at the end of the window.
    if (path === '/home')
      await expect.poll(async () => (await menu(page).boundingBox())?.y).toBeGreaterThan(400);
  }
  layout.expectNothing();
}
