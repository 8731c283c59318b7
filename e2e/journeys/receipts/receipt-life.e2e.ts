import { readFileSync } from 'node:fs';
import { type Page } from '@playwright/test';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { addressOf } from '../../steps/addresses.ts';
import {
  judgePendentes,
  publishComMarca,
  readNumero,
  registerPremiados,
  waitForSorteio,
} from '../../steps/entradas.ts';
import { expect } from '../../steps/expect.ts';
import { go, openScreen } from '../../steps/go.ts';
import { test } from '../../steps/journey.ts';
import { takePicture } from '../../steps/looks/pictures.ts';
import { beginAsNewPessoa } from '../../steps/sign-up.ts';
import { toNota } from '../../steps/notas/videos.ts';

async function typeNota(page: Page, host: string): Promise<void> {
  await openScreen(page, host, '/digitacaoManual');
  await page.getByLabel('Chave de acesso').fill(toNota(Math.floor(Math.random() * 2 ** 31)));
  await page.getByRole('button', { name: 'Cadastrar nota' }).click();
}

/** Presses the label of a radio button, which covers it, and waits until the button is chosen. */
async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('radiogroup').getByText(name, { exact: true }).click();
  await expect(page.getByRole('radio', { name })).toBeChecked();
}

test('a receipt is pending, refused, contested once and credited', async ({ page }) => {
  const host = await publishComMarca(page.request, 'vida', 'sol', {
    'documentos.apuracao': 'manual',
    recompensas: undefined,
    premios: undefined,
  });
  await beginAsNewPessoa(page, host);
  await typeNota(page, host);
  await expect(page.getByText('Sua nota foi recebida e está em análise.').first()).toBeVisible();
  await takePicture(page, 'life-1-waiting');
  await judgePendentes(page.request, host, {
    status: 'INVALIDO',
    motivo: 'documentoFiscal.produtoNaoParticipante',
  });
  await go(page, '/documentosFiscais');
  await choose(page, 'Inválidas');
  await page.getByRole('main').getByRole('button').filter({ hasText: 'INVÁLIDO' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('Esta nota não tem produtos participantes.')).toBeVisible();
  await takePicture(page, 'life-2-refused');
  await sheet.getByRole('button', { name: 'Pedir nova conferência' }).click();
  await expect(sheet.getByText(/Recebemos seu pedido e vamos conferir esta nota de novo/)).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Pedir nova conferência' })).toBeHidden();
  await takePicture(page, 'life-3-asked');
  await judgePendentes(page.request, host, { status: 'VALIDO' });
  await openScreen(page, host, '/cupons');
  await expect(page.getByText('Você tem 1 número da sorte.')).toBeVisible();
});

test('a number shows its draws, is shared as an image, and its winner is shown', async ({ page }) => {
  const hoje = toSaoPaulo(new Date()).dia;
  const sorteio = {
    data: hoje,
    hora: '23:59:59',
    nome: 'Sorteio do dia',
    premio: 'Uma moto',
    numerosAte: hoje,
  };
  const change = {
    recompensas: undefined,
    premios: undefined,
    sorteios: [sorteio],
  };
  const host = await publishComMarca(page.request, 'sorteada', 'padrao', change);
  await beginAsNewPessoa(page, host);
  await typeNota(page, host);
  await expect(page.getByText(/número da sorte/).first()).toBeVisible();
  await go(page, '/cupons');
  const item = page.getByRole('listitem').filter({ hasText: 'Concorre: Sorteio do dia' });
  await expect(item).toBeVisible();
  await choose(page, 'Hoje');
  await expect(item).toBeVisible();
  await choose(page, 'Tudo');
  await expect(page.getByText('Sorteio do dia: Uma moto')).toBeVisible();
  await takePicture(page, 'draws-1-before');

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Compartilhar meus números' }).click();
  const picture = readFileSync(await (await saved).path());
  expect(picture.subarray(1, 4).toString('latin1')).toBe('PNG');
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1080, 1350]);

  const numero = await readNumero(item);
  // The draw takes place.
  const { dia, hora } = await waitForSorteio();
  await publishComMarca(page.request, 'sorteada', 'padrao', {
    ...change,
    sorteios: [{ ...sorteio, data: dia, hora }],
  });
  await registerPremiados(page.request, host, dia, [{ ...numero, premio: 'Uma moto' }]);
  await page.goto(`${addressOf(host)}/home`);
  await expect(page.getByText('Ganhadores divulgados')).toBeVisible();
  await takePicture(page, 'draws-2-home');
  await page.getByRole('button', { name: /Sorteio do dia/ }).click();
  await page.getByRole('button', { name: /Sorteio do dia: Uma moto/ }).click();
  await expect(page.getByRole('dialog').getByText('Ganhadores do Sorteio do dia')).toBeVisible();
  await expect(
    page
      .getByRole('dialog')
      .getByText(/Uma moto/)
      .first(),
  ).toBeVisible();
  await takePicture(page, 'draws-3-winner');

  await page.goto(`${addressOf(host)}/home`);
  await page.getByRole('button', { name: 'Notificações, 2 novas' }).click();
  const told = page.getByRole('dialog');
  await expect(told.getByRole('button', { name: /Saiu o resultado do sorteio/ })).toBeVisible();
  await takePicture(page, 'draws-4-told');
  await told.getByRole('button', { name: /Você ganhou! · Nova.*foi sorteado: Uma moto/ }).click();
  await expect(page).toHaveURL(`${addressOf(host)}/cupons`);
  await expect(page.getByRole('heading', { name: 'Seu número premiado' })).toBeVisible();
});
