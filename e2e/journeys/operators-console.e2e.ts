import { expect, type Browser, type Page } from '@playwright/test';
import { generateSync } from 'otplib';
import { addressOf } from '../steps/addresses.ts';
import { createAxe } from '../steps/axe.ts';
import { readMensagem } from '../steps/caixa-de-saida.ts';
import { chooseTela, consoleAddress } from '../steps/console.ts';
import { test } from '../steps/journey.ts';
import { takePicture } from '../steps/pictures.ts';

interface Demo {
  readonly nome: string;
  readonly email: string;
  readonly senha: string;
  /** Id of the element of the development page that shows the current code. */
  readonly codigo: string;
}

const rita: Demo = {
  nome: 'Rita Lima',
  email: 'rita@exemplo.com.br',
  senha: 'quatro folhas na horta',
  codigo: 'codigo',
};
const bruno: Demo = {
  nome: 'Bruno Alves',
  email: 'bruno@exemplo.com.br',
  senha: 'oito telhas sobre a ponte',
  codigo: 'codigo-2',
};

// A code is used once: each window begins with another operator.
const windows = [
  {
    name: '1440',
    viewport: { width: 1440, height: 900 },
    isMobile: false,
    hasTouch: false,
    eu: rita,
    outro: bruno,
  },
  {
    name: '390',
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    eu: bruno,
    outro: rita,
  },
];

/** Signs in as a demo operator with the code that the development page shows; the heading is the screen's. */
async function enter(page: Page, { email, senha, codigo }: Demo, heading: string): Promise<void> {
  let tried = '';
  await expect(async () => {
    const dev = await (await page.request.get(`${addressOf('localhost')}/_dev`)).text();
    const agora = new RegExp(`id="${codigo}">(\\d{6})`).exec(dev)![1]!;
    // Another window used it: wait for the next one, because attempts are limited.
    expect(agora).not.toBe(tried);
    tried = agora;
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Senha', { exact: true }).fill(senha);
    await page.getByLabel('Código do autenticador').fill(agora);
    await page.getByRole('button', { name: 'Entrar' }).click();
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible({ timeout: 4_000 });
  }).toPass({ timeout: 180_000, intervals: [1_000] });
}

/** Accepts an invitation on a device that has never seen the console. */
async function accept(browser: Browser, link: string, see: (page: Page, state: string) => Promise<void>) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'pt-BR' });
  const page = await context.newPage();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: /^Olá, Noemi/ })).toBeVisible();
  await expect(page.getByRole('img', { name: /QR Code/ })).toBeVisible();
  const segredo = (await page.locator('code').textContent())!.replaceAll(' ', '');
  await page.getByLabel('Senha', { exact: true }).fill('curta');
  await expect(page.getByText('Faltam 7 caracteres.')).toBeVisible();
  await page.getByLabel('Senha', { exact: true }).fill('oito telhas sobre a ponte');
  await see(page, 'convite');
  await page.getByLabel('Código do autenticador').fill(generateSync({ secret: segredo }));
  await page.getByRole('button', { name: 'Aceitar o convite e entrar' }).click();
  await expect(page.getByRole('heading', { name: 'Hoje' })).toBeVisible();
  // An auditor changes nothing: neither screen nor button is there.
  await page.getByRole('button', { name: 'Mais' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Quem fez o quê' })).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Credenciais' })).toHaveCount(0);
  await context.close();
}

for (const { name, eu, outro, ...use } of windows) {
  test.describe(`window of ${name} px`, () => {
    test.use(use);
    test('an administrator invites, changes a role, creates a credential and sees it in the audit trail', async ({
      page,
      browser,
    }) => {
      const axe = createAxe();
      const see = async (shown: Page, state: string) => {
        await axe.see(shown, `${state} at ${name}`);
        await takePicture(shown, `console-${state}-${name}`);
      };
      const email = `noemi.${name}.${test.info().retry}@agencia.example`;
      const { isMobile } = use;

      await page.goto(`${consoleAddress}/equipe`);
      await expect(page).toHaveURL(`${consoleAddress}/entrar`);
      await expect(page.getByRole('heading', { name: 'Entrar' })).toBeVisible();
      await see(page, 'entrar');
      await enter(page, eu, 'Equipe');
      await expect(page).toHaveURL(`${consoleAddress}/equipe`);

      await page.getByRole('button', { name: 'Convidar' }).click();
      await page.getByLabel('Nome').fill('Noemi Reis');
      await page.getByLabel('E-mail').fill(email);
      await page.getByRole('radio', { name: /^Auditor/ }).check();
      await see(page, 'convidar');
      await page.getByRole('button', { name: 'Enviar convite' }).click();
      await expect(page.getByRole('table', { name: 'Convites em aberto' })).toContainText(email);

      const link = /http:\/\/\S+\/convite#\S+/.exec(await readMensagem(page, 'email', email))![0];
      await accept(browser, link, see);
      const used = await browser.newContext();
      const again = await used.newPage();
      await again.goto(link);
      await expect(again.getByText('Este convite não vale mais.')).toBeVisible();
      await used.close();

      const retirado = `caio.${name}.${test.info().retry}@agencia.example`;
      await page.getByRole('button', { name: 'Convidar' }).click();
      await page.getByLabel('Nome').fill('Caio Reis');
      await page.getByLabel('E-mail').fill(retirado);
      await page.getByRole('radio', { name: /^Auditor/ }).check();
      await page.getByRole('button', { name: 'Enviar convite' }).click();
      const convite = page
        .getByRole('table', { name: 'Convites em aberto' })
        .getByRole('row', { name: retirado });
      await convite.getByRole('button', { name: 'Retirar o convite de Caio Reis' }).click();
      await see(page, 'retirar');
      await page.getByRole('dialog').getByRole('button', { name: 'Retirar convite' }).click();
      await expect(convite).toHaveCount(0);
      await page.goto(/http:\/\/\S+\/convite#\S+/.exec(await readMensagem(page, 'email', retirado))![0]);
      await expect(page.getByText('Este convite foi retirado pela equipe da promotora.')).toBeVisible();
      await see(page, 'convite-retirado');
      await page.goto(`${consoleAddress}/equipe`);

      await page.reload();
      const row = page.getByRole('table', { name: 'Pessoas' }).getByRole('row', { name: email });
      await row.getByRole('button').click();
      await page.getByRole('radio', { name: /^Atendimento/ }).check();
      await page.getByRole('dialog').getByRole('button', { name: 'Mudar papel' }).click();
      await expect(row).toContainText('Atendimento');
      await page.getByText('O que cada papel pode').click();
      await expect(page.getByRole('table', { name: 'O que cada papel pode' })).toBeVisible();
      await see(page, 'equipe');

      await chooseTela(page, 'Credenciais', isMobile);
      await page.getByRole('button', { name: 'Criar credencial' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Para que serve').fill(`Envio de vendas ${name}`);
      await dialog.getByLabel('Enviar arquivos de vendas').check();
      await see(page, 'criar-credencial');
      await dialog.getByRole('button', { name: 'Criar credencial' }).click();
      await expect(page.locator('code')).toHaveText(/^trevo_[\w-]{43}$/);
      await see(page, 'segredo');
      await page.getByRole('button', { name: 'Já guardei' }).click();
      await expect(page.getByText(/^trevo_/)).toHaveCount(0);
      await expect(page.getByRole('table', { name: 'Credenciais' })).toContainText(`Envio de vendas ${name}`);
      await see(page, 'credenciais');

      await chooseTela(page, 'Quem fez o quê', isMobile);
      const atos = page.getByRole('table', { name: 'Quem fez o quê' });
      for (const ato of [
        'convidou uma pessoa para a equipe',
        'mudou um papel na equipe',
        'criou uma credencial',
      ])
        await expect(atos).toContainText(`${eu.nome} ${ato}`);
      await see(page, 'registros');
      await page.getByLabel('Ato', { exact: true }).selectOption({ label: 'criar uma credencial' });
      await page.getByRole('button', { name: 'Filtrar' }).click();
      await expect(page).toHaveURL(/\/registros\?acao=operador\.criarCredencial$/);
      await expect(atos).not.toContainText('convidou');
      if (eu === rita) {
        // Bruno does not operate the installation.
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
        await see(page, 'registros-instalacao');
      }

      await chooseTela(page, 'Vendas', isMobile);
      await page.getByLabel('Arquivo de vendas').setInputFiles({
        name: `vendas-${name}.csv`,
        mimeType: 'text/csv',
        buffer: Buffer.from(`chave_acesso;valor\nnao-e-uma-chave-${name};12,00\n`),
      });
      await expect(page.getByRole('table', { name: 'Arquivos enviados' })).toContainText(
        `vendas-${name}.csv`,
      );
      await expect(page.getByRole('row', { name: `vendas-${name}.csv` })).not.toContainText(/na fila|lendo/);
      await see(page, 'vendas');

      await chooseTela(page, 'Quiz', isMobile);
      await expect(page.getByRole('main')).toContainText(/respond|não tem quiz/);
      await see(page, 'quiz');
      await chooseTela(page, 'Lojas', isMobile);
      await expect(page.getByRole('main')).toContainText(/participam hoje|não tem lista/);
      await see(page, 'lojas');
      await chooseTela(page, 'Indicações', isMobile);
      await expect(page.getByRole('main')).toContainText(/espera/);
      await see(page, 'indicacoes');
      await chooseTela(page, 'Avisos', isMobile);
      await see(page, 'avisos');
      await chooseTela(page, 'Fontes', isMobile);
      await see(page, 'fontes');
      await chooseTela(page, 'Hoje', isMobile);
      await expect(page.getByText(`vendas-${name}.csv: 1 linha`)).toBeVisible();
      await expect(page.getByRole('table', { name: 'Próximas datas' })).toContainText('Fim da campanha');
      await see(page, 'hoje');
      await page.emulateMedia({ colorScheme: 'dark' });
      await see(page, 'hoje-dark');
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(`${consoleAddress}/conta`);
      await expect(page.getByText('Esta sessão')).toBeVisible();
      await see(page, 'conta');

      if (isMobile) await page.getByRole('button', { name: 'Mais' }).click();
      await page.getByRole('button', { name: 'Sair' }).click();
      await expect(page.getByRole('heading', { name: 'Entrar' })).toBeVisible();
      axe.expectNothing();
    });

    test('one administrator proposes another one, and a second person approves', async ({
      page,
      browser,
    }) => {
      const axe = createAxe();
      const see = async (shown: Page, state: string) => {
        await axe.see(shown, `${state} at ${name}`);
        await takePicture(shown, `console-${state}-${name}`);
      };
      // A repeated journey finds the proposal of its first run.
      const nome = `Ivo ${name} ${test.info().retry}`;
      const email = `ivo.${name}.${test.info().retry}@agencia.example`;
      const resumo = `Convite de ${nome} como Administrador`;

      await page.goto(`${consoleAddress}/equipe`);
      await enter(page, outro, 'Equipe');
      await page.getByRole('button', { name: 'Convidar' }).click();
      await page.getByLabel('Nome').fill(nome);
      await page.getByLabel('E-mail').fill(email);
      await page.getByRole('radio', { name: /^Administrador/ }).check();
      await page.getByRole('button', { name: 'Enviar convite' }).click();
      await expect(page.getByText('Precisa de uma segunda pessoa')).toBeVisible();
      await see(page, 'propor');
      await page.getByLabel('Por que isto deve acontecer?').fill('O Ivo assume a campanha na segunda.');
      await page.getByRole('button', { name: 'Propor' }).click();
      await expect(page.getByText('Proposta enviada.', { exact: false })).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await chooseTela(page, 'Propostas', use.isMobile);
      await page.getByRole('link', { name: `Ler a proposta: ${resumo}` }).click();
      await expect(page.getByText(/^A proposta é sua/)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Aprovar e fazer agora' })).toHaveCount(0);
      await see(page, 'proposta-propria');

      const context = await browser.newContext({ ...use, locale: 'pt-BR' });
      const outra = await context.newPage();
      await outra.goto(consoleAddress);
      await enter(outra, eu, 'Hoje');
      await expect(outra.getByText(/propostas? esperam? a sua decisão/)).toBeVisible();
      await see(outra, 'hoje-proposta');
      await outra.getByRole('link', { name: 'Ver propostas' }).click();
      await expect(outra.getByRole('table', { name: 'Propostas' })).toContainText('Espera a sua decisão');
      await see(outra, 'propostas');
      await outra.getByRole('link', { name: `Ler a proposta: ${resumo}` }).click();
      await expect(outra.getByText(`${nome} (${email})`)).toBeVisible();
      await see(outra, 'proposta');
      await outra.getByRole('button', { name: 'Aprovar e fazer agora' }).click();
      await expect(outra.getByText('O ato foi feito.')).toBeVisible();
      await see(outra, 'proposta-aprovada');
      await chooseTela(outra, 'Equipe', use.isMobile);
      await expect(outra.getByRole('table', { name: 'Convites em aberto' })).toContainText(email);
      await chooseTela(outra, 'Quem fez o quê', use.isMobile);
      const atos = outra.getByRole('table', { name: 'Quem fez o quê' });
      for (const ato of [`${outro.nome} propôs um ato`, `${eu.nome} aprovou uma proposta`])
        await expect(atos).toContainText(ato);
      await context.close();
      axe.expectNothing();
    });
  });
}
