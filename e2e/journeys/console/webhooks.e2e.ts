import { type Page } from '@playwright/test';
import { receptorPort } from '../../steps/addresses.ts';
import { createLooks } from '../../steps/looks/console-looks.ts';
import { desk, openConsole } from '../../steps/console.ts';
import { expect } from '../../steps/expect.ts';
import { test } from '../../steps/journey.ts';
import { registerNota } from '../../steps/notas/notas-proprias.ts';
import { publishCampanha } from '../../steps/publish-campanha.ts';
import { isSigned, type Receptor, startReceptor } from '../../steps/receptor.ts';
import { beginAsNewPessoa } from '../../steps/sign-up.ts';
import { runTarefas } from '../../steps/tarefas.ts';

const toIds = ({ recebidos }: Receptor) => recebidos.map(({ headers }) => headers['webhook-id']);

/** Reads the secret that is shown once, and closes its dialog. */
async function keepSegredo(page: Page): Promise<string> {
  const code = page.getByRole('dialog').locator('code');
  await expect(code).toHaveText(/^whsec_/);
  const segredo = (await code.textContent())!;
  await page.getByRole('button', { name: 'Já guardei' }).click();
  await expect(page.getByText(segredo)).toHaveCount(0);
  return segredo;
}

/** Sends the events that are due. */
const deliver = (page: Page) => runTarefas(page.request, 'webhook.distribuir', 'webhook.entregar');

test.use(desk);
let receptor: Receptor;
test.beforeEach(async () => void (receptor = await startReceptor(receptorPort)));
test.afterEach(() => receptor.close());

test('an administrator registers an endpoint, sees it fail and recover, sends an event again and rotates the secret', async ({
  page,
  browser,
}) => {
  const looks = createLooks('webhooks');
  const see = (state: string) => looks.see(page, state);
  const host = await publishCampanha(page.request, 'webhooks', {
    recompensas: undefined,
    premios: undefined,
  });
  const context = await browser.newContext({ locale: 'pt-BR', viewport: { width: 390, height: 844 } });
  const shopper = await context.newPage();
  await beginAsNewPessoa(shopper, host);

  await openConsole(page, host, 'Rita Reis', ['/webhooks', 'Webhooks']);
  await expect(page.getByText('Nenhum webhook')).toBeVisible();
  await see('vazio');

  await page.getByRole('button', { name: 'Criar webhook' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Quem recebe').fill('ERP da matriz');
  await dialog.getByLabel('Endereço').fill('https://10.0.0.1/trevo');
  await dialog.getByLabel(/^Nota julgada/).check();
  await dialog.getByRole('button', { name: 'Criar webhook' }).click();
  await expect(dialog.getByText(/^O endereço precisa ser público/)).toBeVisible();
  await see('endereco-recusado');
  await dialog.getByLabel('Endereço').fill(receptor.url);
  await dialog.getByRole('button', { name: 'Criar webhook' }).click();
  await expect(page.getByRole('dialog').locator('code')).toHaveText(/^whsec_/);
  await see('segredo');
  const segredo = await keepSegredo(page);
  await expect(page.getByRole('heading', { name: 'ERP da matriz', level: 1 })).toBeVisible();
  await expect(page.getByText('Nenhuma entrega')).toBeVisible();
  await see('novo');

  await page.getByRole('button', { name: 'Enviar um teste' }).click();
  await expect(page.getByText('O teste chegou')).toBeVisible();
  await see('teste');
  expect(isSigned(receptor.recebidos[0]!, segredo)).toBe(true);
  await dialog.getByRole('button', { name: 'Fechar' }).last().click();

  receptor.answer(500);
  await registerNota(shopper, host);
  await deliver(page);
  const table = page.getByRole('table', { name: 'Entregas deste webhook' });
  const row = table.getByRole('row', { name: /Nota julgada/ });
  // The list had nothing that was due, so it is not read again by itself.
  await page.reload();
  await expect(row).toContainText('Respondeu 500');
  await expect(row).toContainText('Na fila');
  await expect(page.getByText('Falhando')).toBeVisible();
  await see('falhando');

  receptor.answer(200);
  await row.getByRole('button', { name: /^Ver/ }).click();
  await dialog.getByRole('button', { name: 'Enviar de novo' }).click();
  await expect(dialog).toBeHidden();
  await deliver(page);
  await expect(row).toContainText('Entregue');
  await row.getByRole('button', { name: /^Ver/ }).click();
  await expect(dialog.getByText('Respondeu 200')).toBeVisible();
  await see('entrega');
  const before = receptor.recebidos.length;
  await dialog.getByRole('button', { name: 'Enviar de novo' }).click();
  await expect(dialog).toBeHidden();
  await deliver(page);
  await expect.poll(() => receptor.recebidos.length).toBe(before + 1);
  // The test event, then one event, which a receiver recognizes by its id.
  expect(new Set(toIds(receptor)).size).toBe(2);
  await expect(row).toContainText('Entregue');
  await expect(page.getByText('Funcionando')).toBeVisible();
  await page.getByLabel('Situação').selectOption({ label: 'Falhou' });
  await expect(page.getByText('Nenhuma entrega está nesta situação.')).toBeVisible();
  await page.getByLabel('Situação').selectOption({ label: 'Todas' });
  await page.getByRole('button', { name: 'Enviar período de novo' }).click();
  await see('periodo');
  await dialog.getByRole('button', { name: 'Enviar de novo' }).click();
  await expect(page.getByText('Nenhum evento deste período falhou.')).toBeVisible();

  await page.getByRole('button', { name: 'Trocar segredo' }).click();
  await see('trocar');
  await dialog.getByRole('button', { name: 'Trocar segredo' }).click();
  const novo = await keepSegredo(page);
  await expect(page.getByText(/^Cada entrega leva duas assinaturas/)).toBeVisible();
  const atRotation = receptor.recebidos.length;
  await registerNota(shopper, host);
  await deliver(page);
  await expect.poll(() => receptor.recebidos.length).toBe(atRotation + 1);
  expect([segredo, novo].map((one) => isSigned(receptor.recebidos.at(-1)!, one))).toEqual([true, true]);

  await page.getByRole('button', { name: 'Pausar' }).click();
  await dialog.getByRole('button', { name: 'Pausar' }).click();
  await expect(page.getByText('Este webhook está pausado')).toBeVisible();
  await looks.seeSchemes(page, 'pausado');
  await page.getByRole('button', { name: 'Retomar' }).click();
  await expect(page.getByText('Este webhook está pausado')).toBeHidden();
  await page.getByRole('link', { name: 'Todos os webhooks' }).click();
  await expect(page.getByRole('table', { name: 'Webhooks' })).toContainText('Funcionando');
  await see('lista');
  await context.close();
  looks.expectNothing();
});
