import { type Page } from '@playwright/test';
import { addressOf } from '../../steps/addresses.ts';
import { createLooks } from '../../steps/looks/console-looks.ts';
import { desk, openConsole } from '../../steps/console.ts';
import { expect } from '../../steps/expect.ts';
import { openScreen } from '../../steps/go.ts';
import { test } from '../../steps/journey.ts';
import { takePicture } from '../../steps/looks/pictures.ts';
import { publishCampanha } from '../../steps/publish-campanha.ts';
import { beginAsNewPessoa } from '../../steps/sign-up.ts';
import { toNota } from '../../steps/notas/videos.ts';

const nextNota = () => toNota(Math.floor(Math.random() * 2 ** 31));

const ganhou = 'Você ganhou 1 número da sorte!';

/** Registers a receipt by its typed key, and waits for the answer: leaving the page earlier can abort the request. */
async function typeNota(page: Page, host: string, chave: string, answer: string): Promise<void> {
  await openScreen(page, host, '/digitacaoManual');
  await page.getByLabel('Chave de acesso').fill(chave);
  await page.getByRole('button', { name: 'Cadastrar nota' }).click();
  await expect(page.getByText(answer).first()).toBeVisible();
}

async function expectNumeros(page: Page, host: string, numeros: string): Promise<void> {
  await page.goto(`${addressOf(host)}/cupons`);
  await expect(page.getByText(numeros)).toBeVisible();
}

test.use(desk);

test("an operator blocks a shopper's device, the next receipt is refused, and counts after the removal", async ({
  page,
  browser,
}) => {
  const looks = createLooks('bloqueios');
  const host = await publishCampanha(page.request, 'bloqueios', {
    recompensas: undefined,
    premios: undefined,
    'documentos.evidencia': { pontosParaConferir: 300 },
  });
  const context = await browser.newContext({ locale: 'pt-BR', viewport: { width: 390, height: 844 } });
  const shopper = await context.newPage();
  await beginAsNewPessoa(shopper, host);
  const [antes, depois] = [nextNota(), nextNota()];
  await typeNota(shopper, host, antes, ganhou);
  await expectNumeros(shopper, host, 'Você tem 1 número da sorte.');

  await openConsole(page, host, 'Rita Reis', ['/bloqueios', 'Bloqueios']);
  await expect(page.getByText('Nenhum bloqueio')).toBeVisible();
  await looks.see(page, 'vazio');
  await page.getByRole('button', { name: 'Bloquear' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('O que bloquear').selectOption({ label: 'Rede' });
  await dialog.getByLabel('Endereços ou redes').fill('10.0.0.0/8\n203.0.113.0/24');
  await dialog.getByLabel('Por que bloquear?').fill('Mil notas em um dia.');
  await dialog.getByRole('button', { name: 'Bloquear' }).click();
  await expect(dialog.getByText(/^10\.0\.0\.0\/8: Esta rede é grande demais/)).toBeVisible();
  await looks.see(page, 'linha-recusada');
  await dialog.getByLabel('O que bloquear').selectOption({ label: 'Aparelho' });
  await dialog.getByLabel('Notas enviadas pelo aparelho').fill(antes);
  await dialog.getByRole('button', { name: 'Bloquear' }).click();
  await expect(dialog).toBeHidden();
  const table = page.getByRole('table', { name: 'Bloqueios da campanha' });
  await expect(table.getByRole('row', { name: /Aparelho/ })).toContainText('Bloqueado');
  await expect(table.getByRole('row', { name: /203\.0\.113\.0\/24/ })).toBeVisible();
  await looks.seeSchemes(page, 'lista');

  const palavras = 'Não podemos receber suas notas e códigos nesta campanha agora.';
  await typeNota(shopper, host, depois, palavras);
  await takePicture(shopper, 'bloqueio-nota-recusada');
  await expectNumeros(shopper, host, 'Você tem 1 número da sorte.');

  await page.getByLabel('Tipo', { exact: true }).first().selectOption({ label: 'Rede' });
  await page.getByLabel('Valor exato').fill('203.0.113.9');
  await page.getByRole('button', { name: 'Conferir' }).click();
  await expect(page.getByText('Está bloqueado: Mil notas em um dia.')).toBeVisible();
  await looks.see(page, 'conferido');
  await table
    .getByRole('row', { name: /Aparelho/ })
    .getByRole('button', { name: /^Retirar/ })
    .click();
  await page.getByLabel('Por que retirar?').fill('O aparelho é da família toda.');
  await looks.see(page, 'retirar');
  await dialog.getByRole('button', { name: 'Retirar' }).click();
  await expect(table.getByRole('row', { name: /Aparelho/ })).toContainText('Retirado');
  await page.getByLabel('Situação').selectOption({ label: 'Já não valem' });
  await expect(page).toHaveURL(/situacao=encerrados/);
  await expect(table.getByRole('row')).toHaveCount(2);
  await looks.see(page, 'encerrados');

  await typeNota(shopper, host, depois, ganhou);
  await expectNumeros(shopper, host, 'Você tem 2 números da sorte.');
  await context.close();
  looks.expectNothing();
});
