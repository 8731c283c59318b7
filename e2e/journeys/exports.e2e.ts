import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { createAxe } from '../steps/axe.ts';
import { beginAsOperador, chooseTela, choosePromotora, consoleAddress } from '../steps/console.ts';
import { test } from '../steps/journey.ts';
import { takePicture } from '../steps/pictures.ts';
import { publishCampanha } from '../steps/publish-campanha.ts';

const senha = 'quatro folhas na horta';
const windows = [
  { name: '1440', viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false },
  { name: '390', viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
];

/** Downloads the file of a row and returns its name and text. */
async function download(page: Page, row: string): Promise<{ nome: string; texto: string }> {
  const saved = page.waitForEvent('download');
  await page
    .getByRole('row', { name: row })
    .getByRole('button', { name: /^Baixar/ })
    .click();
  const file = await saved;
  return { nome: file.suggestedFilename(), texto: readFileSync(await file.path(), 'utf8') };
}

for (const { name, ...use } of windows) {
  test.describe(`window of ${name} px`, () => {
    test.use(use);
    test('an operator exports receipts, and people with the approval of a second person', async ({
      page,
      browser,
    }) => {
      const axe = createAxe();
      const see = async (shown: Page, state: string) => {
        await axe.see(shown, `${state} at ${name}`);
        await takePicture(shown, `console-exportacoes-${state}-${name}`);
      };
      const host = await publishCampanha(page.request, `exporta-${name}`, { recompensas: undefined });
      const promotora = host.replace(/\.localhost$/, '').replaceAll('-', '_');
      const { retry } = test.info();
      await beginAsOperador(page, 'Rita Reis', `rita.${name}.${retry}@exporta.example`, senha);
      await page.goto(`${consoleAddress}/`);
      await choosePromotora(page, promotora, use.isMobile);
      await chooseTela(page, 'Exportações', use.isMobile);
      await expect(page.getByText('Nenhuma exportação')).toBeVisible();
      await see(page, 'vazio');

      await page.getByRole('button', { name: 'Exportar' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('O que exportar').selectOption({ label: 'Notas' });
      await dialog.getByLabel('Uma linha por item da nota').check();
      await dialog.getByLabel('Formato').selectOption({ label: 'CSV, com ponto e vírgula' });
      await see(page, 'formulario');
      await dialog.getByRole('button', { name: 'Exportar' }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('row', { name: /Notas, com os itens/ })).toContainText('Pronta');
      const notas = await download(page, 'Notas, com os itens');
      expect(notas.nome).toMatch(/^\d{4}-.+-notas-com-itens-\d{4}-\d{2}-\d{2}\.csv$/);
      expect(notas.texto).toMatch(/^\uFEFFnota;pessoa;tipo;.*;item_valor;Exportado por Rita Reis em /);
      await expect(page.getByText('baixada 1 vez')).toBeVisible();

      await page.getByRole('button', { name: 'Exportar' }).click();
      await dialog.getByLabel('Incluir dados pessoais').check();
      await dialog.getByRole('button', { name: 'Pedir aprovação' }).click();
      await expect(dialog.getByText('Escreva ao menos 10 caracteres.')).toBeVisible();
      await dialog
        .getByLabel('Para que os dados serão usados?')
        .fill('Entregar os brindes do ponto de venda.');
      await see(page, 'dados-pessoais');
      await dialog.getByRole('button', { name: 'Pedir aprovação' }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('row', { name: /Participantes/ })).toHaveCount(0);

      const context = await browser.newContext({ ...use, locale: 'pt-BR' });
      const other = await context.newPage();
      await beginAsOperador(other, 'Bruno Reis', `bruno.${name}.${retry}@exporta.example`, senha);
      await choosePromotora(other, promotora, use.isMobile);
      await chooseTela(other, 'Propostas', use.isMobile);
      await other.getByRole('link', { name: /^Ler a proposta: Exportar participantes/ }).click();
      await expect(other.getByText(/^Nome, usuário, CPF, e-mail e telefone/)).toBeVisible();
      await see(other, 'proposta');
      await other.getByRole('button', { name: 'Aprovar e fazer agora' }).click();
      await expect(other.getByText('O ato foi feito.')).toBeVisible();
      await context.close();

      await page.reload();
      const pessoal = page.getByRole('row', { name: /Participantes/ });
      await expect(pessoal).toContainText('Pronta');
      await expect(pessoal).toContainText('aprovada por Bruno Reis');
      await see(page, 'lista');
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      await see(page, 'lista-escuro');
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: null });
      await pessoal.getByRole('button', { name: /^Apagar/ }).click();
      await see(page, 'apagar');
      await page.getByRole('button', { name: 'Apagar o arquivo' }).click();
      await expect(pessoal).toContainText('Cancelada');
      await expect(pessoal.getByRole('button')).toHaveCount(0);
      axe.expectNothing();
    });
  });
}
