import { type Page } from '@playwright/test';
import { addressOf } from '../../steps/addresses.ts';
import { expect } from '../../steps/expect.ts';
import { openScreen } from '../../steps/go.ts';
import { test } from '../../steps/journey.ts';
import { takePicture } from '../../steps/looks/pictures.ts';
import { publishCampanha } from '../../steps/publish-campanha.ts';
import { beginAsNewPessoa } from '../../steps/sign-up.ts';

const foraDoPeriodo =
  'Esta ação não está disponível agora, porque estamos fora do período da promoção. Confira as datas no regulamento.';
const encerrada =
  'Nossa campanha foi um sucesso e todos os números da sorte foram distribuídos... Campanha encerrada: Consulte as regras do regulamento.';
const nenhuma = 'Não há campanhas promocionais disponíveis no momento!';

// A published goal would block changing the end.
const semCompras = { metas: undefined, 'campanha.dataFinalCompras': '2026-09-02' };
const over = {
  metas: undefined,
  'campanha.dataFinal': '2026-09-03',
  'campanha.dataFinalCompras': '2026-09-03',
  'campanha.dataFinalCadastros': '2026-09-03',
};

/** Presses the main button of the menu, and reads why it opens nothing. */
async function expectRefused(page: Page, words: string, picture: string): Promise<void> {
  await page.getByRole('button', { name: 'CADASTRAR CUPOM' }).click();
  const ops = page.getByRole('dialog', { name: 'Ops...' });
  await expect(ops.getByText(words)).toBeVisible();
  await takePicture(page, picture);
  await ops.getByRole('button', { name: 'OK' }).click();
}

async function expectNumeros(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Meus números' })).toBeVisible();
}

test('closes registering after the last day for purchases, then the campaign, and ends the session without one', async ({
  page,
}) => {
  const publish = (change: object) => publishCampanha(page.request, 'janelas', { ...change });
  const host = await publish(semCompras);
  await beginAsNewPessoa(page, host);
  await test.step('after the last day for purchases', async () => {
    await page.goto(`${addressOf(host)}/home`);
    await expect(page.getByText('Fora do período de compras')).toBeVisible();
    await takePicture(page, 'windows-2-no-purchases-home');
    await expectRefused(page, foraDoPeriodo, 'windows-3-no-purchases-menu');
    for (const path of ['escanear', 'digitacaoManual']) {
      await openScreen(page, host, `/${path}`);
      await expect(page.getByText(foraDoPeriodo)).toBeVisible();
      await takePicture(page, `windows-4-no-purchases-${path}`);
    }
    await page.getByRole('link', { name: 'Ver meus números' }).click();
    await expectNumeros(page);
  });

  await test.step('after the end, which keeps the numbers readable', async () => {
    await publish(over);
    await page.goto(`${addressOf(host)}/home`);
    await expect(page.getByText('Campanha encerrada', { exact: true }).first()).toBeVisible();
    await expect(page.getByText(encerrada)).toBeVisible();
    await takePicture(page, 'windows-5-ended-home');
    await expectRefused(page, encerrada, 'windows-6-ended-menu');
    await page.getByRole('link', { name: 'Números' }).click();
    await expectNumeros(page);
    await takePicture(page, 'windows-7-ended-numbers');
  });

  await test.step('without a current campaign', async () => {
    await publish({ ...over, 'campanha.ativa': false });
    await page.goto(`${addressOf(host)}/home`);
    await expect(page.getByRole('main').getByText(nenhuma)).toBeVisible();
    await takePicture(page, 'windows-10-none');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('trevo.login'))).toBeNull();
    await page.goto(addressOf(host));
    await expect(page.getByRole('main').getByText(nenhuma)).toBeVisible();
    await takePicture(page, 'windows-11-none-entry');
    await expect(page.getByLabel('CPF')).toBeHidden();
    await publish(over);
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(page.getByLabel('CPF')).toBeVisible();
  });
});
