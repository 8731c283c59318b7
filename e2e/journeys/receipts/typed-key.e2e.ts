import { type Page } from '@playwright/test';
import { buildChave } from '@trevo/fixtures/chave-builder';
import { expect } from '../../steps/expect.ts';
import { openScreen, waitForButtons } from '../../steps/go.ts';
import { test } from '../../steps/journey.ts';
import { beginAsNewPessoa } from '../../steps/sign-up.ts';
import { toNota } from '../../steps/notas/videos.ts';

const seed = () => Math.floor(Math.random() * 2 ** 31);

/** Opens the field in the app, types the key and sends it. */
async function register(page: Page, chave: string): Promise<void> {
  await openScreen(page, 'localhost', '/digitacaoManual');
  await page.getByLabel('Chave de acesso').pressSequentially(chave);
  await page.getByRole('button', { name: 'Cadastrar nota' }).click();
}

test('grants numbers for a typed key once, marks a wrong group, refuses a purchase from before the campaign, and queues a receipt without network', async ({
  page,
  context,
}) => {
  await beginAsNewPessoa(page);
  const chave = toNota(seed());
  for (const outcome of ['Você ganhou 1 número da sorte!', 'Você já cadastrou esta nota fiscal.']) {
    await register(page, chave);
    await expect(page.getByText(outcome).first()).toBeVisible();
  }
  await expect(page.getByText('Veja a situação dela em Minhas notas.')).toBeVisible();

  await test.step('marks a wrong group while the key is typed, and refuses a purchase from before the campaign', async () => {
    await openScreen(page, 'localhost', '/digitacaoManual');
    const field = page.getByLabel('Chave de acesso');
    // The second group carries the month: 13 does not exist.
    await field.pressSequentially(`${chave.slice(0, 4)}13${chave.slice(6)}`);
    await expect(
      page.getByText('Grupo 2: o mês da compra não existe. Confira este grupo com o da nota.'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Cadastrar nota' }).click();
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('aria-invalid', 'true');

    await field.fill(buildChave(seed(), { anoMes: '2026-08', modelo: '65', tipoEmissao: 1 }));
    await waitForButtons(page);
    await page.getByRole('button', { name: 'Cadastrar nota' }).click();
    await expect(page.getByText('Esta compra foi feita antes do início da campanha.')).toBeVisible();
    await expect(page.getByText('Valem as compras feitas a partir de 1º set. 2026.')).toBeVisible();
  });

  await test.step('accepts letters in the issuer', async () => {
    const anoMes = toNota(1).replace(/^..(..)(..).*/, '20$1-$2');
    const alfanumerica = buildChave(seed(), { anoMes, modelo: '65', alfanumerica: true, tipoEmissao: 1 });
    await register(page, alfanumerica.toLowerCase());
    await expect(page.getByText('Você ganhou 1 número da sorte!').first()).toBeVisible();
  });

  await test.step('without network queues the receipt, and shows its numbers when the network is back', async () => {
    await openScreen(page, 'localhost', '/digitacaoManual');
    await page.getByLabel('Chave de acesso').pressSequentially(toNota(seed()));
    // The chunk of the result screen must be loaded before the network is cut.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Cadastrar nota' }).click();
    await expect(page.getByRole('heading', { name: 'Nota guardada neste aparelho' })).toBeFocused();
    await expect(page.getByText(/^[0-9A-F]{4}-[0-9A-F]{4}$/)).toBeVisible();
    // This browser grants no persistent storage.
    await expect(page.getByText(/nos próximos dias, ou o navegador pode apagar/)).toBeVisible();
    await page.getByRole('button', { name: 'Tentar agora' }).click();
    await expect(page.getByText('Sem internet. 1 nota guardada neste aparelho.').first()).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('Você ganhou 1 número da sorte!').first()).toBeVisible();
  });
});

test('without browser storage warns on result and banner, and sends the receipt when the network is back', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('', 'SecurityError');
    };
  });
  await beginAsNewPessoa(page);
  await page.goto('/digitacaoManual');
  await page.getByLabel('Chave de acesso').pressSequentially(toNota(seed()));
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Cadastrar nota' }).click();
  await expect(page.getByRole('heading', { name: 'Sua nota ainda não foi enviada' })).toBeFocused();
  const naoGuardam = 'Este navegador não guarda notas: fique com o papel e tente de novo com internet.';
  await expect(page.getByText(`${naoGuardam} Com o aplicativo aberto, ela é enviada sozinha.`)).toBeVisible();
  await expect(page.getByText(`Sem internet. ${naoGuardam}`).first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Você ganhou 1 número da sorte!').first()).toBeVisible();
});
