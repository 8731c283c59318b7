import { type Page } from '@playwright/test';
import { createLooks } from '../../steps/looks/console-looks.ts';
import { chooseTela, consoleAddress, openConsole, phone, toPromotora } from '../../steps/console.ts';
import { expect } from '../../steps/expect.ts';
import { publishFila, registerCompra } from '../../steps/notas/fila-de-notas.ts';
import { test } from '../../steps/journey.ts';
import { installClock } from '../../steps/browser/page-clock.ts';

const retencaoMilissegundos = 30_000;
const aviso = 'Uma nota foi recusada por engano.';
const closed = (page: Page) => expect(page.getByRole('dialog')).toHaveCount(0);

test.use(phone);

test('an operator refuses copies of one picture together, takes it back once, and later undoes a verdict', async ({
  page,
}) => {
  const looks = createLooks('lote');
  const see = async (state: string) => {
    await looks.seeSchemes(page, state, { darkAt: 390 });
  };
  // The screen holds a bulk verdict for half a minute, which the journey does not wait for.
  const pass = await installClock(page);
  const host = await publishFila(page, 'lote', {
    'documentos.evidencia': { pontosParaConferir: 50, pessoasPorAparelho: 9, pessoasPorRede: 400 },
  });
  for (const valor of [4210, 12_340, 29_209]) await registerCompra(page, host, valor, 4210);
  await registerCompra(page, host, 15_050);
  const fila = `/fila?campanha=2026/${toPromotora(host).toUpperCase()}`;
  await openConsole(page, host, 'Vera Dias', [fila, 'Fila']);

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
  await pass(retencaoMilissegundos);
  await expect(page.getByText('3 notas julgadas juntas')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Suas últimas decisões' }).getByRole('listitem')).toHaveCount(
    1,
  );
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

  await chooseTela(page, 'Notas');
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
  await page.goto(consoleAddress + fila);
  await expect(page.getByText('2 notas na fila')).toBeVisible();
});
