import { type Browser, type Page } from '@playwright/test';
import { buildChave } from '@trevo/fixtures/chave-builder';
import { addDias, toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { addressOf, port, rehearsalPort, usePort } from '../../steps/addresses.ts';
import { createAxe } from '../../steps/looks/axe.ts';
import { openOther, phone } from '../../steps/console.ts';
import { expect } from '../../steps/expect.ts';
import { test } from '../../steps/journey.ts';
import { takePicture } from '../../steps/looks/pictures.ts';
import { type CampanhaChange, publishCampanha } from '../../steps/publish-campanha.ts';
import { beginAsNewPessoa } from '../../steps/sign-up.ts';

test.beforeEach(async ({ request }) => {
  usePort(rehearsalPort);
  // The program starts with the first journeys.
  await expect(async () => {
    expect((await request.get(`${addressOf('localhost')}/saude`)).status()).toBe(200);
  }).toPass({ timeout: 180_000 });
});
test.afterEach(() => usePort(port));

const premios = ['12305', '05437', '13526', '02329', '15458'];
const premio = 'Uma bicicleta elétrica';
/** Returns today on the program's clock, which an earlier attempt may have moved. */
async function readHoje(page: Page): Promise<string> {
  const response = await page.request.get(`${addressOf('localhost')}/saude`);
  return toSaoPaulo(new Date(response.headers()['date']!)).dia;
}

/** A campaign whose purchases end in five days, and its draw in seven. */
const toChange = (hoje: string, descricao: string): CampanhaChange => ({
  'campanha.descricao': descricao,
  'campanha.dataInicial': addDias(hoje, -5),
  'campanha.dataFinalCompras': addDias(hoje, 5),
  'campanha.dataFinalCadastros': addDias(hoje, 5),
  'campanha.dataFinal': addDias(hoje, 30),
  recompensas: undefined,
  premios: undefined,
  indicacao: undefined,
  sorteios: [
    {
      data: addDias(hoje, 7),
      hora: '19:00',
      nome: 'Sorteio do ensaio',
      premio,
      numerosAte: addDias(hoje, 5),
      regra: {
        serie: ['1.dezena'],
        numero: ['1.unidade', '2.unidade', '3.unidade', '4.unidade', '5.unidade'],
        aproximacao: { sentido: 'superior', volta: true, alcance: 'todas' },
        umPorPessoa: 'sorteio',
        exemplos: [{ extracao: premios, distribuidos: ['00 57600', '00 57702'], premiados: ['00 57702'] }],
      },
      retirada: { como: 'A gente liga para combinar a entrega.', ate: addDias(hoje, 188) },
    },
  ],
});

/** Opens a phone, signs a new person up and registers a receipt of the month. */
async function openShopper(browser: Browser, host: string, seed: number, hoje: string): Promise<Page> {
  const context = await browser.newContext({ ...phone, locale: 'pt-BR', acceptDownloads: true });
  const page = await context.newPage();
  await beginAsNewPessoa(page, host);
  await page.goto(`${addressOf(host)}/digitacaoManual`);
  const chave = buildChave(seed, { anoMes: hoje.slice(0, 7), modelo: '65', tipoEmissao: 1 });
  await page.getByLabel('Chave de acesso').fill(chave);
  await page.getByRole('button', { name: 'Cadastrar nota' }).click();
  await expect(page.getByText('Você ganhou 1 número da sorte!').first()).toBeVisible();
  return page;
}

/** Moves the clock to a moment of the campaign by its button. */
async function moveTo(page: Page, host: string, momento: string): Promise<void> {
  await page.goto(`${addressOf(host)}/_dev/relogio`);
  await page.getByRole('button', { name: `Ir até aqui: ${momento}` }).click();
  await expect(page.getByRole('row', { name: momento.split(', ')[1]! }).last()).toContainText('Já passou');
}

async function openOperador(browser: Browser, host: string, nome: string): Promise<Page> {
  const page = await openOther(browser, host, nome, ['/sorteios', 'Sorteios']);
  await page.getByRole('link', { name: 'Abrir Sorteio do ensaio' }).click();
  return page;
}

async function inform(page: Page): Promise<void> {
  for (const [at, valor] of premios.entries()) await page.getByLabel(`${at + 1}º prêmio`).fill(valor);
  await page.getByRole('button', { name: 'Informar o resultado' }).click();
}

test('a campaign lives from two receipts to its lapsed prize on a clock that is moved', async ({
  page,
  browser,
}) => {
  const axe = createAxe();
  const hoje = await readHoje(page);
  const { retry } = test.info();
  const descricao = `Campanha do ensaio ${retry}`;
  const host = await publishCampanha(page.request, 'ensaio', toChange(hoje, descricao));
  const seed = Math.floor(Math.random() * 1e6);
  const shoppers = [
    await openShopper(browser, host, seed, hoje),
    await openShopper(browser, host, seed + 1, hoje),
  ] as const;
  const rita = await openOperador(browser, host, 'Rita Reis');
  await expect(rita.getByText(/^O número sai da Loteria Federal/)).toBeVisible();

  await moveTo(page, host, `${descricao}, Sorteio do ensaio: os números são congelados sozinhos`);
  await takePicture(page, 'ensaio-1-relogio');
  await rita.reload();
  const manifesto = rita.getByText(/^[0-9a-f]{64}$/);
  await expect(manifesto).toBeVisible();
  const impressao = (await manifesto.textContent())!;
  await takePicture(rita, 'ensaio-2-congelado');
  const [uma] = shoppers;
  await uma.goto(`${addressOf(host)}/cupons`);
  await uma.getByRole('button', { name: /^Sorteio do ensaio/ }).click();
  await expect(uma.getByRole('dialog')).toContainText(impressao);
  await takePicture(uma, 'ensaio-3-lista-fechada');

  await moveTo(page, host, `${descricao}, Sorteio do ensaio: extração`);
  await rita.reload();
  await inform(rita);
  await expect(rita.getByText('Você informou estes prêmios. Falta outra pessoa.').last()).toBeVisible();
  const bruno = await openOperador(browser, host, 'Bruno Reis');
  await inform(bruno);
  await expect(bruno.getByText('As duas pessoas informaram os mesmos prêmios.').last()).toBeVisible();
  await bruno.getByRole('button', { name: 'Apurar o sorteio' }).click();
  await expect(bruno.getByText(/^Você fez esta versão/).last()).toBeVisible();
  await takePicture(bruno, 'ensaio-4-apurado');
  // No shopper is told before the confirmation.
  for (const shopper of shoppers) {
    await shopper.goto(`${addressOf(host)}/home`);
    await expect(shopper.getByText(/^Olá, /)).toBeVisible();
    await expect(shopper.getByText('Você ganhou', { exact: false })).toHaveCount(0);
  }
  await rita.reload();
  await rita.getByRole('button', { name: 'Confirmar e avisar os premiados' }).click();
  await rita.getByRole('dialog').getByRole('button', { name: 'Confirmar e avisar os premiados' }).click();
  await expect(rita.getByRole('link', { name: 'Conferir como o público' })).toBeVisible();
  await axe.see(rita, 'confirmed draw with a winner');
  await takePicture(rita, 'ensaio-5-confirmado');

  const premiadas: Page[] = [];
  for (const shopper of shoppers) {
    await shopper.goto(`${addressOf(host)}/home`);
    await expect(shopper.getByText(/^Olá, /)).toBeVisible();
    const festa = shopper.getByRole('region', { name: 'Você ganhou!' });
    const calma = shopper.getByText(/^Sorteio do ensaio/).first();
    await expect(festa.or(calma).first()).toBeVisible();
    if (await festa.isVisible()) premiadas.push(shopper);
  }
  expect(premiadas).toHaveLength(1);
  const [premiada] = premiadas as [Page];
  await expect(premiada.getByRole('region', { name: 'Você ganhou!' }).getByText(premio)).toBeVisible();
  await takePicture(premiada, 'ensaio-6-premiada');

  // The other shopper recomputes the draw.
  const outra = shoppers.find((shopper) => shopper !== premiada)!;
  await outra.goto(`${addressOf(host)}/cupons`);
  await outra.getByRole('button', { name: /^Sorteio do ensaio/ }).click();
  await takePicture(outra, 'ensaio-7-ganhadores');
  await outra.getByRole('dialog').getByRole('link', { name: 'Conferir o sorteio' }).click();
  await expect(outra.getByRole('status').filter({ hasText: 'Falta comparar' })).toBeVisible();
  await outra.getByLabel('Impressão digital (SHA-256)').fill(impressao);
  await expect(outra.getByRole('status').filter({ hasText: 'O sorteio confere' })).toBeVisible();
  await takePicture(outra, 'ensaio-8-conferencia');

  await moveTo(page, host, `${descricao}, Sorteio do ensaio: acabou o prazo de retirada`);
  await takePicture(page, 'ensaio-9-relogio');
  axe.expectNothing();
});
