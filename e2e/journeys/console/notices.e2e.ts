import { type Page } from '@playwright/test';
import { addressOf } from '../../steps/addresses.ts';
import { createLooks } from '../../steps/looks/console-looks.ts';
import { desk, openConsole } from '../../steps/console.ts';
import { expect } from '../../steps/expect.ts';
import { waitForScreen } from '../../steps/go.ts';
import { test } from '../../steps/journey.ts';
import { publishCampanha } from '../../steps/publish-campanha.ts';
import { beginAsNewPessoa } from '../../steps/sign-up.ts';

const mensagem =
  'Seus números já estão na lista do sorteio de sábado, às 20h, pela Loteria Federal. Confira no app quantos você tem, mande as notas que faltam até sexta-feira e boa sorte! Quem mandou nota nesta semana concorre em dobro.';

/** Opens the consumer's notices and expects this many with the title. */
async function expectNoApp(page: Page, host: string, titulo: string, times: number): Promise<void> {
  await page.goto(`${addressOf(host)}/home`);
  await waitForScreen(page);
  await page.getByRole('button', { name: 'Notificações' }).click();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(page.getByRole('dialog').getByText(titulo)).toHaveCount(times);
}

async function write(page: Page, titulo: string): Promise<void> {
  await page.getByLabel('Título', { exact: true }).fill(titulo);
  await page.getByLabel('Mensagem', { exact: true }).fill(mensagem);
}

/** Returns tomorrow at half past ten in the evening, in São Paulo, as the field takes it. */
function toAmanha(): string {
  const dia = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' }).format(
    new Date(Date.now() + 86_400_000),
  );
  return `${dia}T22:30`;
}

test.use(desk);

test('an operator previews, tests and sends a notice once, and stops a scheduled one', async ({
  page,
  browser,
}) => {
  const looks = createLooks('avisos', { hasLayout: false });
  const see = (state: string) => looks.see(page, state);
  const host = await publishCampanha(page.request, 'avisos-enviados');
  const context = await browser.newContext({ locale: 'pt-BR' });
  const app = await context.newPage();
  const { cpf } = await beginAsNewPessoa(app, host, { aceitaNotificacao: true });

  await openConsole(page, host, 'Rita Reis', ['/avisos', 'Avisos']);
  await expect(page.getByText('Nenhum aviso ainda')).toBeVisible();
  await see('vazio');

  await page.getByRole('link', { name: 'Novo aviso' }).click();
  await expect(page.getByText('1 pessoa no app; 1 aceita avisos no celular.')).toBeVisible();
  await see('novo');
  await page.getByRole('button', { name: 'Revisar e enviar' }).click();
  await expect(page.getByText('Escreva o título.')).toBeVisible();
  await write(page, 'Sorteio no sábado');
  await expect(page.getByText('restam 63')).toBeVisible();
  const previa = page.getByTestId('previa-iphone');
  await expect(previa).toContainText('Sorteio no sábado');
  await previa.scrollIntoViewIfNeeded();
  await looks.seeSchemes(page, 'iphone');
  await page.getByText('Android', { exact: true }).click();
  await expect(page.getByTestId('previa-android')).toContainText('Sorteio no sábado');
  await see('android');
  await page.getByText('No app', { exact: true }).click();
  await expect(page.getByTestId('previa-lista')).toContainText(mensagem);
  await see('no-app');

  await page.getByRole('button', { name: 'Testar com uma pessoa' }).click();
  await page.getByLabel('CPF ou telefone de quem vai receber').fill(cpf);
  await see('teste');
  await page.getByRole('button', { name: 'Enviar o teste' }).click();
  await expect(page.getByText('Teste enviado a essa pessoa.')).toBeVisible();
  await expectNoApp(app, host, 'Sorteio no sábado', 1);

  await page.getByLabel('Para quem').selectOption({ label: 'Quem tem ao menos uma nota válida' });
  await expect(page.getByText('Nenhuma pessoa agora.')).toBeVisible();
  await page.getByLabel('Para quem').selectOption({ label: 'Quem ainda não mandou nota' });
  await expect(page.getByText(/^1 pessoa no app/)).toBeVisible();
  await page.getByRole('button', { name: 'Revisar e enviar' }).click();
  await see('confirmar');
  await page.getByRole('button', { name: 'Enviar para 1 pessoa' }).dblclick();
  await expect(page.getByText('Aparelhos aceitos pelo serviço de envio')).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'Enviado' })).toBeVisible();
  await looks.seeSchemes(page, 'enviado');
  await expectNoApp(app, host, 'Sorteio no sábado', 2);

  await page.getByRole('link', { name: 'Voltar aos avisos' }).click();
  await page.getByRole('link', { name: 'Novo aviso' }).click();
  await write(page, 'Últimos dias');
  await page.getByText('Agendar', { exact: true }).click();
  await page.getByLabel('Dia e hora (Brasília)').fill(toAmanha());
  await expect(page.getByText(/^Entra no app: .*22:30\. Os celulares não tocam/)).toBeVisible();
  await see('agendar');
  await page.getByRole('button', { name: 'Revisar e enviar' }).click();
  await page.getByRole('button', { name: 'Agendar o aviso' }).click();
  await expect(page.getByText('Agendado', { exact: true })).toBeVisible();
  await see('agendado');
  await expectNoApp(app, host, 'Últimos dias', 0);
  await page.getByRole('button', { name: 'Parar o aviso' }).click();
  await see('parar');
  await page.getByRole('dialog').getByRole('button', { name: 'Parar o aviso' }).click();
  await expect(page.getByText('Este aviso foi parado')).toBeVisible();
  await see('parado');

  await page.getByRole('link', { name: 'Voltar aos avisos' }).click();
  await expect(page.getByRole('table', { name: 'Avisos' }).getByText('Sorteio no sábado')).toHaveCount(1);
  await looks.seeSchemes(page, 'lista');
  await page.route('**/operador/v1/notificacoes/**', (route) => route.abort());
  await page.reload();
  await expect(page.getByText('Não deu para carregar')).toBeVisible();
  await see('falha');
  await page.unroute('**/operador/v1/notificacoes/**');
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByRole('table', { name: 'Avisos' })).toBeVisible();
  looks.expectNothing();
  await context.close();
});
