import { expect } from '@playwright/test';
import { addressOf } from '../steps/addresses.ts';
import { marcas } from '../steps/campanha-completa.ts';
import { publishComMarca } from '../steps/entradas.ts';
import { test } from '../steps/journey.ts';
import { takePicture } from '../steps/pictures.ts';
import { beginAsNewPessoa } from '../steps/sign-up.ts';

for (const marca of marcas) {
  test(`both return addresses of the reader show the result and link to the numbers (${marca})`, async ({
    page,
  }) => {
    const host = await publishComMarca(page.request, 'retorno', marca, {});
    await beginAsNewPessoa(page, host);
    await page.goto(`${addressOf(host)}/retornoCrawler?status=200&mensagem=Nota%20capturada.`);
    await expect(page.getByRole('heading', { name: 'Nota lida!' })).toBeVisible();
    await expect(page.getByText('Nota capturada.')).toBeHidden();
    await takePicture(page, `crawler-1-good-${marca}`);
    await page.goto(
      `${addressOf(host)}/retornoCrawlerIOS?status=erro&mensagem=${encodeURIComponent('<b>Tempo</b> esgotado')}`,
    );
    await expect(page.getByRole('heading', { name: 'Não deu para ler a nota' })).toBeVisible();
    await expect(page.getByText('Tempo')).toBeHidden();
    await takePicture(page, `crawler-2-bad-${marca}`);
    await page.getByRole('link', { name: 'Ver meus números' }).click();
    await expect(page.getByRole('heading', { name: 'Meus números' })).toBeVisible();
  });
}
