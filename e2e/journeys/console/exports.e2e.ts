import { readFileSync } from 'node:fs';
import { type Page } from '@playwright/test';
import { createLooks } from '../../steps/looks/console-looks.ts';
import { desk, openConsole, openOther } from '../../steps/console.ts';
import { expect } from '../../steps/expect.ts';
import { test } from '../../steps/journey.ts';
import { publishCampanha } from '../../steps/publish-campanha.ts';
import { runTarefas } from '../../steps/tarefas.ts';

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

test.use(desk);

test('an operator exports receipts, and people with the approval of a second person', async ({
  page,
  browser,
}) => {
  const looks = createLooks('exportacoes');
  const host = await publishCampanha(page.request, 'exporta', { recompensas: undefined });
  await openConsole(page, host, 'Rita Reis', ['/exportacoes', 'Exportações']);
  await expect(page.getByText('Nenhuma exportação')).toBeVisible();
  await looks.see(page, 'vazio');

  await page.getByRole('button', { name: 'Exportar' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('O que exportar').selectOption({ label: 'Notas' });
  await dialog.getByLabel('Uma linha por item da nota').check();
  await dialog.getByLabel('Formato').selectOption({ label: 'CSV, com ponto e vírgula' });
  await looks.see(page, 'formulario');
  await dialog.getByRole('button', { name: 'Exportar' }).click();
  await expect(dialog).toBeHidden();
  await runTarefas(page.request, 'exportacao.escrever');
  await expect(page.getByRole('row', { name: /Notas, com os itens/ })).toContainText('Pronto');
  const notas = await download(page, 'Notas, com os itens');
  expect(notas.nome).toMatch(/^\d{4}-.+-notas-com-itens-\d{4}-\d{2}-\d{2}\.csv$/);
  expect(notas.texto).toMatch(/^\uFEFFnota;pessoa;tipo;.*;item_valor;Exportado por Rita Reis em /);
  await expect(page.getByText('baixado 1 vez')).toBeVisible();

  await page.getByRole('button', { name: 'Exportar' }).click();
  await dialog.getByLabel('Incluir dados pessoais').check();
  await dialog.getByRole('button', { name: 'Pedir aprovação' }).click();
  await expect(dialog.getByText('Escreva ao menos 10 caracteres.')).toBeVisible();
  await dialog.getByLabel('Para que os dados serão usados?').fill('Entregar os brindes do ponto de venda.');
  await looks.see(page, 'dados-pessoais');
  await dialog.getByRole('button', { name: 'Pedir aprovação' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row', { name: /Participantes/ })).toHaveCount(0);

  const other = await openOther(browser, host, 'Bruno Reis', ['/propostas', 'Propostas']);
  await other.getByRole('link', { name: /^Ler a proposta: Exportar participantes/ }).click();
  await expect(other.getByText(/^Nome, usuário, CPF, e-mail e telefone/)).toBeVisible();
  await looks.see(other, 'proposta');
  await other.getByRole('button', { name: 'Aprovar e fazer agora' }).click();
  await expect(other.getByText('O ato foi feito.')).toBeVisible();
  await other.context().close();

  await runTarefas(page.request, 'exportacao.escrever');
  await page.reload();
  const pessoal = page.getByRole('row', { name: /Participantes/ });
  await expect(pessoal).toContainText('Pronto');
  await expect(pessoal).toContainText('aprovada por Bruno Reis');
  await looks.seeSchemes(page, 'lista');
  await pessoal.getByRole('button', { name: /^Apagar/ }).click();
  await looks.see(page, 'apagar');
  await page.getByRole('button', { name: 'Apagar o arquivo' }).click();
  await expect(pessoal).toContainText('Cancelado');
  await expect(pessoal.getByRole('button')).toHaveCount(0);
  looks.expectNothing();
});
