import { expect, type Page } from '@playwright/test';
import { toCodigoPremio } from '@trevo/rules/sorte/codigo-premio';
import { addressOf } from '../steps/addresses.ts';
import { createAxe } from '../steps/axe.ts';
import { beginAsOperador, chooseTela, choosePromotora, consoleAddress } from '../steps/console.ts';
import { waitForScreen } from '../steps/go.ts';
import { test } from '../steps/journey.ts';
import { takePicture } from '../steps/pictures.ts';
import { beginWithCards, expectResult, listCardIds, publishPremios } from '../steps/premios.ts';

const senha = 'quatro folhas na horta';
const windows = [
  { name: '1440', viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false },
  { name: '390', viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
];

/** Wins a prize in the app and returns its voucher code. */
async function win(page: Page, host: string): Promise<string> {
  const { token } = await beginWithCards(page, host);
  const [id] = await listCardIds(page, host, token);
  await page.goto(`${addressOf(host)}/raspar?id=${id}`);
  await waitForScreen(page);
  await page.getByRole('button', { name: 'Revelar resultado' }).click();
  await expectResult(page, 'sempre');
  return toCodigoPremio(id!);
}

for (const { name, ...use } of windows) {
  test.describe(`window of ${name} px`, () => {
    test.use(use);
    test('an operator calls a winner, pauses and hands over the prize, and a second person undoes it', async ({
      page,
      browser,
    }) => {
      const axe = createAxe();
      const see = async (shown: Page, state: string) => {
        await axe.see(shown, `${state} at ${name}`);
        await takePicture(shown, `console-premios-${state}-${name}`);
      };
      const premios = {
        agenda: 'contador',
        cartelas: 60,
        itens: [{ id: 'cesta', nome: 'Cesta Quatro Folhas', quantidade: 60, instrucoes: 'A gente liga.' }],
      };
      const host = await publishPremios(page.request, `quadro-${name}`, {
        sorte: 'sempre',
        change: { premios },
      });
      const promotora = host.replace(/\.localhost$/, '').replaceAll('-', '_');
      const { retry } = test.info();
      const winner = await browser.newContext({ locale: 'pt-BR' });
      const codigo = await win(await winner.newPage(), host);
      await winner.close();

      await beginAsOperador(page, 'Rita Reis', `rita.${name}.${retry}@quadro.example`, senha);
      await page.goto(`${consoleAddress}/premios`);
      await choosePromotora(page, promotora, use.isMobile);
      await expect(page.getByRole('table', { name: 'Prêmios' })).toContainText('Cesta Quatro Folhas');
      await see(page, 'quadro');
      await page.getByLabel('Situação').selectOption({ label: 'Vencido' });
      await expect(page.getByText('Nenhum prêmio aqui')).toBeVisible();
      await expect(page).toHaveURL(/situacao=VENCIDO/);
      await see(page, 'vazio');
      await page.getByLabel('Situação').selectOption('');

      await page.getByLabel('Código do voucher').fill(codigo);
      await page.getByRole('button', { name: 'Procurar' }).click();
      await expect(page.getByRole('heading', { name: 'Cesta Quatro Folhas', level: 1 })).toBeVisible();
      await see(page, 'premio');
      await page.getByRole('button', { name: 'Ver contato' }).click();
      await page.getByLabel('Por que você precisa do contato?').fill('Ligar para combinar a entrega.');
      await see(page, 'motivo');
      await page.getByRole('dialog').getByRole('button', { name: 'Ver contato' }).click();
      await expect(page.getByText('Telefone', { exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Anotar que a pessoa foi avisada' }).click();
      await expect(page.getByText('A pessoa foi avisada', { exact: true })).toBeVisible();

      await page.getByRole('button', { name: 'Pausar a entrega' }).click();
      await page.getByLabel('Por que pausar?').fill('O documento tem outro nome.');
      await page.getByRole('dialog').getByRole('button', { name: 'Pausar a entrega' }).click();
      await expect(page.getByText('A entrega está pausada')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Entregar', exact: true })).toHaveCount(0);
      await see(page, 'pausado');
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
      await see(page, 'entregar');
      await page.getByRole('dialog').getByRole('button', { name: 'Entregar' }).click();
      await expect(page.getByText('por Loja Sé, Rita').first()).toBeVisible();
      await see(page, 'entregue');
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      await see(page, 'entregue-escuro');
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: null });

      await page.getByRole('button', { name: 'Desfazer a entrega' }).click();
      await page.getByLabel('Por que isto deve acontecer?').fill('O caixa registrou a pessoa errada.');
      await page.getByRole('button', { name: 'Propor' }).click();
      await expect(page.getByText('Proposta enviada.', { exact: false })).toBeVisible();

      const context = await browser.newContext({ ...use, locale: 'pt-BR' });
      const other = await context.newPage();
      await beginAsOperador(other, 'Bruno Reis', `bruno.${name}.${retry}@quadro.example`, senha);
      await choosePromotora(other, promotora, use.isMobile);
      await chooseTela(other, 'Propostas', use.isMobile);
      await other.getByRole('link', { name: /^Ler a proposta: Desfazer a entrega/ }).click();
      await expect(other.getByText(/o código vale de novo no balcão/)).toBeVisible();
      await see(other, 'proposta');
      await other.getByRole('button', { name: 'Aprovar e fazer agora' }).click();
      await expect(other.getByText('O ato foi feito.')).toBeVisible();
      await context.close();

      await page.reload();
      await expect(page.getByText('Entrega desfeita', { exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Entregar', exact: true })).toBeVisible();
      axe.expectNothing();
    });
  });
}
