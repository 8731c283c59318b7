import { expect, type Locator, type Page } from '@playwright/test';
import { waitForButtons } from '../steps/go.ts';
import { test } from '../steps/journey.ts';
import { takePicture } from '../steps/pictures.ts';
import { importPrimeirosAcessos, publishCampanha } from '../steps/publish-campanha.ts';
import {
  beginSignUp,
  createConta,
  createPessoa,
  expectLeftInPeace,
  fillCadastro,
  termoOf,
} from '../steps/sign-up.ts';

const goOn = (at: Page | Locator, name: string) => at.getByRole('button', { name, exact: true }).click();
const form = (page: Page) => page.getByRole('heading', { name: 'Falta pouco para participar' });
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

test('without any step opens the form directly, which asks for each document', async ({ page }) => {
  const host = await publishCampanha(page.request, 'direto', { 'configuracao.preCadastro.lgpd': 'nenhuma' });
  const pessoa = createPessoa();
  await beginSignUp(page, pessoa, host);
  await expect(form(page)).toBeVisible();
  await takePicture(page, 'orders-none-1-form');
  await fillCadastro(page, pessoa);
  await goOn(page, 'Criar minha conta');
  await expect(page.getByText('Você deve aceitar o regulamento do aplicativo.')).toBeVisible();
  await expect(
    page.getByText('Você deve aceitar os termos que envolvem a Política de Privacidade do aplicativo.'),
  ).toBeVisible();
  await expect(page.getByText(/^Campos inválidos: Regulamento, /)).toBeVisible();
  await takePicture(page, 'orders-none-2-refused');
  for (const name of ['o regulamento', 'a política de privacidade', 'o aviso de privacidade'])
    await page.getByRole('checkbox', { name: `Li e concordo com ${name}` }).check();
  await waitForButtons(page);
  await createConta(page);
  await expectLeftInPeace(page);
  await takePicture(page, 'orders-none-3-inside');
});

test('the simple step names each unaccepted document, and keeps the answers while one is read', async ({
  page,
}) => {
  const host = await publishCampanha(page.request, 'simples');
  const pessoa = createPessoa();
  await beginSignUp(page, pessoa, host);
  await expect(page.getByRole('heading', { name: 'Antes, um combinado' })).toBeVisible();
  await takePicture(page, 'orders-simple-1');
  await page.getByRole('switch', { name: /regulamento/ }).check();
  await goOn(page, 'Concordar e continuar');
  await readOps(page, 'Você não concordou em: Política de privacidade, Aviso de privacidade');
  await page.getByRole('link', { name: 'Ler a política de privacidade' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Política de privacidade');
  await takePicture(page, 'orders-simple-2-document');
  await page.goBack();
  await expect(page.getByRole('switch', { name: /regulamento/ })).toBeChecked();
  await page.getByRole('switch', { name: /política/ }).check();
  await page.getByRole('switch', { name: /aviso/ }).check();
  await goOn(page, 'Concordar e continuar');
  await readOps(page, 'O aceite de Só notas minhas é obrigatório');
  await termoOf(page).check();
  await goOn(page, 'Concordar e continuar');
  await expect(form(page)).toBeVisible();
  await fillCadastro(page, pessoa);
  await takePicture(page, 'orders-simple-3-form');
  await createConta(page);
  await expectLeftInPeace(page);
});

test('the detailed step asks for eleven consents and the documents, and names the missing one', async ({
  page,
}) => {
  const host = await publishCampanha(page.request, 'detalhada', {
    'configuracao.preCadastro.lgpd': 'detalhada',
  });
  const pessoa = createPessoa();
  await beginSignUp(page, pessoa, host);
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
  await expect(form(page)).toBeVisible();
  await expect(page.getByRole('switch', { name: /Quero receber avisos/ })).toBeChecked();
  await fillCadastro(page, pessoa);
  await createConta(page);
  await expectLeftInPeace(page);
});

const pergunta = {
  'configuracao.preCadastro.aceitesAtivo': true,
  'configuracao.preCadastro.perguntaAtiva': true,
  'configuracao.preCadastro.pergunta': [
    { textoOpcao: 'Qual mercado dá sorte?', valorOpcao: 'folhas' },
    { textoOpcao: 'Quatro Folhas', valorOpcao: 'folhas' },
    { textoOpcao: 'Nenhum deles', valorOpcao: 'nenhum' },
  ],
};

test('loads the acceptances from the server; a mandatory one and the correct answer are required', async ({
  page,
}) => {
  const host = await publishCampanha(page.request, 'aceites', pergunta);
  const pessoa = createPessoa();
  await beginSignUp(page, pessoa, host);
  await expect(page.getByRole('heading', { name: 'Antes, o seu aceite' })).toBeVisible();
  await takePicture(page, 'orders-acceptances-1');
  await goOn(page, 'Aceitar e continuar');
  await readOps(page, 'O aceite de Só notas minhas é obrigatório');
  await page.getByRole('switch', { name: /Só notas minhas/ }).check();
  await page.getByRole('radio', { name: 'Nenhum deles' }).check();
  await goOn(page, 'Aceitar e continuar');
  await readOps(page, 'Você escolheu a resposta incorreta, tente novamente');
  await takePicture(page, 'orders-acceptances-2-wrong');
  await page.getByRole('radio', { name: 'Quatro Folhas' }).check();
  await goOn(page, 'Aceitar e continuar');
  await expect(form(page)).toBeVisible();
  await fillCadastro(page, pessoa);
  for (const box of await page.getByRole('checkbox', { name: /Li e concordo/ }).all()) await box.check();
  await takePicture(page, 'orders-acceptances-3-form');
  await createConta(page);
  // The terms were answered before and are not asked again.
  await expect(page.getByText(/^Olá, /)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('Você precisa revisar os seguintes termos')).toBeHidden();
});

test('the first access continues for a known document, and an unknown one may still register', async ({
  page,
}) => {
  const host = await publishCampanha(page.request, 'primeiro-acesso', {
    'configuracao.preCadastro.primeiroAcessoAtivo': true,
  });
  const known = createPessoa();
  await importPrimeirosAcessos(page.request, host, [known.cpf]);
  const ways = [
    { pessoa: known, titulo: 'Que bom ter você aqui', words: /Encontramos seu cadastro!/, seguir: false },
    {
      pessoa: createPessoa(),
      titulo: 'Primeira vez por aqui',
      words: /Ainda não encontramos você por aqui/,
      seguir: true,
    },
  ];
  for (const { pessoa, titulo, words, seguir } of ways) {
    await beginSignUp(page, pessoa, host);
    await expect(page.getByRole('heading', { name: 'É seu primeiro acesso?' })).toBeVisible();
    await takePicture(page, `orders-first-access-1-${seguir}`);
    const numero = page.getByLabel('CPF ou CNPJ');
    // The number of the entry is prefilled.
    await expect(numero).toHaveValue(pessoa.cpf.replace(/(...)(...)(...)(..)/, '$1.$2.$3-$4'));
    await numero.fill(pessoa.cpf.slice(0, 10));
    await goOn(panel(page), 'Continuar');
    await expect(page.getByText('Digite os 11 números do CPF ou os 14 caracteres do CNPJ.')).toBeVisible();
    await numero.fill(pessoa.cpf);
    await waitForButtons(page);
    await goOn(panel(page), 'Continuar');
    const news = page.getByRole('dialog', { name: titulo });
    await expect(news.getByText(words)).toBeVisible();
    await takePicture(page, `orders-first-access-2-${seguir}`);
    await news.getByRole('button', { name: 'OK' }).click();
    if (seguir) {
      await takePicture(page, `orders-first-access-3-${seguir}`);
      await goOn(page, 'Fazer meu cadastro');
    }
    await expect(page.getByRole('heading', { name: 'Antes, um combinado' })).toBeVisible();
    await expect(termoOf(page)).toBeVisible();
    for (const control of await page.getByRole('switch').all()) await control.check();
    await goOn(page, 'Concordar e continuar');
    await fillCadastro(page, pessoa);
    await takePicture(page, `orders-first-access-4-${seguir}`);
    await createConta(page);
    await expectLeftInPeace(page);
    await page.evaluate(() => localStorage.clear());
  }
});
