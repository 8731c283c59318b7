import { type Page } from '@playwright/test';
import { fillPath } from '@trevo/contract/fill-path';
import { paths } from '@trevo/contract/paths';
import { toCodigoPremio } from '@trevo/rules/sorte/premios/codigo-premio';
import { addressOf } from '../../steps/addresses.ts';
import { createLooks } from '../../steps/looks/console-looks.ts';
import { openConsole, openOther, phone } from '../../steps/console.ts';
import { expect } from '../../steps/expect.ts';
import { test } from '../../steps/journey.ts';
import { listCardIds, publishPremios, registerWithCards } from '../../steps/premios.ts';

/** Wins a prize as a new person, by calls, and returns its voucher code. */
async function win(page: Page, host: string): Promise<string> {
  const { token } = await registerWithCards(page, host);
  const [id] = await listCardIds(page, host, token);
  const path = fillPath(paths['raspadinhaAlternativa.raspar'].path, { id: id! });
  const response = await page.request.post(addressOf('127.0.0.1') + path, {
    headers: { host: new URL(addressOf(host)).host, authorization: `Bearer ${token}` },
    data: {},
  });
  expect(response.status(), await response.text()).toBeLessThan(300);
  return toCodigoPremio(id!);
}

test.use(phone);

test('an operator calls a winner, pauses and hands over the prize, and a second person undoes it', async ({
  page,
  browser,
}) => {
  const looks = createLooks('premios');
  const premios = {
    agenda: 'contador',
    cartelas: 60,
    itens: [{ id: 'cesta', nome: 'Cesta Quatro Folhas', quantidade: 60, instrucoes: 'A gente liga.' }],
  };
  const host = await publishPremios(page.request, 'quadro', {
    sorte: 'sempre',
    change: { premios },
  });
  const codigo = await win(page, host);

  await openConsole(page, host, 'Rita Reis', ['/premios', 'Prêmios']);
  await expect(page.getByRole('table', { name: 'Prêmios' })).toContainText('Cesta Quatro Folhas');
  await looks.see(page, 'quadro');
  await page.getByLabel('Situação').selectOption({ label: 'Vencido' });
  await expect(page.getByText('Nenhum prêmio aqui')).toBeVisible();
  await expect(page).toHaveURL(/situacao=VENCIDO/);
  await looks.see(page, 'vazio');
  await page.getByLabel('Situação').selectOption('');

  await page.getByLabel('Código do voucher').fill(codigo);
  await page.getByRole('button', { name: 'Procurar' }).click();
  await expect(page.getByRole('heading', { name: 'Cesta Quatro Folhas', level: 1 })).toBeVisible();
  await looks.see(page, 'premio');
  await page.getByRole('button', { name: 'Ver contato' }).click();
  await page.getByLabel('Por que você precisa do contato?').fill('Ligar para combinar a entrega.');
  await looks.see(page, 'motivo');
  await page.getByRole('dialog').getByRole('button', { name: 'Ver contato' }).click();
  await expect(page.getByText('Telefone', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Anotar que a pessoa foi avisada' }).click();
  await expect(page.getByText('A pessoa foi avisada', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Pausar a entrega' }).click();
  await page.getByLabel('Por que pausar?').fill('O documento tem outro nome.');
  await page.getByRole('dialog').getByRole('button', { name: 'Pausar a entrega' }).click();
  await expect(page.getByText('A entrega está pausada')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Entregar', exact: true })).toHaveCount(0);
  await looks.see(page, 'pausado');
  await page.getByRole('button', { name: 'Liberar a entrega' }).click();
  await page.getByLabel('Por que liberar?').fill('O documento certo chegou.');
  await page.getByRole('dialog').getByRole('button', { name: 'Liberar a entrega' }).click();
  await page.getByRole('button', { name: 'Anotar que os documentos chegaram' }).click();

  await page.getByLabel('O que é o arquivo').selectOption({ label: 'Recibo assinado' });
  await page.getByLabel('Arquivo do prêmio').setInputFiles({
    name: 'recibo.png',
    mimeType: 'image/png',
    buffer: await page.screenshot(),
  });
  await expect(page.getByRole('button', { name: /^Abrir Recibo assinado/ })).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Abrir Recibo assinado/ }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.jpg$/);

  await page.getByRole('button', { name: 'Entregar', exact: true }).click();
  await page.getByLabel('Quem entrega').fill('Loja Sé, Rita');
  await looks.see(page, 'entregar');
  await page.getByRole('dialog').getByRole('button', { name: 'Entregar' }).click();
  await expect(page.getByText('por Loja Sé, Rita').first()).toBeVisible();
  await looks.seeSchemes(page, 'entregue');

  await page.getByRole('button', { name: 'Desfazer a entrega' }).click();
  await page.getByLabel('Por que isto deve acontecer?').fill('O caixa registrou a pessoa errada.');
  await page.getByRole('button', { name: 'Propor' }).click();
  await expect(page.getByText('Proposta enviada.', { exact: false })).toBeVisible();

  const other = await openOther(browser, host, 'Bruno Reis', ['/propostas', 'Propostas']);
  await other.getByRole('link', { name: /^Ler a proposta: Desfazer a entrega/ }).click();
  await expect(other.getByText(/o código vale de novo no balcão/)).toBeVisible();
  await looks.see(other, 'proposta');
  await other.getByRole('button', { name: 'Aprovar e fazer agora' }).click();
  await expect(other.getByText('O ato foi feito.')).toBeVisible();
  await other.context().close();

  await page.reload();
  await expect(page.getByText('Entrega desfeita', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Entregar', exact: true })).toBeVisible();
  looks.expectNothing();
});
