import { readFileSync } from 'node:fs';
import { type Page } from '@playwright/test';
import { join } from 'node:path';
import { projectFolder } from '../../../tools/project.ts';
import { addressOf } from '../../steps/addresses.ts';
import { judgePendentes, publishComMarca } from '../../steps/entradas.ts';
import { expect } from '../../steps/expect.ts';
import { go, seeLarge, waitForButtons } from '../../steps/go.ts';
import { test } from '../../steps/journey.ts';
import { createLayoutChecks } from '../../steps/looks/layout-checks.ts';
import { createLooks } from '../../steps/looks/looks.ts';
import { takePicture } from '../../steps/looks/pictures.ts';
import { beginAsNewPessoa } from '../../steps/sign-up.ts';

const comFoto = {
  ganho: { por: 'valor', centavosPorNumero: 5000, acumulaResto: false },
  recompensas: undefined,
  premios: undefined,
  'documentos.valor': [
    { fonte: 'codigo' },
    { fonte: 'foto', centavosMaximo: 100_000, conferePorCento: 0 },
    { fonte: 'declaracao', centavosMaximo: 30_000, conferePorCento: 0 },
    { fonte: 'operador' },
  ],
};

/** Pictures of the generator under bench/leitura: a receipt of R$ 188,44 of 2026-09, and one with a wrong total of 2026-10. */
const readFoto = (nome: 'nota-acreditada' | 'nota-em-duvida'): Buffer =>
  readFileSync(join(projectFolder, 'e2e/fotos', `${nome}.jpg`));

async function chooseFoto(page: Page, buffer: Buffer): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Escolher imagem ou PDF' }).click(),
  ]);
  await chooser.setFiles({ name: 'nota.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByText('Pronta para o envio').first()).toBeVisible();
}

/** Registers a purchase by its photo alone. */
async function sendFoto(page: Page, host: string, buffer: Buffer): Promise<void> {
  await page.goto(`${addressOf(host)}/lancamentoManual`);
  await chooseFoto(page, buffer);
  await page.getByRole('button', { name: 'Cadastrar nota' }).click();
}

const lendo = (page: Page) => page.getByRole('heading', { name: 'Lendo a sua nota…' });

/** One process reads the photos of all journeys, one after another, on a busy machine. */
const whenRead = { timeout: 150_000 };

/** Chooses the typed fields, which a reload keeps, and returns to the photo, by the keyboard. */
async function preferFields(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Prefiro preencher' }).press('Enter');
  await expect(page.getByLabel('Estado da loja')).toBeFocused();
  await page.getByLabel('CNPJ da loja').fill('12ABC34501DE35');
  await takePicture(page, 'photo-fields');
  await page.reload();
  await expect(page.getByText(/^Continue de onde parou/)).toBeVisible();
  await expect(page.getByLabel('CNPJ da loja')).toHaveValue(/12\.ABC/);
  await page.getByRole('button', { name: 'Mandar só a foto' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Tirar foto' })).toBeFocused();
  await expect(page.getByLabel('CNPJ da loja')).toHaveCount(0);
}

/** Sends a photo without a receipt, which an operator refuses. */
async function sendIlegivel(page: Page, host: string): Promise<void> {
  await go(page, '/lancamentoManual');
  await chooseFoto(page, await page.screenshot({ type: 'jpeg', quality: 90 }));
  await page.getByRole('button', { name: 'Cadastrar nota' }).click();
  await expect(page.getByText('Sua nota foi recebida e está em análise.').first()).toBeVisible(whenRead);
  await takePicture(page, 'photo-unreadable');
  const [documentoFiscalID] = await judgePendentes(page.request, host, {
    status: 'INVALIDO',
    motivo: 'documentoFiscal.imagemIlegivel',
  });
  await page.goto(`${addressOf(host)}/compraAprovada?documentoFiscalID=${documentoFiscalID}`);
  await expect(page.getByText('Não conseguimos ler a foto desta nota.')).toBeVisible();
}

test('registers a purchase by its photo alone, and leaves an unreadable photo to an operator', async ({
  page,
}) => {
  const host = await publishComMarca(page.request, 'foto', 'padrao', comFoto);
  await beginAsNewPessoa(page, host);
  const looks = createLooks('photo', ['sol', 'noite'], { isLarge: true });
  await page.goto(`${addressOf(host)}/lancamentoManual`);
  await test.step('keeps the typed fields behind a choice', () => preferFields(page));
  await expect(page.getByText('Mande só a foto: nós lemos a nota para você.')).toBeVisible();
  await expect(page.getByLabel('CNPJ da loja')).toHaveCount(0);
  await waitForButtons(page);
  await looks.see(page, 'photo first');
  await page.getByRole('button', { name: 'Cadastrar nota' }).click();
  await expect(page.getByText('Tire uma foto do comprovante, ou escolha uma.')).toBeVisible();
  await chooseFoto(page, readFoto('nota-acreditada'));
  await waitForButtons(page);
  await takePicture(page, 'photo-chosen');
  await page.getByRole('button', { name: 'Cadastrar nota' }).click();
  await expect(lendo(page)).toBeFocused();
  await takePicture(page, 'photo-reading');
  await expect(page.getByRole('heading', { name: 'Você ganhou 3 números da sorte!' })).toBeFocused(whenRead);
  const lido = page.getByRole('region', { name: 'O que lemos na foto' });
  await expect(lido.getByRole('button', { name: /^Total: R\$\s188,44/ })).toBeVisible();
  await lido.getByRole('button', { name: /^Produtos: 2/ }).click();
  await expect(lido.getByRole('button', { name: /^Produtos: 2/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(lido.getByRole('img')).toHaveJSProperty('complete', true);
  await lido.scrollIntoViewIfNeeded();
  await takePicture(page, 'photo-values');
  await waitForButtons(page);
  await looks.see(page, 'numbers and the values on the photo');
  await go(page, '/documentosFiscais');
  await page.getByRole('main').getByRole('button').filter({ hasText: '3 números' }).click();
  await page.getByRole('link', { name: 'Ver detalhes da compra' }).click();
  await expect(page.getByRole('heading', { name: 'Detalhes da compra', level: 1 })).toBeFocused();
  await expect(page.getByText('CAFE TORRADO 500G')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Números que ela deu' })).toBeVisible();
  await waitForButtons(page);
  await looks.see(page, 'purchase with its items');
  looks.expectNothing();
  await test.step('leaves an unreadable photo to an operator', () => sendIlegivel(page, host));
});

test('corrects a reading that is not proved', async ({ page }) => {
  const host = await publishComMarca(page.request, 'foto-corrigida', 'padrao', comFoto);
  await beginAsNewPessoa(page, host);
  const looks = createLooks('photo-corrected', ['sol', 'noite'], { isLarge: true });
  const reading = createLayoutChecks('200-photo');
  await sendFoto(page, host, readFoto('nota-em-duvida'));
  await expect(lendo(page)).toBeVisible();
  await seeLarge(reading.see)(page, 'reading');
  reading.expectNothing();
  await expect(page.getByRole('heading', { name: 'Falta só conferir' })).toBeFocused(whenRead);
  const conferir = page.getByRole('button', { name: 'Conferir e enviar' });
  await expect(conferir).toBeVisible();
  await takePicture(page, 'photo-doubts');
  await page.getByRole('region', { name: 'O que lemos na foto' }).scrollIntoViewIfNeeded();
  await takePicture(page, 'photo-doubts-values');
  await waitForButtons(page);
  await looks.see(page, 'reading with doubts');
  await conferir.press('Enter');
  const form = page.getByRole('form', { name: 'Confira com a nota' });
  await expect(form.getByRole('heading')).toBeFocused();
  await expect(form.getByLabel('Valor total da compra')).toHaveValue(/114,95$/);
  await expect(form.getByLabel('Data da compra')).toHaveValue('2026-10-24');
  await form.getByRole('button', { name: 'Deixar para a campanha conferir' }).click();
  await expect(conferir).toBeFocused();
  await conferir.click();
  await form.getByLabel('Valor total da compra').fill('');
  await form.getByRole('button', { name: 'Enviar' }).click();
  await expect(form.getByText('Informe quanto foi a compra.')).toBeVisible();
  await waitForButtons(page);
  await looks.see(page, 'correction with a mistake');
  await form.getByLabel('Valor total da compra').pressSequentially('15495');
  await expect(form.getByText('Informado por você', { exact: true })).toBeVisible();
  await takePicture(page, 'photo-correction');
  await waitForButtons(page);
  await looks.see(page, 'correction that is ready');
  const uploads: string[] = [];
  page.on('request', (request) => uploads.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await form.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByRole('heading', { name: 'Você ganhou 3 números da sorte!' })).toBeVisible();
  expect(uploads).not.toContain('POST /upload/v1/imagemDocumento');
  looks.expectNothing();
});

test('asks for the photo of a receipt whose key was typed, on its result and in its sheet', async ({
  page,
}) => {
  const host = await publishComMarca(page.request, 'foto-pedida', 'sol', comFoto);
  await beginAsNewPessoa(page, host);
  const looks = createLooks('photo-asked', [], { isLarge: true });
  await page.goto(`${addressOf(host)}/digitacaoManual`);
  await page.getByLabel('Chave de acesso').fill('35260906927761000170652330022776181370225533');
  await page.getByRole('button', { name: 'Cadastrar nota' }).click();
  const form = page.getByRole('form', { name: 'Mande uma foto da nota' });
  await expect(form).toBeVisible();
  await waitForButtons(page);
  await takePicture(page, 'photo-asked-result');
  await looks.see(page, 'result that asks for a photo');
  await go(page, '/documentosFiscais');
  await page.getByRole('button', { name: /PENDENTE/ }).click();
  await expect(form).toBeVisible();
  await chooseFoto(page, readFoto('nota-acreditada'));
  await waitForButtons(page);
  await looks.see(page, 'sheet with the photo');
  await form.getByRole('button', { name: 'Mandar a foto' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('Lendo a sua nota…').first()).toBeVisible();
  await sheet.getByText('Lendo a sua nota…').first().scrollIntoViewIfNeeded();
  await takePicture(page, 'photo-asked-reading');
  await expect(sheet.getByRole('heading', { name: 'Números que ela deu' })).toBeVisible(whenRead);
  await expect(sheet.getByRole('button', { name: /^Total: R\$\s188,44/ })).toBeVisible();
  await expect(sheet.getByText('CAFE TORRADO 500G')).toBeVisible();
  await waitForButtons(page);
  await looks.see(page, 'sheet with the values on the photo');
  looks.expectNothing();
});
