import { type Page } from '@playwright/test';
import { importVendas, publishComMarca } from '../../steps/entradas.ts';
import { expect } from '../../steps/expect.ts';
import { waitForButtons, openScreen } from '../../steps/go.ts';
import { test } from '../../steps/journey.ts';
import { createLooks } from '../../steps/looks/looks.ts';
import { takePicture } from '../../steps/looks/pictures.ts';
import { publishCampanha } from '../../steps/publish-campanha.ts';
import { beginAsNewPessoa } from '../../steps/sign-up.ts';
import { toNota } from '../../steps/notas/videos.ts';

const porValor = {
  ganho: { por: 'valor', centavosPorNumero: 5000, acumulaResto: false },
  recompensas: undefined,
  premios: undefined,
};
const declarada = {
  ...porValor,
  'documentos.valor': [
    { fonte: 'codigo' },
    { fonte: 'declaracao', centavosMaximo: 30_000, conferePorCento: 0 },
    { fonte: 'operador' },
  ],
};
const lida = {
  ...porValor,
  'documentos.valor': [{ fonte: 'leitor', esperaHoras: 1 }, { fonte: 'codigo' }, { fonte: 'operador' }],
};

async function typeNota(page: Page, host: string, chave: string): Promise<void> {
  await openScreen(page, host, '/digitacaoManual');
  await page.getByLabel('Chave de acesso').fill(chave);
  await page.getByRole('button', { name: 'Cadastrar nota' }).click();
}
const createNota = () => toNota(Math.floor(Math.random() * 2 ** 31));

/** Uses a screenshot as a real photo. */
async function choosePhoto(page: Page): Promise<void> {
  const buffer = await page.screenshot({ type: 'jpeg', quality: 90 });
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Escolher imagem ou PDF' }).click(),
  ]);
  await chooser.setFiles({ name: 'nota.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByText('Pronta para o envio').first()).toBeVisible();
}

test("counts a receipt with the amount declared by its owner, with a photo, and reviews one above the campaign's trust limit", async ({
  page,
}) => {
  const host = await publishComMarca(page.request, 'declarada', 'noite', declarada);
  await beginAsNewPessoa(page, host);
  const looks = createLooks('declare', ['padrao', 'sol'], { isLarge: true });
  await typeNota(page, host, createNota());
  const mandar = page.getByRole('button', { name: 'Mandar foto e valor' });
  await expect(mandar).toBeVisible();
  await waitForButtons(page);
  await looks.see(page, 'answer that waits for its owner');
  await openScreen(page, host, '/documentosFiscais');
  await page.getByRole('button', { name: /PENDENTE/ }).click();
  await expect(page.getByRole('dialog')).toContainText('Ainda não achamos o valor desta compra.');
  await looks.see(page, 'sheet that waits for its owner');
  await mandar.click();
  await expect(page.getByRole('form', { name: 'Quanto foi esta compra?' })).toBeVisible();
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(page.getByText('Informe quanto foi a compra.')).toBeVisible();
  await waitForButtons(page);
  await looks.see(page, 'form with all mistakes');
  await page.getByLabel('Valor total da compra').pressSequentially('12500');
  await choosePhoto(page);
  await waitForButtons(page);
  await looks.see(page, 'form that is ready');
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(page.getByText('Pronto! Sua nota foi contada.')).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Números que ela deu' })).toBeVisible();
  await takePicture(page, 'declare-counted');
  looks.expectNothing();

  await page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).first().click();
  await typeNota(page, host, createNota());
  await page.getByRole('button', { name: 'Mandar foto e valor' }).click();
  await page.getByLabel('Valor total da compra').pressSequentially('30001');
  await choosePhoto(page);
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(page.getByText('Recebemos o valor e a foto.')).toBeVisible();
  await expect(page.getByText('Uma pessoa da campanha vai conferir.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mandar foto e valor' })).toHaveCount(0);
  await takePicture(page, 'declare-person');
});

test('returns from the receipt reader with numbers', async ({ page }) => {
  const host = await publishCampanha(page.request, 'lida', lida);
  await beginAsNewPessoa(page, host);
  const looks = createLooks('reader');
  await typeNota(page, host, createNota());
  const ler = page.getByRole('button', { name: 'Ler a nota' });
  await expect(ler).toBeVisible();
  await waitForButtons(page);
  await looks.see(page, 'answer that waits for the reader');
  await ler.click();
  await page.getByLabel('Valor da compra em reais').fill('120,00');
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByRole('heading', { name: 'Você ganhou 2 números da sorte!' })).toBeVisible();
  await expect(page).toHaveURL(/\/retornoCrawler$/);
  looks.expectNothing();
});

test('counts a receipt with the amount from the sales file, and from a later one without a reload', async ({
  page,
}) => {
  const host = await publishCampanha(page.request, 'vendida-depois', {
    ...porValor,
    'documentos.valor': [{ fonte: 'vendas', esperaHoras: 24 }, { fonte: 'codigo' }, { fonte: 'operador' }],
  });
  await beginAsNewPessoa(page, host);
  const [imported, chave] = [createNota(), createNota()];
  await importVendas(page.request, host, [{ chave: imported, centavos: 15_000 }]);
  await typeNota(page, host, imported);
  await expect(page.getByRole('heading', { name: 'Você ganhou 3 números da sorte!' })).toBeVisible();
  await openScreen(page, host, '/documentosFiscais');
  await expect(page.getByText('3 números').first()).toBeVisible();
  await typeNota(page, host, chave);
  await expect(page.getByText(/^Estamos procurando esta compra nas vendas da loja\./)).toBeVisible();
  await takePicture(page, 'searching-answer');
  await importVendas(page.request, host, [{ chave, centavos: 12_500 }]);
  await expect(page.getByRole('heading', { name: 'Você ganhou 2 números da sorte!' })).toBeFocused();
  await takePicture(page, 'searching-found');
});
