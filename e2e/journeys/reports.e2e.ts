import { expect, type Browser, type Page } from '@playwright/test';
import { fillPath } from '@trevo/contract/fill-path';
import { paths } from '@trevo/contract/paths';
import { buildChave } from '@trevo/fixtures/chave-builder';
import { buildCnpj } from '@trevo/fixtures/consumidor-builder';
import { addressOf } from '../steps/addresses.ts';
import { createAxe } from '../steps/axe.ts';
import { readMensagem } from '../steps/caixa-de-saida.ts';
import { acceptConvite, beginAsOperador, chooseTela, consoleAddress } from '../steps/console.ts';
import { test } from '../steps/journey.ts';
import { tabTo } from '../steps/keyboard.ts';
import { takePicture } from '../steps/pictures.ts';
import { operatorToken, publishCampanha } from '../steps/publish-campanha.ts';
import { registerNewPessoa, type Pessoa } from '../steps/sign-up.ts';

const senha = 'quatro folhas na horta';
const windows = [
  { name: '1440', viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false },
  { name: '390', viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
];
const grande = buildCnpj(4_160);
/** Shops of three people each, which are merged. */
const pequenas = [buildCnpj(4_161), buildCnpj(4_162)] as const;

/** Registers six people with receipts of three shops, and refuses two of them. Returns the people. */
async function prepareNotas(page: Page, host: string, identificacao: string): Promise<Pessoa[]> {
  const at = { host: new URL(addressOf(host)).host };
  const campanha = { ano: 2026, identificacao };
  const post = async (path: string, token: string, body: object) => {
    const response = await page.request.post(addressOf('127.0.0.1') + path, {
      headers: { ...at, authorization: `Bearer ${token}` },
      data: body,
    });
    expect(response.status(), await response.text()).toBeLessThan(300);
    return (await response.json()) as { retorno: { documentoFiscalID: string } };
  };
  const enviar = fillPath(paths['documentoFiscal.pendentes.enviar'].path, campanha);
  const pessoas: Pessoa[] = [];
  const notas: { chaveAcesso: string; documentoFiscalID: string }[] = [];
  for (let number = 0; number < 6; number++) {
    const { pessoa, sessao } = await registerNewPessoa(page, host);
    const { token } = sessao as { token: string };
    pessoas.push(pessoa);
    for (const emitente of [grande, pequenas[number % 2]!]) {
      const seed = Math.floor(Math.random() * 2 ** 31);
      const chaveAcesso = buildChave(seed, { anoMes: '2026-11', modelo: '65', uf: 'SP', emitente });
      const { retorno } = await post(enviar, token, { chaveAcesso });
      notas.push({ chaveAcesso, documentoFiscalID: retorno.documentoFiscalID });
    }
  }
  for (const { chaveAcesso, documentoFiscalID } of notas.slice(0, 2)) {
    const procurar = fillPath(paths['operador.procurarDocumento'].path, campanha);
    const found = await page.request.get(`${addressOf('127.0.0.1')}${procurar}?chaveAcesso=${chaveAcesso}`, {
      headers: { ...at, authorization: `Bearer ${operatorToken}` },
    });
    const { retorno } = (await found.json()) as { retorno: { consumidorID: string }[] };
    const one = { ...campanha, consumidorID: retorno[0]!.consumidorID, documentoFiscalID };
    await post(fillPath(paths['operador.apurarDocumento'].path, one), operatorToken, {
      status: 'INVALIDO',
      motivo: 'documentoFiscal.produtoNaoParticipante',
    });
  }
  return pessoas;
}

/** An administrator sets the addresses of the weekly e-mail and invites a client. Returns the link of the invitation. */
async function inviteCliente(
  browser: Browser,
  {
    promotora,
    email,
    see,
  }: { promotora: string; email: string; see(page: Page, state: string): Promise<void> },
): Promise<string> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'pt-BR' });
  const admin = await context.newPage();
  const unique = `${promotora}.${test.info().retry}`.toLowerCase();
  await beginAsOperador(admin, 'Rosa Prado', `rosa.${unique}@agencia.example`, senha, promotora);
  await chooseTela(admin, 'Relatórios', false);
  await admin.getByRole('button', { name: 'Mudar endereços' }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByLabel('Endereços de e-mail').fill('marca@cliente.example\nagencia@cliente');
  await dialog.getByRole('button', { name: 'Salvar endereços' }).click();
  await expect(dialog.getByText('“agencia@cliente” não é um e-mail.')).toBeVisible();
  await see(admin, 'enderecos');
  await dialog.getByLabel('Endereços de e-mail').fill('marca@cliente.example\nagencia@cliente.example');
  await dialog.getByRole('button', { name: 'Salvar endereços' }).click();
  await expect(dialog).toBeHidden();
  await expect(admin.getByText('agencia@cliente.example')).toBeVisible();
  await see(admin, 'administrador');
  await admin.goto(`${consoleAddress}/equipe`);
  await admin.getByRole('button', { name: 'Convidar' }).click();
  await admin.getByLabel('Nome').fill('Clara Reis');
  await admin.getByLabel('E-mail').fill(email);
  await admin.getByRole('radio', { name: /^Cliente/ }).check();
  await admin.getByRole('button', { name: 'Enviar convite' }).click();
  await expect(admin.getByRole('table', { name: 'Convites em aberto' })).toContainText(email);
  const mail = await readMensagem(admin, 'email', email);
  await context.close();
  return /http:\/\/\S+\/convite#\S+/.exec(mail)![0];
}

for (const { name, ...use } of windows) {
  test.describe(`window of ${name} px`, () => {
    test.use(use);
    test('a client reads the report of a campaign without personal data, by keyboard', async ({
      page,
      browser,
    }) => {
      const axe = createAxe();
      const see = async (shown: Page, state: string) => {
        await axe.see(shown, `${state} at ${name}`);
        await takePicture(shown, `console-relatorio-${state}-${name}`);
      };
      const host = await publishCampanha(page.request, `relata-${name}`, {
        'campanha.descricao': 'Verão que Volta',
        ganho: { por: 'documento', numeros: 1 },
        limites: { cupons: {}, raspadinhas: {}, documentosFiscais: [] },
      });
      const promotora = host.replace(/\.localhost$/, '').replaceAll('-', '_');
      const pessoas = await prepareNotas(page, host, promotora.toUpperCase());
      const email = `clara.${name}.${test.info().retry}@cliente.example`;
      const link = await inviteCliente(browser, { promotora, email, see });
      await acceptConvite(page, link, 'Clara Reis', senha);
      await chooseTela(page, 'Relatórios', use.isMobile);
      await expect(page.getByText('E-mail da semana')).toHaveCount(0);

      // The job runs once a minute.
      await expect(async () => {
        await page.reload();
        await expect(page.getByText(formatLoja(grande))).toBeVisible({ timeout: 3_000 });
      }).toPass({ timeout: 150_000, intervals: [5_000] });
      await expect(page.getByText('Esta nota não tem produtos participantes.')).toBeVisible();
      const text = await page.locator('body').innerText();
      for (const { nome, cpf, email: own } of pessoas)
        for (const secret of [nome, cpf, own]) expect(text).not.toContain(secret);
      for (const pequena of pequenas) expect(text).not.toContain(formatLoja(pequena));
      await expect(page.getByText('Outras 2')).toBeVisible();
      await see(page, 'semana');
      for (const [state, titulo] of [
        ['lojas', 'Lojas'],
        ['prazos', 'Tempo até a decisão'],
        ['agora', 'Prêmios instantâneos'],
      ] as const) {
        await page.getByRole('heading', { name: titulo }).evaluate((heading) => heading.scrollIntoView());
        await takePicture(page, `console-relatorio-${state}-${name}`);
      }

      await page.getByRole('heading', { name: 'Relatórios', level: 1 }).focus();
      await tabTo(page, 'Ver como tabela');
      await page.keyboard.press('Enter');
      const table = page.getByRole('table', { name: 'Notas por hora do dia' });
      await expect(table.getByRole('row')).toHaveCount(25);
      await see(page, 'tabela');
      await page.keyboard.press('Enter');
      await expect(table).toHaveCount(0);

      await page.getByLabel('Período', { exact: true }).selectOption({ label: 'Outras datas' });
      await expect(page.getByText('Escolha o primeiro e o último dia.')).toBeVisible();
      await page.getByLabel('Primeiro dia').fill('2026-10-01');
      await page.getByLabel('Último dia').fill('2026-10-02');
      await expect(page.getByText('Nada neste período')).toBeVisible();
      await expect(page).toHaveURL(/periodo=outro&de=2026-10-01&ate=2026-10-02/);
      await see(page, 'vazio');
      await page.getByLabel('Período', { exact: true }).selectOption({ label: 'Hoje' });
      await expect(page.getByText(formatLoja(grande))).toBeVisible();
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      await see(page, 'hoje-escuro');
      axe.expectNothing();
    });
  });
}

const formatLoja = (cnpj: string): string => cnpj.replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5');
