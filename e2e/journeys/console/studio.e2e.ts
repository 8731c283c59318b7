import { type Page } from '@playwright/test';
import { addressOf } from '../../steps/addresses.ts';
import { createAxe } from '../../steps/looks/axe.ts';
import { desk, openConsole, phone } from '../../steps/console.ts';
import { expect } from '../../steps/expect.ts';
import { test } from '../../steps/journey.ts';
import { createLayoutChecks } from '../../steps/looks/layout-checks.ts';
import { publishCampanha, toHost } from '../../steps/publish-campanha.ts';
import { createPessoa } from '../../steps/sign-up.ts';
import { toNota } from '../../steps/notas/videos.ts';

const logo = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 80" width="240" height="80"><rect width="240" height="80" rx="16" fill="#0b6e4f"/><circle cx="44" cy="40" r="22" fill="#ffb400"/><rect x="84" y="28" width="130" height="24" rx="12" fill="#fff"/></svg>',
);

/** Chooses a section of the outline. */
const openSecao = (page: Page, nome: string) =>
  page.getByRole('navigation', { name: 'Seções' }).getByRole('button', { name: nome }).click();

/** Signs up at a campaign of a model, which has no terms of its own. */
async function signUpAt(page: Page, host: string): Promise<void> {
  const pessoa = createPessoa();
  await page.goto(addressOf(host));
  await page.getByLabel('CPF').fill(pessoa.cpf);
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Antes, um combinado' })).toBeVisible();
  for (const control of await page.getByRole('switch').all()) await control.check();
  await page.getByRole('button', { name: 'Concordar e continuar' }).click();
  await page.getByLabel('Nome completo').fill(pessoa.nome);
  await page.getByLabel('E-mail').fill(pessoa.email);
  await page.getByLabel('Data de nascimento').fill(pessoa.dataNascimento.split('-').reverse().join(''));
  await page.getByLabel('Celular').fill(pessoa.telefoneContato);
  await page.getByLabel('Senha', { exact: false }).first().fill(pessoa.senha);
  await page.getByLabel('Confirme a senha').fill(pessoa.senha);
  await page.getByRole('button', { name: 'Criar minha conta' }).click();
  await expect(page.getByText('Tudo pronto')).toBeVisible();
}

test.use(desk);

test('an administrator puts a new brand live without a file, and a shopper wins a number, in ten minutes', async ({
  page,
  browser,
}) => {
  const begun = Date.now();
  const axe = createAxe();
  const layout = createLayoutChecks('studio', desk);
  // On a phone the studio only shows: one look at the end.
  const see = async (state: string) => {
    await axe.see(page, state);
    await layout.see(page, state);
  };
  const host = toHost('estudio-novo');
  const casa = await publishCampanha(page.request, 'estudio-casa');
  await openConsole(page, casa, 'Rita Reis', ['/campanhas', 'Campanhas']);
  await expect(page.getByText('Nenhum rascunho.')).toBeVisible();
  await see('sem-rascunhos');

  await page.getByRole('link', { name: 'Nova campanha' }).click();
  await expect(page.getByRole('heading', { name: 'Nova campanha', level: 1 })).toBeVisible();
  await see('tipos');
  await page.getByRole('link', { name: 'Começar com Prêmios instantâneos' }).click();
  await page.getByRole('button', { name: 'Criar e abrir no estúdio' }).click();
  await expect(page.getByText('Dê um nome à campanha.')).toBeVisible();
  await see('faltam');
  await page.getByLabel('Nome da campanha').fill('Festa das Folhas');
  await page.getByLabel('Endereço na internet').fill(host);
  await page.getByLabel('E-mail de atendimento').fill('oi@folhas.example');
  // The promoter's own data come from its published campaign.
  await expect(page.getByLabel('Razão social')).not.toHaveValue('');
  await expect(page.getByLabel('CNPJ')).not.toHaveValue('');
  await page.getByLabel('O que se sorteia no fim').fill('Um carro zero');
  await page
    .getByLabel('Logo', { exact: true })
    .setInputFiles({ name: 'Folhas.svg', mimeType: 'image/svg+xml', buffer: logo });
  await expect(page.getByText('Cores do logo')).toBeVisible();
  await expect(page.getByLabel('Cor principal', { exact: true })).toHaveValue('#0b6e4f');
  await see('perguntas');
  await page.getByRole('button', { name: 'Criar e abrir no estúdio' }).click();

  await expect(page.getByRole('heading', { name: 'Estúdio', level: 1 })).toBeVisible();
  const previa = page.frameLocator('iframe[title="Prévia do aplicativo"]');
  await expect(previa.getByLabel('CPF')).toBeVisible({ timeout: 90_000 });
  await see('editor');

  await openSecao(page, 'Marca e cores');
  await page.getByLabel('Cor de destaque', { exact: true }).fill('#b3261e');
  await see('tema');
  await openSecao(page, 'Como se ganha');
  await page.getByLabel('Números de cada vez').fill('2');
  await expect(page.getByText('Gravado', { exact: true })).toBeVisible();
  await see('regra');
  await page.getByText('YAML', { exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Texto da campanha, em YAML' })).toContainText('promotora:');
  await see('yaml');
  await page.getByText('Diferenças', { exact: true }).click();
  await expect(page.getByText('Ainda não há versão publicada')).toBeVisible();
  await page.getByText('Formulário', { exact: true }).click();

  await page.getByLabel('Tela', { exact: true }).selectOption({ label: 'Início' });
  await expect(previa.getByText(/^Olá, /)).toBeVisible({ timeout: 60_000 });
  await see('previa-inicio');
  await page.getByRole('button', { name: 'Sem erros · 1 aviso' }).click();
  await see('avisos');
  await page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).click();

  await page.getByRole('button', { name: 'Publicar' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(`A campanha é nova: ela entra no ar em ${host}.`)).toBeVisible();
  await see('publicar');
  await dialog.getByRole('button', { name: 'Publicar' }).click();
  await expect(dialog.getByRole('link', { name: addressOf(host) })).toBeVisible();
  await see('no-ar');
  await dialog.getByRole('button', { name: 'Voltar ao estúdio' }).click();

  const context = await browser.newContext({ ...phone, locale: 'pt-BR' });
  const shopper = await context.newPage();
  await signUpAt(shopper, host);
  await shopper.goto(`${addressOf(host)}/digitacaoManual`);
  await shopper.getByLabel('Chave de acesso').fill(toNota(Math.floor(Math.random() * 2 ** 31)));
  await shopper.getByRole('button', { name: 'Cadastrar nota' }).click();
  await expect(shopper.getByText('Você ganhou 2 números da sorte!').first()).toBeVisible();
  await context.close();
  const minutes = (Date.now() - begun) / 60_000;
  test.info().annotations.push({ type: 'minutes', description: minutes.toFixed(1) });
  expect(minutes).toBeLessThan(10);

  // The campaign has begun: less for a receipt is a change that people who take part cannot get.
  await openSecao(page, 'Como se ganha');
  await page.getByLabel('Números de cada vez').fill('1');
  await expect(page.getByText('1 mudança não pode mais ser feita')).toBeVisible();
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect(dialog.getByText('Não pode mais mudar', { exact: true })).toBeVisible();
  await expect(dialog.getByText('em produção a publicação é recusada', { exact: false })).toBeVisible();
  await see('mudanca-proibida');
  await dialog.getByRole('button', { name: 'Voltar ao estúdio' }).click();
  await page.getByRole('button', { name: 'Desfazer (Ctrl Z)' }).click();
  await expect(page.getByText('1 mudança não pode mais ser feita')).toBeHidden();
  await openSecao(page, 'Limites por pessoa');
  await page.getByLabel('Por dia').first().fill('3');
  await expect(page.getByText('Gravado', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect(dialog.getByText('Pede motivo e segunda pessoa')).toBeVisible();
  await dialog.getByLabel('Por que esta mudança?').fill('O regulamento diz três por dia');
  await see('com-motivo');
  await dialog.getByRole('button', { name: 'Publicar' }).click();
  await expect(dialog.getByRole('link', { name: addressOf(host) })).toBeVisible();
  await dialog.getByRole('button', { name: 'Voltar ao estúdio' }).click();

  await page.getByText('Simulação', { exact: true }).click();
  // A quarter of the sample that the suggested totals would play.
  await page.getByLabel('Notas na campanha inteira').fill('100');
  await page.getByLabel('Pessoas', { exact: true }).fill('20');
  await page.getByRole('button', { name: 'Simular' }).click();
  const simulacao = page.getByRole('region', { name: /^Simulação de / });
  await expect(simulacao).toBeVisible();
  // The job goes on without the screen.
  await page.getByText('Diferenças', { exact: true }).click();
  await expect(simulacao).toBeHidden();
  await page.getByText('Simulação', { exact: true }).click();
  await expect(simulacao.getByText('Simulação pronta.')).toBeVisible({ timeout: 240_000 });
  await expect(simulacao.getByText('Uma nota, em média')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Últimas simulações' })).toContainText('Pronta');
  await see('simulacao');

  await page.getByRole('link', { name: 'Todas as campanhas' }).click();
  await expect(page.getByRole('table', { name: 'Publicadas' })).toContainText('No ar');
  await see('lista');
  await page.getByRole('link', { name: 'Versões de Festa das Folhas' }).click();
  await expect(page.getByText('O regulamento diz três por dia')).toBeVisible();
  await expect(page.getByText('20', { exact: true })).toBeVisible();
  await see('versoes');
  await page.getByRole('link', { name: 'Todas as campanhas' }).click();
  await page.getByRole('button', { name: 'Pausar Festa das Folhas' }).click();
  await dialog.getByLabel('Por que a campanha para?').fill('Falta o certificado da loja');
  await see('pausar');
  await dialog.getByRole('button', { name: 'Pausar campanha' }).click();
  await expect(page.getByRole('table', { name: 'Publicadas' })).toContainText('Pausada');
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await see('lista-escura');
  await page.getByRole('link', { name: 'Continuar Festa das Folhas' }).click();
  await expect(page.getByRole('heading', { name: 'Estúdio', level: 1 })).toBeVisible();
  await openSecao(page, 'Marca e cores');
  await see('editor-escuro');
  await page.setViewportSize(phone.viewport);
  await expect(page.getByText('No telefone o estúdio só mostra')).toBeVisible();
  await layout.see(page, 'telefone');
  layout.expectNothing();
  axe.expectNothing();
});
