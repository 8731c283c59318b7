import { pathToFileURL } from 'node:url';
import { type Page, type TestInfo } from '@playwright/test';
import { conferenciaText } from '@trevo/contract/sorteio/conferencia-sorteio.text';
import { buildCapsula, type CapsulaPublicada, falsificacoes } from '@trevo/fixtures/capsula-builder';
import { buildProva, falsificacoesProva, type ProvaPublicada } from '@trevo/fixtures/prova-builder';
import type { Capsula } from '@trevo/rules/sorte/sorteio/capsula-sorteio';
import type { ProvaNumeros } from '@trevo/rules/sorte/numeros/prova-numeros';
import { addressOf } from '../../steps/addresses.ts';
import { createAxe } from '../../steps/looks/axe.ts';
import { createLooks } from '../../steps/looks/console-looks.ts';
import { consoleAddress } from '../../steps/console.ts';
import { expect } from '../../steps/expect.ts';
import { seeLarge } from '../../steps/go.ts';
import { test } from '../../steps/journey.ts';
import { takePicture } from '../../steps/looks/pictures.ts';
import { beginSignedIn } from '../../steps/sign-up.ts';

const hosts = { campanha: addressOf('localhost'), console: consoleAddress };
const capsulaPath = '/capsula-do-teste.json';
/** The page itself judges every vector in a component test; a browser judges the first one of each kind. */
const [falsificacao, falsificacaoDaProva] = [falsificacoes[0]!, falsificacoesProva[0]!];
let publicada: CapsulaPublicada;
test.beforeAll(async () => void (publicada = await buildCapsula()));

/** Chooses a file with these contents. */
async function choose(page: Page, content: Capsula | ProvaNumeros | string): Promise<void> {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  await page.locator('input[type=file]').setInputFiles({
    name: 'capsula.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
}

const naoEh = 'Este arquivo não é a cápsula de um sorteio nem uma prova';
const getImpressao = (page: Page) => page.getByLabel('Impressão digital (SHA-256)');
const getVeredito = (page: Page, title: string) => page.getByRole('status').filter({ hasText: title });

/** Accepts the true capsule and refuses a falsified one. */
async function runVector(page: Page): Promise<void> {
  const { capsula, manifestoHash } = publicada;
  await getImpressao(page).fill(manifestoHash);
  await choose(page, capsula);
  await expect(getVeredito(page, 'O sorteio confere')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ganhadores' })).toBeVisible();
  await choose(page, await falsificacao.falsify(capsula));
  const veredito = getVeredito(page, 'O sorteio não confere');
  await expect(veredito).toBeVisible();
  await expect(veredito.getByRole('listitem')).toHaveText(
    falsificacao.falhas.map((falha) => conferenciaText[falha].falhou),
  );
  await expect(page.getByRole('heading', { name: 'Ganhadores' })).toHaveCount(0);
  await choose(page, '{}');
  await expect(page.getByText(naoEh)).toBeVisible();
}

/** Types the CPF of a proof and compares it. */
async function compareCpf(page: Page, cpf: string): Promise<void> {
  await page.getByLabel('CPF').fill(cpf);
  await page.getByRole('button', { name: 'Comparar' }).click();
}

/** Accepts the true proof of numbers and refuses a falsified one. */
async function runProva(page: Page): Promise<void> {
  const verdadeira = await buildProva();
  await choose(page, verdadeira.prova);
  await compareCpf(page, verdadeira.cpf);
  await expect(getVeredito(page, 'Seus números estavam no sorteio')).toContainText('00 5770200 57705');
  const { prova, cpf } = await falsificacaoDaProva.falsify(verdadeira);
  await choose(page, '{}');
  await choose(page, prova);
  await compareCpf(page, cpf);
  await expect(getVeredito(page, 'A prova não confere').getByRole('listitem')).toHaveCount(
    falsificacaoDaProva.falhas.length,
  );
}

/** Loads the page, expects its policy, and returns the messages of violations, now and later. */
async function openConferir(page: Page, address: string): Promise<string[]> {
  const violations: string[] = [];
  page.on('console', (message) => message.type() === 'error' && violations.push(message.text()));
  const response = await page.goto(address);
  const policy = response!.headers()['content-security-policy']!;
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
  return violations;
}

/** Chooses files by the keyboard and by dropping one on the page. */
async function chooseByKeysAndDrop(page: Page): Promise<void> {
  // Playwright enables the interception without waiting for it, so that a key pressed at once can be faster.
  const chosen = page.waitForEvent('filechooser');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Baixar esta página' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Escolher o arquivo' })).toBeFocused();
  await page.keyboard.press('Enter');
  const chooser = await chosen;
  await chooser.setFiles({ name: 'outro.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
  await expect(page.getByText(naoEh)).toBeVisible();
  const dropped = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], 'solta.json'));
    return transfer;
  }, JSON.stringify(publicada.capsula));
  await page.locator('header').dispatchEvent('drop', { dataTransfer: dropped });
  await expect(getVeredito(page, 'Falta comparar a impressão digital')).toBeVisible();
  await expect(page.getByText('solta.json')).toBeVisible();
}

/** Downloads the page itself and returns its file. */
async function downloadPage(page: Page, info: TestInfo): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Baixar esta página' }).click(),
  ]);
  const file = info.outputPath(download.suggestedFilename());
  await download.saveAs(file);
  return file;
}

/** Finds numbers in the chosen capsule, and a winner's proof. */
async function findNumeros(page: Page): Promise<void> {
  const numero = page.getByLabel('Número da sorte');
  await numero.fill('57710');
  await numero.press('Enter');
  await expect(page.getByText('Digite série e número, como 00 57702.')).toBeVisible();
  await numero.fill('00 57711');
  await numero.press('Enter');
  await expect(page.getByText('Este número não estava com ninguém')).toBeVisible();
  await numero.fill('00 57702');
  await numero.press('Enter');
  await expect(page.getByText('Este número ganhou: Uma moto.')).toBeVisible();
  await page.getByLabel('CPF').fill('529.982.247-25');
  await page.getByLabel('Código do número').fill('outro');
  await page.getByRole('button', { name: 'Comparar' }).click();
  await expect(page.getByText('Não: com este CPF e este código')).toBeVisible();
  await page.getByLabel('Código do número').fill(publicada.premiado.sal);
  await page.getByLabel('Código do número').press('Enter');
  await expect(page.getByText('Sim: este número é deste CPF.')).toBeVisible();
}

test("the console's page runs under its policy, loads the capsule of a link and judges a falsified one", async ({
  page,
}) => {
  await page.route(
    ({ pathname }) => pathname === capsulaPath,
    (route) => route.fulfill({ json: { retorno: publicada.capsula } }),
  );
  const violations = await openConferir(page, `${hosts.console}/conferir?capsula=${capsulaPath}`);
  await expect(getVeredito(page, 'Falta comparar a impressão digital')).toBeVisible();
  await runVector(page);
  expect(violations).toEqual([]);
});

test("a participant and a winner recompute a draw on the campaign's page, and off-line on the downloaded one", async ({
  page,
  context,
}, info) => {
  const { capsula, manifestoHash } = publicada;
  const looks = createLooks('conferir', { isForFingers: true });
  const violations = await openConferir(page, `${hosts.campanha}/conferir`);
  await looks.seeSchemes(page, 'vazia');
  await test.step('chooses the file by keys, or drops it anywhere on the page', () =>
    chooseByKeysAndDrop(page));
  await looks.seeSchemes(page, 'falta');

  await test.step('finds the number and a winner the proof', async () => {
    await getImpressao(page).fill('abc');
    await expect(page.getByText('A impressão digital tem 64 letras e algarismos.')).toBeVisible();
    await getImpressao(page).fill(manifestoHash.toUpperCase());
    await expect(getVeredito(page, 'O sorteio confere')).toBeVisible();
    await findNumeros(page);
    await looks.seeSchemes(page, 'confere');
    await seeLarge((at, state) => looks.see(at, state))(page, 'confere');
    await choose(page, { ...capsula, excluidos: [] });
    await expect(getVeredito(page, 'O sorteio não confere')).toBeVisible();
    await looks.seeSchemes(page, 'falhou');
  });

  await test.step('proves the own numbers', async () => {
    const { prova, manifestoHash: impressao, cpf }: ProvaPublicada = await buildProva();
    await getImpressao(page).fill('');
    await choose(page, { ...prova, fora: [{ lugar: 57_699, motivo: 'notaTarde' }] });
    await expect(getVeredito(page, 'Falta pouco para provar')).toBeVisible();
    await expect(page.getByText('00 57699: a nota chegou depois do último dia')).toBeVisible();
    await looks.seeSchemes(page, 'falta a prova');
    await compareCpf(page, '123');
    await expect(page.getByText('Digite os 11 algarismos do CPF')).toBeVisible();
    await getImpressao(page).fill(impressao);
    await compareCpf(page, '529.982.247-25');
    expect(cpf).toBe('52998224725');
    await expect(getVeredito(page, 'Seus números estavam no sorteio')).toBeVisible();
    await looks.seeSchemes(page, 'confere a prova');
    await compareCpf(page, '111.444.777-35');
    await expect(getVeredito(page, 'A prova não confere')).toBeVisible();
    await looks.seeSchemes(page, 'falhou a prova');
  });
  expect(violations).toEqual([]);
  looks.expectNothing();

  await test.step('the downloaded page judges off-line, without a request', async () => {
    const file = await downloadPage(page, info);
    await context.setOffline(true);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(pathToFileURL(file).href);
    await expect(page.getByRole('link', { name: 'Baixar esta página' })).toHaveCount(0);
    await runVector(page);
    await runProva(page);
    expect(requests.filter((url) => !/^(file|blob):/.test(url))).toEqual([]);
  });
});

// Freezing needs days between receipt and extraction, so the list of draws and the proof are those of a frozen one.
test('the sheet of a frozen draw saves the proof, which the page accepts', async ({ page }, info) => {
  const { prova, manifestoHash, cpf } = await buildProva();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route(
    ({ pathname }) => /^\/cupom\/v2\/sorteios\/[^/]+\/[^/]+$/.test(pathname),
    async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as { retorno: object[] };
      const congelado = { congeladoEm: prova.manifesto.congeladoEm, manifestoHash };
      const retorno = body.retorno.map((one) => ({ ...one, ...congelado, apurado: false, meusPremios: [] }));
      await route.fulfill({ response, json: { ...body, retorno } });
    },
  );
  await page.route(
    ({ pathname }) => pathname.endsWith('/prova'),
    (route) => route.fulfill({ json: { mensagem: '', retorno: { ...prova, proximo: null } } }),
  );
  const axe = createAxe();
  await beginSignedIn(page, 'localhost', '52998224725');
  await page.goto(`${hosts.campanha}/cupons`);
  await page
    .getByRole('button', { name: /Uma moto/ })
    .first()
    .click();
  const baixar = page.getByRole('dialog').getByRole('button', { name: 'Baixar minha prova' });
  await baixar.scrollIntoViewIfNeeded();
  await axe.see(page, 'sheet');
  await takePicture(page, 'prova-no-sorteio');
  const [download] = await Promise.all([page.waitForEvent('download'), baixar.click()]);
  const file = info.outputPath(download.suggestedFilename());
  await download.saveAs(file);
  await page.goto(`${hosts.campanha}/conferir`);
  await page.locator('input[type=file]').setInputFiles(file);
  await getImpressao(page).fill(manifestoHash);
  await compareCpf(page, cpf);
  await expect(getVeredito(page, 'Seus números estavam no sorteio')).toBeVisible();
  axe.expectNothing();
});
