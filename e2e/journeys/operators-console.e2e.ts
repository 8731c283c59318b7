import { expect, type Browser, type Page } from '@playwright/test';
import { generateSync } from 'otplib';
import { addressOf } from '../steps/addresses.ts';
import { createAxe } from '../steps/axe.ts';
import { readMensagem } from '../steps/caixa-de-saida.ts';
import { test } from '../steps/journey.ts';
import { takePicture } from '../steps/pictures.ts';

const consoleAddress = addressOf('console.localhost');
const senha = 'quatro folhas na horta';

const windows = [
  { name: '1440', viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false },
  { name: '390', viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
];

/** Signs in as the demo operator with the code that the development page shows. */
async function enter(page: Page): Promise<void> {
  await expect(async () => {
    const dev = await (await page.request.get(`${addressOf('localhost')}/_dev`)).text();
    await page.getByLabel('E-mail').fill('rita@exemplo.com.br');
    await page.getByLabel('Senha', { exact: true }).fill(senha);
    await page.getByLabel('Código do autenticador').fill(/id="codigo">(\d{6})/.exec(dev)![1]!);
    await page.getByRole('button', { name: 'Entrar' }).click();
    // A code is used once: the other window of this journey may have used this one.
    await expect(page.getByRole('heading', { name: 'Equipe', level: 1 })).toBeVisible({ timeout: 4_000 });
  }).toPass({ timeout: 120_000 });
}

/** Opens a screen by the menu, which is a drawer on a phone. */
async function choose(page: Page, titulo: string, isMobile: boolean): Promise<void> {
  if (isMobile) await page.getByRole('button', { name: 'Mais' }).click();
  const menu = isMobile ? page.getByRole('dialog') : page.getByRole('navigation', { name: 'Menu' }).first();
  await menu.getByRole('link', { name: titulo, exact: true }).click();
  await expect(page.getByRole('heading', { name: titulo, level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
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

for (const { name, ...use } of windows) {
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
      const email = `noemi.${name}@agencia.example`;
      const { isMobile } = use;

      await page.goto(`${consoleAddress}/equipe`);
      await expect(page).toHaveURL(`${consoleAddress}/entrar`);
      await expect(page.getByRole('heading', { name: 'Entrar' })).toBeVisible();
      await see(page, 'entrar');
      await enter(page);
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

      await page.reload();
      const row = page.getByRole('table', { name: 'Pessoas' }).getByRole('row', { name: email });
      await row.getByRole('button').click();
      await page.getByRole('radio', { name: /^Atendimento/ }).check();
      await page.getByRole('dialog').getByRole('button', { name: 'Mudar papel' }).click();
      await expect(row).toContainText('Atendimento');
      await page.getByText('O que cada papel pode').click();
      await expect(page.getByRole('table', { name: 'O que cada papel pode' })).toBeVisible();
      await see(page, 'equipe');

      await choose(page, 'Credenciais', isMobile);
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

      await choose(page, 'Quem fez o quê', isMobile);
      const atos = page.getByRole('table', { name: 'Quem fez o quê' });
      for (const ato of [
        'convidou uma pessoa para a equipe',
        'mudou um papel na equipe',
        'criou uma credencial',
      ])
        await expect(atos).toContainText(`Rita Lima ${ato}`);
      await see(page, 'registros');
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
      await see(page, 'registros-instalacao');

      await choose(page, 'Vendas', isMobile);
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

      await choose(page, 'Fontes', isMobile);
      await see(page, 'fontes');
      await choose(page, 'Hoje', isMobile);
      await expect(page.getByText(`vendas-${name}.csv: 1 linha`)).toBeVisible();
      await see(page, 'hoje');
      await page.goto(`${consoleAddress}/conta`);
      await expect(page.getByText('Esta sessão')).toBeVisible();
      await see(page, 'conta');

      if (isMobile) await page.getByRole('button', { name: 'Mais' }).click();
      await page.getByRole('button', { name: 'Sair' }).click();
      await expect(page.getByRole('heading', { name: 'Entrar' })).toBeVisible();
      axe.expectNothing();
    });
  });
}
