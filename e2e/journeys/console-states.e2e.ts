import { expect, type Page } from '@playwright/test';
import { createAxe } from '../steps/axe.ts';
import { beginAsOperador, choosePromotora, consoleAddress } from '../steps/console.ts';
import { test } from '../steps/journey.ts';
import { getFocused, tabTo } from '../steps/keyboard.ts';
import { createLayoutChecks } from '../steps/layout-checks.ts';
import { takePicture } from '../steps/pictures.ts';
import { publishCampanha } from '../steps/publish-campanha.ts';

const windows = [
  {
    name: '1440',
    viewport: { width: 1440, height: 900 },
    isMobile: false,
    hasTouch: false,
    colorScheme: 'light',
  },
  { name: '390', viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, colorScheme: 'dark' },
] as const;

/** Calls of the frame around the screens: the session, and the promoters and campaigns to choose from. */
const frame = /\/operador\/v1\/(acesso\/sessao|promotoras|campanhas)/;

type Answer = 'held' | 'failed' | 'real';

/** Holds, fails or passes the reads of screens; the frame is always answered. */
async function interceptReads(page: Page): Promise<(next: Answer) => void> {
  let answer: Answer = 'real';
  await page.route('**/operador/v1/**', async (route) => {
    const request = route.request();
    if (answer === 'real' || request.method() !== 'GET' || frame.test(request.url())) return route.fallback();
    if (answer === 'failed')
      return route.fulfill({
        status: 503,
        json: {
          codigo: 'servidor.indisponivel',
          mensagem: 'O servidor está ocupado.',
          requestId: 'a-request',
          timestamp: new Date().toISOString(),
          detalhes: [],
        },
      });
    // Held until the page leaves.
  });
  return (next) => void (answer = next);
}

/** Returns path and title of each screen of the menu. */
async function listTelas(page: Page, isMobile: boolean): Promise<{ path: string; titulo: string }[]> {
  if (isMobile) await page.getByRole('button', { name: 'Mais' }).click();
  const menu = isMobile ? page.getByRole('dialog') : page.getByRole('navigation', { name: 'Menu' }).first();
  const telas = await menu
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => ({ path: link.getAttribute('href')!, titulo: link.textContent.trim() })),
    );
  if (isMobile) await page.getByRole('button', { name: 'Fechar' }).click();
  return telas.filter(({ titulo }) => titulo !== 'Trevo Console');
}

for (const { name, ...use } of windows)
  test.describe(`window of ${name} px, ${use.colorScheme}`, () => {
    test.use(use);
    // Journeys of a third each run beside one another.
    for (const terco of [0, 1, 2])
      test(`each screen of the menu has no finding as skeleton, failed, empty and filled (${terco + 1} of 3)`, async ({
        page,
      }) => {
        const { isMobile } = use;
        const axe = createAxe();
        const layout = createLayoutChecks(`console-estados-${name}`, use);
        const see = async (titulo: string, state: string) => {
          await axe.see(page, `${titulo}, ${state}`);
          await layout.see(page, `${titulo}-${state}`);
          for (const colorScheme of ['light', 'dark', use.colorScheme] as const) {
            await page.emulateMedia({ colorScheme });
            await takePicture(page, `estado-${titulo}-${state}-${name}-${colorScheme}`);
          }
        };
        const vazia = await publishCampanha(page.request, `vazia-${name}-${terco}`);
        const answer = await interceptReads(page);
        const email = `estados.${name}.${terco}.${test.info().retry}@trevo.example`;
        await beginAsOperador(page, 'Joana Melo', email, 'doze barcos na enseada');
        await choosePromotora(page, 'quatrofolhas', isMobile);
        const all = await listTelas(page, isMobile);
        expect(all.length).toBeGreaterThan(10);
        const telas = all.filter((_, at) => at % 3 === terco);
        const open = async ({ path, titulo }: { path: string; titulo: string }) => {
          await page.goto(consoleAddress + path);
          await expect(page.getByRole('heading', { name: titulo, level: 1 })).toBeVisible();
        };
        for (const tela of telas) {
          answer('held');
          await open(tela);
          await see(tela.titulo, 'espera');
          answer('failed');
          await open(tela);
          await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
          await see(tela.titulo, 'falha');
          answer('real');
          await open(tela);
          await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
          await see(tela.titulo, 'cheia');
        }
        await choosePromotora(
          page,
          vazia.replace(/\.localhost$/, '').replace(/[^A-Za-z0-9]/g, '_'),
          isMobile,
        );
        for (const tela of telas) {
          await open(tela);
          await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
          await see(tela.titulo, 'vazia');
        }
        layout.expectNothing();
        axe.expectNothing();
      });
  });

test.describe('keyboard only', () => {
  test.use({ viewport: { width: 1440, height: 900 } });
  test('each screen of the menu is reached, read and left by keys alone, with a visible focus', async ({
    page,
  }) => {
    const email = `teclado.${test.info().retry}@trevo.example`;
    await beginAsOperador(page, 'Joana Melo', email, 'doze barcos na enseada');
    await choosePromotora(page, 'quatrofolhas', false);
    for (const { titulo } of await listTelas(page, false)) {
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('combobox').fill(titulo);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: titulo, level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      const controls = page.locator('main').locator('a[href], button:enabled, input, select, summary');
      if ((await controls.count()) === 0) continue;
      await tabTo(page, /./);
      expect(await getFocused(page)).not.toBe('');
    }
  });
});
