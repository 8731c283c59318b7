import { expect, type Page } from '@playwright/test';
import { createAxe } from '../steps/axe.ts';
import { beginAsOperador, choosePromotora, chooseTela, consoleAddress } from '../steps/console.ts';
import { publishFila, registerCompra } from '../steps/fila-de-notas.ts';
import { test } from '../steps/journey.ts';
import { takePicture } from '../steps/pictures.ts';

const windows = [
  { name: '1440', viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false },
  { name: '390', viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
];

const aviso = 'Uma nota foi recusada por engano.';
const closed = (page: Page) => expect(page.getByRole('dialog')).toHaveCount(0);

for (const { name, ...use } of windows) {
  test.describe(`window of ${name} px`, () => {
    test.use(use);
    test('an operator refuses copies of one picture together, takes it back once, and later undoes a verdict', async ({
      page,
    }) => {
      const axe = createAxe();
      const see = async (state: string) => {
        await axe.see(page, `lote ${state} at ${name}`);
        await takePicture(page, `console-lote-${state}-${name}`);
        await page.emulateMedia({ colorScheme: 'dark' });
        await axe.see(page, `lote ${state} at ${name}, dark`);
        await takePicture(page, `console-lote-${state}-${name}-dark`);
        await page.emulateMedia({ colorScheme: 'light' });
      };
      const host = await publishFila(page, `lote-${name}`, {
        'documentos.evidencia': { pontosParaConferir: 50, pessoasPorAparelho: 9, pessoasPorRede: 400 },
      });
      for (const valor of [4210, 12_340, 29_209]) await registerCompra(page, host, valor, 4210);
      await registerCompra(page, host, 15_050);
      const promotora = host.replace(/\.localhost$/, '').replace(/[^A-Za-z0-9]/g, '_');
      const retry = test.info().retry;
      await beginAsOperador(page, 'Vera Dias', `lote.${name}.${retry}@trevo.example`, 'sete canoas na lagoa');
      await choosePromotora(page, promotora, use.isMobile);
      const fila = `${consoleAddress}/fila?campanha=2026/${promotora.toUpperCase()}`;
      await page.goto(fila);

      const mais = page.getByRole('button', { name: 'Mais 2 pela mesma causa: mesma foto' });
      await mais.click();
      await expect(page.getByRole('dialog')).toContainText('3 notas de 3 pessoas.');
      await see('previa');
      await page.getByRole('button', { name: 'Recusar 3 notas' }).click();
      await closed(page);
      await expect(page.getByText('3 notas recusadas juntas')).toBeVisible();
      // One undo, by key: all receipts are there again.
      await page.keyboard.press('z');
      await expect(page.getByText('3 notas recusadas juntas')).toHaveCount(0);
      await expect(mais).toBeVisible();
      await page.keyboard.press('m');
      await page.getByRole('button', { name: 'Recusar 3 notas' }).click();
      await closed(page);
      // The receipt with another picture is judged meanwhile.
      await expect(page.getByText('R$ 150,50')).toBeVisible();
      await page.keyboard.press('a');
      await see('retido');
      await expect(page.getByText('3 notas julgadas juntas')).toBeVisible({ timeout: 45_000 });
      await expect(
        page.getByRole('region', { name: 'Suas últimas decisões' }).getByRole('listitem'),
      ).toHaveCount(1);
      await see('feito');

      await page.getByRole('button', { name: /^Devolver à fila: / }).click();
      await expect(page.getByRole('dialog')).toContainText(
        'A pessoa perde 3 números · 1 raspadinha · 150 pontos',
      );
      await see('devolver');
      await page.getByLabel('Por que desfazer').fill('O valor não confere com a foto.');
      await page.getByRole('dialog').getByRole('button', { name: 'Devolver à fila' }).click();
      await closed(page);
      await expect(page.getByText('R$ 150,50')).toBeVisible();

      await chooseTela(page, 'Notas', use.isMobile);
      await see('notas');
      await page.getByLabel('Situação').selectOption('INVALIDO');
      await page
        .getByRole('button', { name: /^Abrir a nota de / })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toContainText('por Vera Dias');
      await see('nota');
      await page.getByRole('dialog').getByRole('button', { name: 'Devolver à fila' }).click();
      await expect(page.getByText('A nota deixa de ser recusada')).toBeVisible();
      await page.getByLabel('Por que desfazer').fill(aviso);
      await page.keyboard.press('Enter');
      await expect(page.getByText(`Decisão desfeita. Motivo: ${aviso}`)).toBeVisible();
      await page.goto(fila);
      await expect(page.getByText('2 notas na fila')).toBeVisible();
    });
  });
}
