import { readFileSync } from 'node:fs';
import { type Page } from '@playwright/test';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { addressOf } from '../../steps/addresses.ts';
import { createAxe } from '../../steps/looks/axe.ts';
import { publishComMarca, readNumero, registerPremiados, waitForSorteio } from '../../steps/entradas.ts';
import { expect } from '../../steps/expect.ts';
import { openScreen } from '../../steps/go.ts';
import { test } from '../../steps/journey.ts';
import { takePicture } from '../../steps/looks/pictures.ts';
import type { CampanhaChange } from '../../steps/publish-campanha.ts';
import { beginAsNewPessoa } from '../../steps/sign-up.ts';
import { toNota } from '../../steps/notas/videos.ts';

const { dia: hoje } = toSaoPaulo(new Date());
const sorteio = {
  data: hoje,
  hora: '23:59:59',
  nome: 'Sorteio do dia',
  premio: 'Uma bicicleta elétrica',
  numerosAte: hoje,
  retirada: { como: 'A gente liga para combinar a entrega.', ate: '2999-05-13' },
};
const toChange = (change: object): CampanhaChange => ({
  recompensas: undefined,
  premios: undefined,
  sorteios: [{ ...sorteio, ...change }],
});

/** Registers two numbers of the user; the first wins the draw, which takes place now. */
async function winDraw(page: Page): Promise<string> {
  const host = await publishComMarca(page.request, 'premiada', 'padrao', toChange({}));
  await beginAsNewPessoa(page, host);
  for (let nota = 0; nota < 2; nota++) {
    await openScreen(page, host, '/digitacaoManual');
    await page.getByLabel('Chave de acesso').fill(toNota(Math.floor(Math.random() * 2 ** 31)));
    await page.getByRole('button', { name: 'Cadastrar nota' }).click();
    await expect(page.getByText(/número da sorte/).first()).toBeVisible();
  }
  await openScreen(page, host, '/cupons');
  const items = page.getByRole('listitem').filter({ hasText: 'Concorre: Sorteio do dia' });
  await expect(items).toHaveCount(2);
  const numero = await readNumero(items.first());
  const { dia, hora } = await waitForSorteio();
  await publishComMarca(page.request, 'premiada', 'padrao', toChange({ data: dia, hora }));
  await registerPremiados(page.request, host, dia, [{ ...numero, premio: sorteio.premio }]);
  return host;
}

test('celebrates a winner once, shows how to receive the prize, and shares it', async ({ page }) => {
  const host = await winDraw(page);
  const axe = createAxe(['sol', 'noite']);
  await page.goto(`${addressOf(host)}/home`);
  const festa = page.getByRole('region', { name: 'Você ganhou!' });
  await expect(festa.getByText(sorteio.premio)).toBeVisible();
  await takePicture(page, 'winner-1-celebration');
  await axe.see(page, 'celebration');

  await festa.getByRole('button', { name: 'Ver meu bilhete' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText(sorteio.retirada.como)).toBeVisible();
  await takePicture(page, 'winner-2-ticket');
  await axe.see(page, 'ticket');
  const saved = page.waitForEvent('download');
  await sheet.getByRole('button', { name: 'Compartilhar' }).click();
  const picture = readFileSync(await (await saved).path());
  expect(picture.subarray(1, 4).toString('latin1')).toBe('PNG');
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1080, 1350]);

  await page.goBack();
  await expect(sheet).toBeHidden();
  const calma = page.getByRole('region', { name: sorteio.premio });
  await expect(calma.getByText('Você ganhou · Sorteio do dia')).toBeVisible();
  await expect(festa).toBeHidden();
  await takePicture(page, 'winner-3-calm');
  await axe.see(page, 'calm card');
  await page.reload();
  await expect(calma.getByText(sorteio.retirada.como)).toBeVisible();
  await expect(festa).toBeHidden();

  await openScreen(page, host, '/cupons');
  await expect(page.getByRole('heading', { name: 'Seu número premiado' })).toBeVisible();
  // The other number took part in the same draw, its only one.
  await expect(page.getByRole('listitem').filter({ hasText: 'Concorreu em' })).toHaveCount(1);
  await takePicture(page, 'winner-4-numbers');
  await axe.see(page, 'numbers');
  await page.getByRole('button', { name: /^Sorteio do dia: .*Você ganhou!/ }).click();
  await expect(
    page
      .getByRole('dialog')
      .getByText(/^É você!/)
      .first(),
  ).toBeVisible();
  await takePicture(page, 'winner-5-list');
  await axe.see(page, 'winners');
  axe.expectNothing();
});
