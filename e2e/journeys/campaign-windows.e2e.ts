import { expect, type Page } from '@playwright/test';
import { addressOf } from '../steps/addresses.ts';
import { openScreen } from '../steps/go.ts';
import { test } from '../steps/journey.ts';
import { takePicture } from '../steps/pictures.ts';
import { publishCampanha } from '../steps/publish-campanha.ts';
import { beginAsNewPessoa, createPessoa, registerNewPessoa } from '../steps/sign-up.ts';

const foraDoPeriodo =
  'Esta ação não está disponível agora, porque estamos fora do período da promoção. Confira as datas no regulamento.';
const encerrada =
  'Nossa campanha foi um sucesso e todos os números da sorte foram distribuídos... Campanha encerrada: Consulte as regras do regulamento.';
/** The same campaign after its end. */
const over = {
  'campanha.dataFinal': '2026-09-03',
  'campanha.dataFinalCompras': '2026-09-03',
  'campanha.dataFinalCadastros': '2026-09-03',
};

async function typeCpf(page: Page, host: string, cpf: string): Promise<void> {
  await page.goto(addressOf(host));
  await page.getByLabel('CPF').fill(cpf);
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
}

test('rejects sign-up and sign-in after the last day for registrations, unless the campaign lets users in', async ({
  page,
}) => {
  const host = await publishCampanha(page.request, 'cadastros-encerrados');
  const { pessoa } = await registerNewPessoa(page, host);
  await publishCampanha(page.request, 'cadastros-encerrados', {
    'campanha.dataFinalCadastros': '2026-09-02',
  });
  for (const cpf of [createPessoa().cpf, pessoa.cpf]) {
    await typeCpf(page, host, cpf);
    const ops = page.getByRole('dialog');
    await expect(ops.getByText(foraDoPeriodo)).toBeVisible();
    await takePicture(page, 'windows-1-no-registrations');
    await ops.getByRole('button', { name: 'OK' }).click();
    await expect(ops).toBeHidden();
  }
  // The same campaign lets registered users in from now on.
  await publishCampanha(page.request, 'cadastros-encerrados', {
    'campanha.dataFinalCadastros': '2026-09-02',
    'configuracao.campanha.bloquearLoginAposCadastros': false,
  });
  await typeCpf(page, host, pessoa.cpf);
  await page.getByLabel('Senha', { exact: false }).first().fill(pessoa.senha);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByText(/^Olá, /)).toBeVisible();
});

test('disables registering receipts after the last day for purchases, with the reason', async ({ page }) => {
  const host = await publishCampanha(page.request, 'compras-encerradas', {
    'campanha.dataFinalCompras': '2026-09-02',
  });
  await beginAsNewPessoa(page, host);
  await page.goto(`${addressOf(host)}/home`);
  await expect(page.getByText('Fora do período de compras')).toBeVisible();
  await takePicture(page, 'windows-2-no-purchases-home');
  await page.getByRole('button', { name: 'CADASTRAR CUPOM' }).click();
  const ops = page.getByRole('dialog', { name: 'Ops...' });
  await expect(ops.getByText(foraDoPeriodo)).toBeVisible();
  await takePicture(page, 'windows-3-no-purchases-menu');
  await ops.getByRole('button', { name: 'OK' }).click();
  for (const path of ['escanear', 'digitacaoManual']) {
    await openScreen(page, host, `/${path}`);
    await expect(page.getByText(foraDoPeriodo)).toBeVisible();
    await takePicture(page, `windows-4-no-purchases-${path}`);
  }
  await page.getByRole('link', { name: 'Ver meus números' }).click();
  await expect(page.getByRole('heading', { name: 'Meus números' })).toBeVisible();
});

test('keeps an ended campaign readable and rejects new receipts', async ({ page }) => {
  // A published goal would block changing the end.
  const host = await publishCampanha(page.request, 'encerrada', { metas: undefined });
  await beginAsNewPessoa(page, host);
  await publishCampanha(page.request, 'encerrada', over);
  await page.goto(`${addressOf(host)}/home`);
  await expect(page.getByText('Campanha encerrada', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(encerrada)).toBeVisible();
  await takePicture(page, 'windows-5-ended-home');
  await page.getByRole('button', { name: 'CADASTRAR CUPOM' }).click();
  const ops = page.getByRole('dialog', { name: 'Ops...' });
  await expect(ops.getByText(encerrada)).toBeVisible();
  await takePicture(page, 'windows-6-ended-menu');
  await ops.getByRole('button', { name: 'OK' }).click();
  await page.getByRole('link', { name: 'Números' }).click();
  await expect(page.getByRole('heading', { name: 'Meus números' })).toBeVisible();
  await takePicture(page, 'windows-7-ended-numbers');
});

test('without a current campaign says so on the entry and ends the session', async ({ page }) => {
  const host = await publishCampanha(page.request, 'inativa');
  const words = 'Não há campanhas promocionais disponíveis no momento!';
  await beginAsNewPessoa(page, host);
  await page.goto(`${addressOf(host)}/home`);
  await expect(page.getByText(/^Olá, /)).toBeVisible();
  await publishCampanha(page.request, 'inativa', { 'campanha.ativa': false });
  await page.goto(`${addressOf(host)}/home`);
  await expect(page.getByRole('main').getByText(words)).toBeVisible();
  await takePicture(page, 'windows-10-none');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('trevo.login'))).toBeNull();
  await page.goto(addressOf(host));
  await expect(page.getByRole('main').getByText(words)).toBeVisible();
  await takePicture(page, 'windows-11-none-entry');
  await expect(page.getByLabel('CPF')).toBeHidden();
  await publishCampanha(page.request, 'inativa');
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByLabel('CPF')).toBeVisible();
});
