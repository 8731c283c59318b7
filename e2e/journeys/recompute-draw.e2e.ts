import { pathToFileURL } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { conferenciaText } from '@trevo/contract/sorteio/conferencia-sorteio.text';
import { buildCapsula, type CapsulaPublicada, falsificacoes } from '@trevo/fixtures/capsula-builder';
import { buildProva, falsificacoesProva, type ProvaPublicada } from '@trevo/fixtures/prova-builder';
import type { Capsula } from '@trevo/rules/sorte/sorteio/capsula-sorteio';
import type { ProvaNumeros } from '@trevo/rules/sorte/numeros/prova-numeros';
import { addressOf } from '../steps/addresses.ts';
import { createAxe } from '../steps/axe.ts';
import { createLooks } from '../steps/console-looks.ts';
import { consoleAddress } from '../steps/console.ts';
import { test } from '../steps/journey.ts';
import { enlargeText } from '../steps/layout-checks.ts';
import { takePicture } from '../steps/pictures.ts';
import { beginSignedIn } from '../steps/sign-up.ts';

const hosts = { campanha: addressOf('localhost'), console: consoleAddress };
const capsulaPath = '/capsula-do-teste.json';
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

const getImpressao = (page: Page) => page.getByLabel('Impressão digital (SHA-256)');
const getVeredito = (page: Page, title: string) => page.getByRole('status').filter({ hasText: title });

/** Accepts the true capsule and refuses the falsified ones, each with the failed checks. */
async function runVectors(page: Page, vectors = falsificacoes): Promise<void> {
  const { capsula, manifestoHash } = publicada;
  await getImpressao(page).fill(manifestoHash);
  for (const { com, falsify, falhas } of vectors) {
    await test.step(`refuses a capsule with ${com}`, async () => {
      await choose(page, capsula);
      await expect(getVeredito(page, 'O sorteio confere')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Ganhadores' })).toBeVisible();
      await choose(page, await falsify(capsula));
      const veredito = getVeredito(page, 'O sorteio não confere');
      await expect(veredito).toBeVisible();
      await expect(veredito.getByRole('listitem')).toHaveText(
        falhas.map((falha) => conferenciaText[falha].falhou),
      );
      await expect(page.getByRole('heading', { name: 'Ganhadores' })).toHaveCount(0);
    });
  }
  await choose(page, '{}');
  await expect(page.getByText('Este arquivo não é a cápsula de um sorteio nem uma prova')).toBeVisible();
}

/** Types the CPF of a proof and compares it. */
async function compareCpf(page: Page, cpf: string): Promise<void> {
  await page.getByLabel('CPF').fill(cpf);
  await page.getByRole('button', { name: 'Comparar' }).click();
}

/** Beginning of the sentence about each failed check of a proof. */
const falhasDaProva = {
  manifesto: /^A impressão digital não é a publicada/,
  numeros: /^Há número que não está na lista congelada/,
  titular: /^Com este CPF, a conta não dá o dono/,
} as const;

/** Accepts the true proof of numbers and refuses every falsified one, each with the failed checks. */
async function runProvas(page: Page): Promise<void> {
  const verdadeira = await buildProva();
  for (const { com, falsify, falhas } of falsificacoesProva) {
    await test.step(`refuses a proof with ${com}`, async () => {
      await choose(page, verdadeira.prova);
      await compareCpf(page, verdadeira.cpf);
      await expect(getVeredito(page, 'Seus números estavam no sorteio')).toContainText('00 5770200 57705');
      const { prova, cpf } = await falsify(verdadeira);
      await choose(page, '{}');
      await choose(page, prova);
      await compareCpf(page, cpf);
      if (prova.numeros.length === 0) {
        await expect(getVeredito(page, 'Nenhum número desta prova estava no sorteio')).toBeVisible();
        return;
      }
      const veredito = getVeredito(page, 'A prova não confere');
      await expect(veredito.getByRole('listitem')).toHaveText(falhas.map((falha) => falhasDaProva[falha]));
    });
  }
}

// The hosts serve one page; the downloaded one, which is the same, judges every vector.
test('the page of each host runs under its policy and judges a true and a falsified capsule', async ({
  page,
}) => {
  for (const origin of Object.values(hosts)) {
    const violations: string[] = [];
    page.on('console', (message) => message.type() === 'error' && violations.push(message.text()));
    const response = await page.goto(`${origin}/conferir`);
    const policy = response!.headers()['content-security-policy']!;
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    await runVectors(page, falsificacoes.slice(0, 1));
    expect(violations).toEqual([]);
  }
});

test('the downloaded page judges the vectors off-line, without a request', async ({
  page,
  context,
}, info) => {
  await page.goto(`${hosts.campanha}/conferir`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Baixar esta página' }).click(),
  ]);
  const file = info.outputPath(download.suggestedFilename());
  await download.saveAs(file);
  await context.setOffline(true);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(pathToFileURL(file).href);
  await expect(page.getByRole('link', { name: 'Baixar esta página' })).toHaveCount(0);
  await runVectors(page);
  await runProvas(page);
  expect(requests.filter((url) => !/^(file|blob):/.test(url))).toEqual([]);
});

test('a link with a capsule loads it, and a failed or foreign one can be tried again', async ({ page }) => {
  let isUp = false;
  await page.route(
    ({ pathname }) => pathname === capsulaPath,
    (route) =>
      isUp ? route.fulfill({ json: { retorno: publicada.capsula } }) : route.fulfill({ status: 503 }),
  );
  await page.goto(`${hosts.campanha}/conferir?capsula=${capsulaPath}`);
  await expect(page.getByText('Não conseguimos abrir o arquivo.')).toBeVisible();
  isUp = true;
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(getVeredito(page, 'Falta comparar a impressão digital')).toBeVisible();
  await page.goto(
    `${hosts.campanha}/conferir?capsula=${encodeURIComponent(`${hosts.console}${capsulaPath}`)}`,
  );
  await expect(page.getByText('Não conseguimos abrir o arquivo.')).toBeVisible();
});

test('the file is chosen by keys, or dropped anywhere on the page', async ({ page }) => {
  await page.goto(`${hosts.campanha}/conferir`);
  // Playwright enables the interception without waiting for it, so that a key pressed at once can be faster.
  const chosen = page.waitForEvent('filechooser');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Baixar esta página' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Escolher o arquivo' })).toBeFocused();
  await page.keyboard.press('Enter');
  const chooser = await chosen;
  await chooser.setFiles({ name: 'outro.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
  await expect(page.getByText('Este arquivo não é a cápsula de um sorteio nem uma prova')).toBeVisible();
  const dropped = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], 'solta.json'));
    return transfer;
  }, JSON.stringify(publicada.capsula));
  await page.locator('header').dispatchEvent('drop', { dataTransfer: dropped });
  await expect(getVeredito(page, 'Falta comparar a impressão digital')).toBeVisible();
  await expect(page.getByText('solta.json')).toBeVisible();
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

test('a participant finds the number and a winner the proof', async ({ page }) => {
  const { manifestoHash, premiado, capsula } = publicada;
  const looks = createLooks('conferir', { isForFingers: true });
  const see = async (state: string) => {
    await looks.seeSchemes(page, state);
  };
  await page.goto(`${hosts.campanha}/conferir`);
  await see('vazia');
  await choose(page, capsula);
  await expect(getVeredito(page, 'Falta comparar a impressão digital')).toBeVisible();
  await see('falta');
  await getImpressao(page).fill('abc');
  await expect(page.getByText('A impressão digital tem 64 letras e algarismos.')).toBeVisible();
  await getImpressao(page).fill(manifestoHash.toUpperCase());
  await expect(getVeredito(page, 'O sorteio confere')).toBeVisible();

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
  await page.getByLabel('Código do número').fill(premiado.sal);
  await page.getByLabel('Código do número').press('Enter');
  await expect(page.getByText('Sim: este número é deste CPF.')).toBeVisible();
  await see('confere');

  await choose(page, { ...capsula, excluidos: [] });
  await expect(getVeredito(page, 'O sorteio não confere')).toBeVisible();
  await see('falhou');
  looks.expectNothing();
});

test('a participant proves the own numbers', async ({ page }) => {
  const { prova, manifestoHash, cpf }: ProvaPublicada = await buildProva();
  const fora = [{ lugar: 57_699, motivo: 'notaTarde' }];
  const looks = createLooks('prova', { isForFingers: true });
  const see = async (state: string) => {
    await looks.seeSchemes(page, state);
  };
  await page.goto(`${hosts.campanha}/conferir`);
  await choose(page, { ...prova, fora });
  await expect(getVeredito(page, 'Falta pouco para provar')).toBeVisible();
  await expect(page.getByText('00 57699: a nota chegou depois do último dia')).toBeVisible();
  await see('falta');
  await compareCpf(page, '123');
  await expect(page.getByText('Digite os 11 algarismos do CPF')).toBeVisible();
  await getImpressao(page).fill(manifestoHash);
  await compareCpf(page, '529.982.247-25');
  expect(cpf).toBe('52998224725');
  await expect(getVeredito(page, 'Seus números estavam no sorteio')).toBeVisible();
  await see('confere');
  await compareCpf(page, '111.444.777-35');
  await expect(getVeredito(page, 'A prova não confere')).toBeVisible();
  await see('falhou');
  looks.expectNothing();
});

test('text at 200 % fits', async ({ page }) => {
  await enlargeText(page);
  const looks = createLooks('conferir-200', { isForFingers: true });
  await page.goto(`${hosts.campanha}/conferir`);
  await getImpressao(page).fill(publicada.manifestoHash);
  await choose(page, publicada.capsula);
  await expect(getVeredito(page, 'O sorteio confere')).toBeVisible();
  await looks.see(page, 'confere');
  looks.expectNothing();
});
