import { type Page } from '@playwright/test';
import { createLooks } from '../../steps/looks/console-looks.ts';
import { beginAsOperador, choosePromotora, consoleAddress, desk, toPromotora } from '../../steps/console.ts';
import { expect } from '../../steps/expect.ts';
import { publishFila, registerCompra } from '../../steps/notas/fila-de-notas.ts';
import { test } from '../../steps/journey.ts';
import { installClock } from '../../steps/browser/page-clock.ts';

const retencaoMilissegundos = 10_000;
const valores = [4210, 12_340, 29_209, 50_000, 7_000, 15_050, 8_800];

/** Chooses the promoter of the campaign, and opens its queue from Hoje by taps. */
async function openFila(page: Page, promotora: string): Promise<void> {
  await choosePromotora(page, promotora);
  await expect(page.getByText(/notas para conferir/)).toBeVisible();
  await page.getByRole('link', { name: 'Abrir a fila' }).click();
  await expect(page.getByRole('heading', { name: 'Fila', level: 1 })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Imagem da nota' })).toBeVisible();
}

const nota = (page: Page) => new URL(page.url()).searchParams.get('nota');

/** Waits until the screen shows another receipt, and returns it. */
async function nextNota(page: Page, before: string | null): Promise<string | null> {
  await expect.poll(() => nota(page)).not.toBe(before);
  return nota(page);
}

test.use(desk);

test('an operator judges receipts by keys and buttons and takes one back, and another one gets others', async ({
  page,
  browser,
}) => {
  const looks = createLooks('fila');
  const see = (state: string) => looks.see(page, state);
  // The screen holds a verdict for ten seconds, which the journey does not wait for.
  const pass = await installClock(page);
  const host = await publishFila(page, 'fila');
  for (const valor of valores) await registerCompra(page, host, valor);
  const promotora = toPromotora(host);
  const retry = test.info().retry;
  await beginAsOperador(page, 'Vera Dias', `vera.${retry}@trevo.example`, 'sete canoas na lagoa');
  await openFila(page, promotora);
  const first = nota(page);
  await expect(page.getByText('Se aprovada')).toBeVisible();
  await see('nota');

  const other = await browser.newContext({ locale: 'pt-BR', viewport: { width: 1280, height: 800 } });
  const outra = await other.newPage();
  await beginAsOperador(outra, 'Caio Reis', `caio.${retry}@trevo.example`, 'cinco pontes sobre o rio');
  await openFila(outra, promotora);
  const held = nota(outra);
  expect(held).not.toBe(first);
  await expect(outra.getByText('2 com Vera Dias')).toBeVisible();

  // Held for ten seconds, and taken back.
  await page.keyboard.press('a');
  const second = await nextNota(page, first);
  await page.keyboard.press('z');
  await expect.poll(() => nota(page)).toBe(first);

  await page.keyboard.press('?');
  await see('teclas');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('d');
  await expect(page.getByRole('dialog')).toContainText('Nenhuma nota parecida');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.keyboard.press('a');
  expect(await nextNota(page, first)).toBe(second);
  await expect(page.getByRole('button', { name: 'Desfazer (Z)' })).toBeVisible();
  await see('retida');
  await page.keyboard.press('2');
  const third = await nextNota(page, second);
  await page.keyboard.press('e');
  await page.getByLabel('Valor da nota').fill('100,00');
  await expect(page.getByRole('dialog')).toContainText('2 números');
  await see('valor');
  await page.keyboard.press('Enter');
  const fourth = await nextNota(page, third);
  expect([first, second, third, fourth]).not.toContain(held);
  await page.getByRole('button', { name: 'ilegível' }).click();
  await nextNota(page, fourth);

  await pass(retencaoMilissegundos);
  await expect(page.getByText('Suas últimas decisões')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Suas últimas decisões' }).getByRole('listitem')).toHaveCount(
    4,
    {
      timeout: 20_000,
    },
  );
  await expect(page.getByText('não foi feita')).toHaveCount(0);
  await see('decididas');

  // An empty queue says so; the receipts of the other operator are free again.
  await outra.close();
  await other.close();
  await page.goto(`${consoleAddress}/fila?campanha=2026/${promotora.toUpperCase()}`);
  await expect(page.getByRole('img', { name: 'Imagem da nota' })).toBeVisible();
  for (let shown = nota(page); shown; shown = nota(page)) {
    await page.keyboard.press('s');
    await expect
      .poll(async () => nota(page) !== shown || (await page.getByText('Nada espera por você').isVisible()))
      .toBe(true);
    if (await page.getByText('Nada espera por você').isVisible()) break;
  }
  await expect(page.getByText('Nada espera por você')).toBeVisible();
  await see('vazia');
});
