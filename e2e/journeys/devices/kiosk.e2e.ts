import { type Page } from '@playwright/test';
import { addressOf } from '../../steps/addresses.ts';
import { createAxe } from '../../steps/looks/axe.ts';
import { expect } from '../../steps/expect.ts';
import { go, waitForScreen } from '../../steps/go.ts';
import { test } from '../../steps/journey.ts';
import { createLayoutChecks } from '../../steps/looks/layout-checks.ts';
import { beginAsNewPessoa, registerNewPessoa, type Pessoa } from '../../steps/sign-up.ts';
import { toNota } from '../../steps/notas/videos.ts';

test.use({ viewport: { width: 1080, height: 1920 }, isMobile: false, actionTimeout: 15_000 });

const keys = (page: Page) => page.getByRole('region', { name: 'Teclado na tela' });

/** Types on the on-screen keyboard: a kiosk has no other. */
async function typeOnScreen(page: Page, text: string): Promise<void> {
  for (const letter of text) {
    if (/[A-Z]/.test(letter)) await keys(page).getByRole('button', { name: 'Maiúsculas' }).tap();
    await keys(page).getByRole('button', { name: letter, exact: true }).tap();
  }
}

/** Finds touch targets below the kiosk's minimum size. */
const findSmall = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, [role=region] button, nav a')]
      .filter((element) => element.checkVisibility())
      .map(
        (element) =>
          [element.textContent || element.ariaLabel, element.getBoundingClientRect().height] as const,
      )
      .filter(([, height]) => height < 95.5),
  );

/**
 * Types like a hand scanner, faster than a person, into the focused element. Each event has the time of its key, a
 * millisecond after the one before, as those of a real scanner: a busy page handles them later.
 */
async function scan(page: Page, text: string): Promise<void> {
  await page.evaluate((code) => {
    const target = document.activeElement ?? document.body;
    const start = new Event('keydown').timeStamp;
    for (const [at, key] of [...code, 'Enter'].entries()) {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      Object.defineProperty(event, 'timeStamp', { value: start + at });
      target.dispatchEvent(event);
    }
  }, text);
}

const createChave = () => toNota(Math.floor(Math.random() * 2 ** 31));

const ganhou = (page: Page) => page.getByText('Você ganhou 1 número da sorte!').first();

/** Signs in at the poster of a kiosk, for journeys whose subject is not the keyboard. */
async function enter(page: Page, { cpf, senha }: Pessoa): Promise<void> {
  await page.getByLabel('CPF').fill(cpf);
  await page.getByRole('button', { name: 'Continuar', exact: true }).tap();
  await page.getByLabel('Senha', { exact: true }).fill(senha);
  await page.getByRole('button', { name: 'Entrar', exact: true }).tap();
}

/** Reads a receipt with the hand scanner, and waits until the server has it. */
async function scanAndSend(page: Page): Promise<void> {
  const next = page.waitForResponse(
    (response) => response.request().method() === 'POST' && /documentosFiscaisPendentes/.test(response.url()),
  );
  await scan(page, createChave());
  expect((await next).ok()).toBe(true);
  await expect(ganhou(page)).toBeVisible();
}

/** Reads a receipt on the poster, which is registered after the sign-in. */
async function scanOnPoster(page: Page, pessoa: Pessoa): Promise<void> {
  await expect(page.getByText('Digite seu CPF', { exact: true })).toBeVisible();
  await waitForScreen(page);
  await scan(page, createChave());
  await expect(page.getByText('Nota lida! Entre na sua conta para cadastrar.').first()).toBeVisible();
  await enter(page, pessoa);
  await expect(ganhou(page)).toBeVisible();
}

test('in a kiosk signs in by the on-screen keyboard, registers typed and scanned receipts, shows their numbers, and clears the session', async ({
  page,
}) => {
  const { pessoa } = await registerNewPessoa(page);
  const axe = createAxe(['sol', 'noite']);
  const layout = createLayoutChecks('kiosk');
  const see = async (state: string) => {
    await axe.see(page, state);
    await layout.see(page, state);
    expect(await findSmall(page), state).toEqual([]);
  };
  await page.clock.install();
  await page.goto(`${addressOf('localhost')}/totem`);
  await waitForScreen(page);
  await see('kiosk');
  await page.getByRole('button', { name: 'Começar' }).tap();

  await page.getByLabel('CPF').tap();
  await expect(keys(page)).toBeVisible();
  await see('number');
  await typeOnScreen(page, pessoa.cpf);
  await keys(page).getByRole('button', { name: 'Pronto' }).tap();
  await expect(page.getByLabel('Senha', { exact: true })).toBeFocused();
  await expect(keys(page).getByRole('button', { name: 'q', exact: true })).toBeVisible();
  await see('password');
  await typeOnScreen(page, pessoa.senha);
  await keys(page).getByRole('button', { name: 'Pronto' }).tap();

  await expect(page.getByRole('button', { name: 'Sair' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Início' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Trevo da Sorte' })).toBeVisible();
  await waitForScreen(page);
  await see('home');
  await page.getByRole('link', { name: 'Digitar a chave da nota' }).tap();
  await page.getByLabel('Chave de acesso').tap();
  const chave = createChave();
  await page.getByLabel('Chave de acesso').fill(chave.slice(0, 34));
  await typeOnScreen(page, chave.slice(34));
  await see('key');
  await keys(page).getByRole('button', { name: 'Pronto' }).tap();
  await expect(ganhou(page)).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR Code com o endereço desta tela' })).toBeVisible();
  await see('numbers');
  await test.step('the hand scanner over a result', () => scanAndSend(page));
  await go(page, '/cupons');
  await expect(page.getByRole('heading', { level: 1, name: 'Meus números' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR Code com o endereço desta tela' })).toBeVisible();
  await see('all numbers');
  await test.step('the hand scanner in a list', () => scanAndSend(page));
  await go(page, '/home');
  await go(page, '/escanear');
  await expect(page.getByRole('heading', { name: 'Passe a nota no leitor' })).toBeVisible();
  await expect(page.getByText('foto')).toHaveCount(0);
  await page.getByRole('button', { name: 'Sair' }).tap();
  await expect(page.getByRole('button', { name: 'Começar' })).toBeVisible();
  await test.step('the hand scanner on the poster', () => scanOnPoster(page, pessoa));

  await page.clock.fastForward(46_000);
  await expect(page.getByRole('dialog').getByText('Ainda está aí?')).toBeVisible();
  await page.getByRole('button', { name: 'Continuar aqui' }).tap();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.clock.fastForward(46_000);
  await expect(page.getByRole('dialog').getByText('Ainda está aí?')).toBeVisible();
  await page.clock.runFor(16_000);
  await expect(page.getByRole('button', { name: 'Começar' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('trevo.login'))).toBeNull();
  axe.expectNothing();
  layout.expectNothing();
});

test('asks before a signed-in window becomes a kiosk, and keeps the session in other windows', async ({
  page,
  context,
}) => {
  const pessoa = await beginAsNewPessoa(page);
  await page.goto(`${addressOf('localhost')}/home`);
  await expect(page.getByText(/^Olá, /)).toBeVisible();
  const kiosk = await context.newPage();
  await kiosk.goto(`${addressOf('localhost')}/totem`);
  const question = kiosk.getByRole('dialog', { name: 'Usar como totem?' });
  await question.getByRole('button', { name: 'Agora não' }).tap();
  await expect(kiosk.getByText(/^Olá, /)).toBeVisible();
  await go(kiosk, '/totem');
  await question.getByRole('button', { name: 'Usar como totem' }).tap();
  await expect(question).toBeHidden();

  // Another user signs in and out.
  const { pessoa: other } = await registerNewPessoa(page);
  await kiosk.getByRole('button', { name: 'Começar' }).tap();
  await enter(kiosk, other);
  await expect(kiosk.getByRole('button', { name: 'Sair' })).toBeVisible();
  await kiosk.reload();
  await kiosk.getByRole('button', { name: 'Sair' }).tap();
  await expect(kiosk.getByRole('button', { name: 'Começar' })).toBeVisible();

  await page.reload();
  await expect(page.getByText(/^Olá, /)).toBeVisible();
  const login = await page.evaluate(() => localStorage.getItem('trevo.login'));
  expect(login).toContain(pessoa.cpf);
});
