import { type Page } from '@playwright/test';
import { fillPath } from '@trevo/contract/fill-path';
import { paths } from '@trevo/contract/paths';
import { buildChave } from '@trevo/fixtures/chave-builder';
import { buildCnpj } from '@trevo/fixtures/consumidor-builder';
import { addressOf } from '../../steps/addresses.ts';
import { createLooks, type Looks } from '../../steps/looks/console-looks.ts';
import { beginComPapel, chooseTela, desk, openOther, toPromotora } from '../../steps/console.ts';
import { expect } from '../../steps/expect.ts';
import { test } from '../../steps/journey.ts';
import { tabTo } from '../../steps/browser/keyboard.ts';
import { operatorToken, publishCampanha } from '../../steps/publish-campanha.ts';
import { registerNewPessoa, type Pessoa } from '../../steps/sign-up.ts';
import { runTarefas } from '../../steps/tarefas.ts';

const tela = ['/relatorios', 'Relatórios'] as const;
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

/** An administrator sets the addresses of the weekly e-mail. */
async function setEnderecos(admin: Page, looks: Looks): Promise<void> {
  await admin.getByRole('button', { name: 'Mudar endereços' }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByLabel('Endereços de e-mail').fill('marca@cliente.example\nagencia@cliente');
  await dialog.getByRole('button', { name: 'Salvar endereços' }).click();
  await expect(dialog.getByText('“agencia@cliente” não é um e-mail.')).toBeVisible();
  await looks.see(admin, 'enderecos');
  await dialog.getByLabel('Endereços de e-mail').fill('marca@cliente.example\nagencia@cliente.example');
  await dialog.getByRole('button', { name: 'Salvar endereços' }).click();
  await expect(dialog).toBeHidden();
  await expect(admin.getByText('agencia@cliente.example')).toBeVisible();
  await looks.see(admin, 'administrador');
  await admin.context().close();
}

test.use(desk);

test('a client reads the report of a campaign without personal data, by keyboard', async ({
  page,
  browser,
}) => {
  const looks = createLooks('relatorio');
  const host = await publishCampanha(page.request, 'relata', {
    'campanha.descricao': 'Verão que Volta',
    ganho: { por: 'documento', numeros: 1 },
    limites: { cupons: {}, raspadinhas: {}, documentosFiscais: [] },
  });
  const pessoas = await prepareNotas(page, host, toPromotora(host).toUpperCase());
  await setEnderecos(await openOther(browser, host, 'Rosa Prado', tela), looks);
  await runTarefas(page.request, 'relatorio.resumir');
  await beginComPapel(page, host, 'Clara Reis', 'cliente');
  await chooseTela(page, 'Relatórios');
  await expect(page.getByText('E-mail da semana')).toHaveCount(0);
  await expect(page.getByText(formatLoja(grande))).toBeVisible();
  await expect(page.getByText('Esta nota não tem produtos participantes.')).toBeVisible();
  const text = await page.locator('body').innerText();
  for (const { nome, cpf, email: own } of pessoas)
    for (const secret of [nome, cpf, own]) expect(text).not.toContain(secret);
  for (const pequena of pequenas) expect(text).not.toContain(formatLoja(pequena));
  await expect(page.getByText('Outras 2')).toBeVisible();
  await looks.see(page, 'semana');
  for (const titulo of ['Lojas', 'Tempo até a decisão', 'Prêmios instantâneos'])
    await expect(page.getByRole('heading', { name: titulo })).toBeVisible();

  await page.getByRole('heading', { name: 'Relatórios', level: 1 }).focus();
  await tabTo(page, 'Ver como tabela');
  await page.keyboard.press('Enter');
  const table = page.getByRole('table', { name: 'Notas por hora do dia' });
  await expect(table.getByRole('row')).toHaveCount(25);
  await looks.see(page, 'tabela');
  await page.keyboard.press('Enter');
  await expect(table).toHaveCount(0);

  await page.getByLabel('Período', { exact: true }).selectOption({ label: 'Outras datas' });
  await expect(page.getByText('Escolha o primeiro e o último dia.')).toBeVisible();
  await page.getByLabel('Primeiro dia').fill('2026-10-01');
  await page.getByLabel('Último dia').fill('2026-10-02');
  await expect(page.getByText('Nada neste período')).toBeVisible();
  await expect(page).toHaveURL(/periodo=outro&de=2026-10-01&ate=2026-10-02/);
  await looks.see(page, 'vazio');
  await page.getByLabel('Período', { exact: true }).selectOption({ label: 'Hoje' });
  await expect(page.getByText(formatLoja(grande))).toBeVisible();
  await looks.seeDark(page, 'hoje');
  looks.expectNothing();
});

const formatLoja = (cnpj: string): string => cnpj.replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5');
