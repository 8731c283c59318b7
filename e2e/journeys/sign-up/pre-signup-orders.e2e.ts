import { type Locator, type Page } from '@playwright/test';
import { expect } from '../../steps/expect.ts';
import { waitForButtons } from '../../steps/go.ts';
import { test } from '../../steps/journey.ts';
import { takePicture } from '../../steps/looks/pictures.ts';
import { importPrimeirosAcessos, publishCampanha } from '../../steps/publish-campanha.ts';
import {
  beginSignUp,
  createConta,
  createPessoa,
  expectLeftInPeace,
  fillCadastro,
  termoOf,
  type Pessoa,
} from '../../steps/sign-up.ts';

const goOn = (at: Page | Locator, name: string) => at.getByRole('button', { name, exact: true }).click();
/** The step in a panel over the entry. */
const panel = (page: Page) => page.getByRole('dialog', { name: 'É seu primeiro acesso?' });

/** Reads the blocking message and closes it. */
async function readOps(page: Page, words: string): Promise<void> {
  const modal = page.getByRole('dialog', { name: 'Ops...' });
  await expect(modal.getByText(words, { exact: true })).toBeVisible();
  await takePicture(page, `orders-ops-${words.replace(/\W+/g, '-').slice(0, 40)}`);
  await modal.getByRole('button', { name: 'OK' }).click();
  await expect(modal).toBeHidden();
  await waitForButtons(page);
}

/** Sends a number of the first access, and closes the answer. */
async function findPessoa(page: Page, titulo: string, words: RegExp): Promise<void> {
  await waitForButtons(page);
  await goOn(panel(page), 'Continuar');
  const news = page.getByRole('dialog', { name: titulo });
  await expect(news.getByText(words)).toBeVisible();
  await takePicture(page, `orders-first-access-${titulo.replace(/\W+/g, '-')}`);
  await news.getByRole('button', { name: 'OK' }).click();
}

/** An unknown number may register; a known one continues. */
async function passPrimeiroAcesso(page: Page, unknown: Pessoa, known: Pessoa): Promise<void> {
  await expect(page.getByRole('heading', { name: 'É seu primeiro acesso?' })).toBeVisible();
  const numero = page.getByLabel('CPF ou CNPJ');
  // The number of the entry is prefilled.
  await expect(numero).toHaveValue(unknown.cpf.replace(/(...)(...)(...)(..)/, '$1.$2.$3-$4'));
  await numero.fill(unknown.cpf.slice(0, 10));
  await goOn(panel(page), 'Continuar');
  await expect(page.getByText('Digite os 11 números do CPF ou os 14 caracteres do CNPJ.')).toBeVisible();
  await numero.fill(unknown.cpf);
  await findPessoa(page, 'Primeira vez por aqui', /Ainda não encontramos você por aqui/);
  await expect(page.getByRole('button', { name: 'Fazer meu cadastro' })).toBeVisible();
  await numero.fill(known.cpf);
  await findPessoa(page, 'Que bom ter você aqui', /Encontramos seu cadastro!/);
}

/** Refuses two of the consents, and reads which ones are missing. */
async function passDetalhada(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Como vamos usar seus dados' })).toBeVisible();
  await takePicture(page, 'orders-detailed-1');
  await expect(page.getByRole('switch', { name: /^\d+\. / })).toHaveCount(11);
  await page.getByRole('switch', { name: 'Aceito tudo' }).check();
  await page.getByRole('switch', { name: /^11\. / }).uncheck();
  await page.getByRole('switch', { name: /Concordo com a política/ }).uncheck();
  await page.getByRole('switch', { name: /Concordo com o aviso/ }).check();
  await goOn(page, 'Concordar e continuar');
  await readOps(page, 'Você não concordou com: Item 11, Política de privacidade');
  await page.getByRole('switch', { name: /^11\. / }).check();
  await page.getByRole('switch', { name: /Concordo com a política/ }).check();
  await termoOf(page).check();
  await page.getByRole('switch', { name: /Quero receber avisos/ }).check();
  await takePicture(page, 'orders-detailed-2-end');
  await goOn(page, 'Concordar e continuar');
}

test('signs up through the first access and the detailed step, which names the missing consents', async ({
  page,
}) => {
  const host = await publishCampanha(page.request, 'primeiro-acesso', {
    'configuracao.preCadastro.primeiroAcessoAtivo': true,
    'configuracao.preCadastro.lgpd': 'detalhada',
  });
  const [unknown, known] = [createPessoa(), createPessoa()];
  await importPrimeirosAcessos(page.request, host, [known.cpf]);
  await beginSignUp(page, unknown, host);
  await passPrimeiroAcesso(page, unknown, known);
  await passDetalhada(page);
  await expect(page.getByRole('heading', { name: 'Falta pouco para participar' })).toBeVisible();
  await expect(page.getByRole('switch', { name: /Quero receber avisos/ })).toBeChecked();
  await fillCadastro(page, known);
  await createConta(page);
  await expectLeftInPeace(page);
});
