import { type Page } from '@playwright/test';
import { createLooks } from '../../steps/looks/console-looks.ts';
import { beginAsOperador, choosePromotora, chooseTela, desk, toPromotora } from '../../steps/console.ts';
import { expect } from '../../steps/expect.ts';
import { test } from '../../steps/journey.ts';
import { getFocused, tabTo } from '../../steps/browser/keyboard.ts';
import { publishCampanha } from '../../steps/publish-campanha.ts';

/** Calls of the frame around the screens: the session, and the promoters and campaigns to choose from. */
const frame = /\/operador\/v1\/(acesso\/sessao|promotoras|campanhas)/;

const falha = {
  status: 503,
  json: {
    codigo: 'servidor.indisponivel',
    mensagem: 'O servidor está ocupado.',
    requestId: 'a-request',
    timestamp: new Date().toISOString(),
    detalhes: [],
  },
};

/** The reads of screens, which a journey holds and answers; those of the frame are always answered. */
interface Reads {
  /** Holds reads from now on. */
  hold(): void;
  /** Fails the held reads, and those from now on. */
  fail(): void;
  /** Lets the server answer from now on. */
  answer(): void;
}

async function interceptReads(page: Page): Promise<Reads> {
  let mode: 'held' | 'failed' | 'real' = 'real';
  let failHeld = (): void => undefined;
  let failure = Promise.resolve();
  await page.route('**/operador/v1/**', async (route) => {
    const request = route.request();
    if (mode === 'real' || request.method() !== 'GET' || frame.test(request.url())) return route.fallback();
    if (mode === 'held') await failure;
    return route.fulfill(falha);
  });
  return {
    hold() {
      mode = 'held';
      failure = new Promise((resolve) => void (failHeld = resolve));
    },
    fail() {
      mode = 'failed';
      failHeld();
    },
    answer: () => void (mode = 'real'),
  };
}

/** Returns the titles of all screens: those of the menu, and the operator's own account. */
async function listTelas(page: Page): Promise<string[]> {
  const links = page.getByRole('navigation', { name: 'Menu' }).first().getByRole('link');
  const titulos = (await links.allTextContents()).map((titulo) => titulo.trim());
  return titulos.filter((titulo) => titulo !== 'Trevo Console');
}

/** Leaves for a screen by the palette and keys alone, without waiting for its reads. */
async function leaveFor(page: Page, titulo: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill(titulo);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: titulo, level: 1 })).toBeVisible();
}

const expectRead = (page: Page) => expect(page.locator('[aria-busy=true]')).toHaveCount(0);

/** Presses each retry of a failed screen, until it has its content. */
async function retry(page: Page): Promise<void> {
  const retries = page.getByRole('main').getByRole('button', { name: 'Tentar novamente' });
  for (let left = await retries.count(); left > 0; left = await retries.count()) {
    await retries.first().click();
    await expect.poll(() => retries.count()).toBeLessThan(left);
    await expectRead(page);
  }
}

/** Moves the focus to the first control of a screen that has any, where it is visible. */
async function readByKeys(page: Page): Promise<void> {
  const controls = page.locator('main').locator('a[href], button:enabled, input, select, summary');
  if ((await controls.count()) === 0) return;
  await tabTo(page, /./);
  expect(await getFocused(page)).not.toBe('');
}

test.use(desk);

for (const metade of [0, 1])
  test(`each screen of the menu has no finding as skeleton, failed, filled and empty, by keys and by mouse (${metade + 1} of 2)`, async ({
    page,
  }) => {
    const looks = createLooks(`estados-${metade}`);
    const vazia = await publishCampanha(page.request, `vazia-${metade}`);
    const reads = await interceptReads(page);
    const email = `estados.${metade}.${test.info().retry}@trevo.example`;
    await beginAsOperador(page, 'Joana Melo', email, 'doze barcos na enseada');
    await choosePromotora(page, 'quatrofolhas');
    const all = await listTelas(page);
    expect(all.length).toBeGreaterThan(20);
    // The first screen is open: it is left and opened again at the end.
    const telas = [...all.slice(1), all[0]!].filter((_, at) => at % 2 === metade);
    for (const titulo of telas) {
      reads.hold();
      await leaveFor(page, titulo);
      await looks.see(page, `${titulo}, espera`, 1440);
      reads.fail();
      await expectRead(page);
      await looks.seeSchemes(page, `${titulo}, falha`, { axeAt: 'none', darkAt: 390 });
      reads.answer();
      await retry(page);
      await expectRead(page);
      await looks.seeSchemes(page, `${titulo}, cheia`, { axeAt: 1440, darkAt: 390 });
      await readByKeys(page);
    }
    await choosePromotora(page, toPromotora(vazia));
    for (const titulo of telas.toReversed()) {
      await chooseTela(page, titulo);
      await looks.seeSchemes(page, `${titulo}, vazia`, { axeAt: 'none', darkAt: 390 });
    }
    looks.expectNothing();
  });
