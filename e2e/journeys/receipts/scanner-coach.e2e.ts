import { type Page } from '@playwright/test';
import { buildQrCode } from '@trevo/fixtures/chave-builder';
import { expect } from '../../steps/expect.ts';
import { test } from '../../steps/journey.ts';
import { listRegistradas, type Sessao } from '../../steps/notas/notas-do-servidor.ts';
import { addressOf } from '../../steps/addresses.ts';
import { publishCampanha } from '../../steps/publish-campanha.ts';
import { registerNewPessoa } from '../../steps/sign-up.ts';
import { cameraArgs, toNota, videoChave } from '../../steps/notas/videos.ts';

test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...cameraArgs('distante')] }),
});

async function begin(page: Page, host: string): Promise<void> {
  const sessao = (await registerNewPessoa(page, host)).sessao as Sessao;
  await page.goto(addressOf(host));
  await page.evaluate((login) => localStorage.setItem('trevo.login', login), JSON.stringify(sessao));
}

test('reads a small code on faded paper in the slow pass after the fast one fails', async ({ page }) => {
  // The fake camera always shows the same receipt.
  const host = await publishCampanha(page.request, 'distante');
  await begin(page, host);
  await page.goto(`${addressOf(host)}/escanear`);
  await expect(page.getByRole('button', { name: 'Fotografar a nota' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Recebemos sua nota!' })).toBeVisible({ timeout: 40_000 });
  expect((await listRegistradas(page, host)).chaves).toEqual([videoChave('distante')]);
});

test('a receipt URL pasted into the key field is read with all data of its code', async ({
  page,
  context,
}) => {
  await begin(page, 'localhost');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/digitacaoManual');
  const chave = toNota(Math.floor(Math.random() * 2 ** 31));
  const field = page.getByLabel('Chave de acesso');
  await field.focus();
  await page.evaluate((text) => navigator.clipboard.writeText(text), buildQrCode(chave, 'v2Offline'));
  await page.keyboard.press('ControlOrMeta+V');
  await expect(page.getByText('Chave conferida')).toBeVisible();
  const request = page.waitForRequest('**/documentosFiscaisPendentes/**');
  await page.getByRole('button', { name: 'Cadastrar nota' }).click();
  expect((await request).postDataJSON()).toMatchObject({
    chaveAcesso: chave,
    origem: 'digitacao',
    offline: true,
    valorCentavos: 12_345,
  });
});
