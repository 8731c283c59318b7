import { type Browser, type Page } from '@playwright/test';
import { generateSync } from 'otplib';
import { addressOf } from '../../steps/addresses.ts';
import { readMensagem } from '../../steps/caixa-de-saida.ts';
import { createLooks, type Looks } from '../../steps/looks/console-looks.ts';
import { chooseTela, consoleAddress, desk, openConsole, openOther, phone } from '../../steps/console.ts';
import { expect } from '../../steps/expect.ts';
import { test } from '../../steps/journey.ts';
import { publishCampanha } from '../../steps/publish-campanha.ts';
import { runTarefas } from '../../steps/tarefas.ts';

const tela = ['/equipe', 'Equipe'] as const;
/** A demo operator, with the id of the element of the development page that shows the current code. */
const rita = {
  nome: 'Rita Lima',
  email: 'rita@exemplo.com.br',
  senha: 'quatro folhas na horta',
  codigo: 'codigo',
};

/** Signs in as the demo operator with the code that the development page shows; the heading is the screen's. */
async function enter(page: Page, heading: string): Promise<void> {
  let tried = '';
  await expect(async () => {
    const dev = await (await page.request.get(`${addressOf('localhost')}/_dev`)).text();
    const agora = new RegExp(`id="${rita.codigo}">(\\d{6})`).exec(dev)![1]!;
    // An earlier attempt of this journey used it: wait for the next one, because attempts are limited.
    expect(agora).not.toBe(tried);
    tried = agora;
    await page.getByLabel('E-mail').fill(rita.email);
    await page.getByLabel('Senha', { exact: true }).fill(rita.senha);
    await page.getByLabel('Código do autenticador').fill(agora);
    await page.getByRole('button', { name: 'Entrar' }).click();
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible({ timeout: 4_000 });
  }).toPass({ timeout: 180_000, intervals: [1_000] });
}

/** Accepts an invitation on a device that has never seen the console, where its link works once. */
async function accept(browser: Browser, link: string, looks: Looks): Promise<void> {
  const context = await browser.newContext({ ...phone, locale: 'pt-BR' });
  const page = await context.newPage();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: /^Olá, Noemi/ })).toBeVisible();
  await expect(page.getByRole('img', { name: /QR Code/ })).toBeVisible();
  const segredo = (await page.locator('code').textContent())!.replaceAll(' ', '');
  await page.getByLabel('Senha', { exact: true }).fill('curta');
  await expect(page.getByText('Faltam 7 caracteres.')).toBeVisible();
  await page.getByLabel('Senha', { exact: true }).fill('oito telhas sobre a ponte');
  await looks.see(page, 'convite');
  await page.getByLabel('Código do autenticador').fill(generateSync({ secret: segredo }));
  await page.getByRole('button', { name: 'Aceitar o convite e entrar' }).click();
  await expect(page.getByRole('heading', { name: 'Hoje' })).toBeVisible();
  // An auditor changes nothing: neither screen nor button is there.
  await page.getByRole('button', { name: 'Mais' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Quem fez o quê' })).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Credenciais' })).toHaveCount(0);
  await context.clearCookies();
  await page.goto(link);
  await expect(page.getByText('Este convite não vale mais.')).toBeVisible();
  await context.close();
}

test.use(desk);

test('an administrator invites, changes a role, creates a credential and sees it in the audit trail', async ({
  page,
  browser,
}) => {
  const looks = createLooks('equipe');
  const email = `noemi.${test.info().retry}@agencia.example`;

  await page.goto(`${consoleAddress}/equipe`);
  await expect(page).toHaveURL(`${consoleAddress}/entrar`);
  await expect(page.getByRole('heading', { name: 'Entrar' })).toBeVisible();
  await looks.see(page, 'entrar');
  await enter(page, 'Equipe');
  await expect(page).toHaveURL(`${consoleAddress}/equipe`);

  await page.getByRole('button', { name: 'Convidar' }).click();
  await page.getByLabel('Nome').fill('Noemi Reis');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('radio', { name: /^Auditor/ }).check();
  await looks.see(page, 'convidar');
  await page.getByRole('button', { name: 'Enviar convite' }).click();
  await expect(page.getByRole('table', { name: 'Convites em aberto' })).toContainText(email);

  const link = /http:\/\/\S+\/convite#\S+/.exec(await readMensagem(page, 'email', email))![0];
  await accept(browser, link, looks);

  const retirado = `caio.${test.info().retry}@agencia.example`;
  await page.getByRole('button', { name: 'Convidar' }).click();
  await page.getByLabel('Nome').fill('Caio Reis');
  await page.getByLabel('E-mail').fill(retirado);
  await page.getByRole('radio', { name: /^Auditor/ }).check();
  await page.getByRole('button', { name: 'Enviar convite' }).click();
  const convite = page
    .getByRole('table', { name: 'Convites em aberto' })
    .getByRole('row', { name: retirado });
  await convite.getByRole('button', { name: 'Retirar o convite de Caio Reis' }).click();
  await looks.see(page, 'retirar');
  await page.getByRole('dialog').getByRole('button', { name: 'Retirar convite' }).click();
  await expect(convite).toHaveCount(0);
  await page.goto(/http:\/\/\S+\/convite#\S+/.exec(await readMensagem(page, 'email', retirado))![0]);
  await expect(page.getByText('Este convite foi retirado.')).toBeVisible();
  await looks.see(page, 'convite-retirado');
  await page.goto(`${consoleAddress}/equipe`);
  const row = page.getByRole('table', { name: 'Pessoas' }).getByRole('row', { name: email });
  await row.getByRole('button').click();
  await page.getByRole('radio', { name: /^Atendimento/ }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Mudar papel' }).click();
  await expect(row).toContainText('Atendimento');
  await page.getByText('O que cada papel pode').click();
  await expect(page.getByRole('table', { name: 'O que cada papel pode' })).toBeVisible();
  await looks.see(page, 'equipe');

  await chooseTela(page, 'Credenciais');
  await page.getByRole('button', { name: 'Criar credencial' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Para que serve').fill('Envio de vendas');
  await dialog.getByLabel('Enviar arquivos de vendas').check();
  await looks.see(page, 'criar-credencial');
  await dialog.getByRole('button', { name: 'Criar credencial' }).click();
  await expect(page.locator('code')).toHaveText(/^trevo_[\w-]{43}$/);
  await looks.see(page, 'segredo');
  await page.getByRole('button', { name: 'Já guardei' }).click();
  await expect(page.getByText(/^trevo_/)).toHaveCount(0);
  await expect(page.getByRole('table', { name: 'Credenciais' })).toContainText('Envio de vendas');
  await looks.see(page, 'credenciais');

  await chooseTela(page, 'Quem fez o quê');
  const atos = page.getByRole('table', { name: 'Quem fez o quê' });
  for (const ato of ['convidou uma pessoa para a equipe', 'mudou um papel na equipe', 'criou uma credencial'])
    await expect(atos).toContainText(`${rita.nome} ${ato}`);
  await looks.see(page, 'registros');
  await page.getByLabel('Ato', { exact: true }).selectOption({ label: 'criar uma credencial' });
  await page.getByRole('button', { name: 'Filtrar' }).click();
  await expect(page).toHaveURL(/\/registros\?acao=operador\.criarCredencial$/);
  await expect(atos).not.toContainText('convidou');
  const switched = await page.evaluate(async () => {
    const response = await fetch('/operador/v1/consultas/AC', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ligada: false, motivo: 'A página do estado mudou.' }),
    });
    return response.status;
  });
  expect(switched).toBe(200);
  await page.getByText('Da instalação', { exact: true }).click();
  await expect(page).toHaveURL(/\/registros\?corrente=instalacao$/);
  await expect(atos).toContainText('estado AC');
  await looks.see(page, 'registros-instalacao');

  await chooseTela(page, 'Vendas');
  await page.getByLabel('Arquivo de vendas').setInputFiles({
    name: 'vendas.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`chave_acesso;valor\nnao-e-uma-chave;12,00\n`),
  });
  await expect(page.getByRole('table', { name: 'Arquivos enviados' })).toContainText('vendas.csv');
  await runTarefas(page.request, 'venda.importar');
  await expect(page.getByRole('row', { name: 'vendas.csv' })).not.toContainText(/na fila|lendo/);
  await looks.see(page, 'vendas');

  await chooseTela(page, 'Quiz');
  await expect(page.getByRole('main')).toContainText(/respond|não tem quiz/);
  await looks.see(page, 'quiz');
  await chooseTela(page, 'Lojas');
  await expect(page.getByRole('main')).toContainText(/participam hoje|não tem lista/);
  await looks.see(page, 'lojas');
  await chooseTela(page, 'Indicações');
  await expect(page.getByRole('main')).toContainText(/espera/);
  await looks.see(page, 'indicacoes');
  await chooseTela(page, 'Avisos');
  await looks.see(page, 'avisos');
  await chooseTela(page, 'Fontes');
  await looks.see(page, 'fontes');
  await chooseTela(page, 'Hoje');
  await expect(page.getByText('vendas.csv: 1 linha')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Próximas datas' })).toContainText('Fim da campanha');
  await looks.seeSchemes(page, 'hoje');
  await page
    .getByRole('banner')
    .getByRole('link', { name: new RegExp(rita.nome) })
    .click();
  await expect(page.getByText('Esta sessão')).toBeVisible();
  await looks.see(page, 'conta');

  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(page.getByRole('heading', { name: 'Entrar' })).toBeVisible();
  looks.expectNothing();
});

test('one administrator proposes another one, and a second person approves', async ({ page, browser }) => {
  const looks = createLooks('propostas');
  const host = await publishCampanha(page.request, 'propostas');
  const nome = 'Ivo Reis';
  const email = `ivo@${host}.example`;
  const resumo = `Convite de ${nome} como Administrador`;

  // A second person is needed where there is one.
  const outra = await openOther(browser, host, 'Rosa Prado');
  await openConsole(page, host, 'Bruno Reis', tela);
  await page.getByRole('button', { name: 'Convidar' }).click();
  await page.getByLabel('Nome').fill(nome);
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('radio', { name: /^Administrador/ }).check();
  await page.getByRole('button', { name: 'Enviar convite' }).click();
  await expect(page.getByText('Precisa de uma segunda pessoa')).toBeVisible();
  await looks.see(page, 'propor');
  await page.getByLabel('Por que isto deve acontecer?').fill('O Ivo assume a campanha na segunda.');
  await page.getByRole('button', { name: 'Propor' }).click();
  await expect(page.getByText('Proposta enviada.', { exact: false })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await chooseTela(page, 'Propostas');
  await page.getByRole('link', { name: `Ler a proposta: ${resumo}` }).click();
  await expect(page.getByText(/^A proposta é sua/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Aprovar e fazer agora' })).toHaveCount(0);
  await looks.see(page, 'proposta-propria');

  await outra.reload();
  await expect(outra.getByText(/propostas? esperam? a sua decisão/)).toBeVisible();
  await looks.see(outra, 'hoje-proposta');
  await outra.getByRole('link', { name: 'Ver propostas' }).click();
  await expect(outra.getByRole('table', { name: 'Propostas' })).toContainText('Espera a sua decisão');
  await looks.see(outra, 'propostas');
  await outra.getByRole('link', { name: `Ler a proposta: ${resumo}` }).click();
  await expect(outra.getByText(`${nome} (${email})`)).toBeVisible();
  await looks.see(outra, 'proposta');
  await outra.getByRole('button', { name: 'Aprovar e fazer agora' }).click();
  await expect(outra.getByText('O ato foi feito.')).toBeVisible();
  await looks.see(outra, 'proposta-aprovada');
  await chooseTela(outra, 'Equipe');
  await expect(outra.getByRole('table', { name: 'Convites em aberto' })).toContainText(email);
  await chooseTela(outra, 'Quem fez o quê');
  const atos = outra.getByRole('table', { name: 'Quem fez o quê' });
  for (const ato of ['Bruno Reis propôs um ato', 'Rosa Prado aprovou uma proposta'])
    await expect(atos).toContainText(ato);
  await outra.context().close();
  looks.expectNothing();
});
