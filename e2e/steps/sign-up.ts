import { type Page } from '@playwright/test';
import { buildConsumidor } from '@trevo/fixtures/consumidor-builder';
import { addressOf } from './addresses.ts';
import { expect } from './expect.ts';

/** Creates a new person per journey, so that journeys can run in parallel and be repeated. */
export const createPessoa = () => buildConsumidor(Math.floor(Math.random() * 2 ** 31));
export type Pessoa = ReturnType<typeof createPessoa>;

/** Returns a random client address. */
export const createEndereco = () => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`;

/** Signs up a new user from the entry to the first screen. */
export async function signUp(page: Page, pessoa: Pessoa, host = 'localhost'): Promise<void> {
  await beginSignUp(page, pessoa, host);
  await acceptLgpd(page);
  await fillCadastro(page, pessoa);
  await createConta(page);
  await expectLeftInPeace(page);
}

/** Enters a new number at the entry. */
export async function beginSignUp(page: Page, pessoa: Pessoa, host: string): Promise<void> {
  await page.goto(addressOf(host));
  await page.getByLabel('CPF').fill(pessoa.cpf);
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
}

/** Submits the form; the account is created and signed in. */
export async function createConta(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Criar minha conta' }).click();
  await expect(page.getByText('Tudo pronto')).toBeVisible();
}

/** Expects no dialog over the first screen, because everything was asked before. */
export async function expectLeftInPeace(page: Page): Promise<void> {
  await expect(page.getByText(/^Olá, /)).toBeVisible();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
}

/** The fixture campaign's own term. */
export const termoOf = (page: Page) => page.getByRole('switch', { name: /Só notas minhas/ });

/** Accepts the documents and the campaign's own terms in one step. */
export async function acceptLgpd(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Antes, um combinado' })).toBeVisible();
  await expect(termoOf(page)).toBeVisible();
  for (const control of await page.getByRole('switch').all()) await control.check();
  await page.getByRole('button', { name: 'Concordar e continuar' }).click();
}

export async function fillCadastro(page: Page, pessoa: Pessoa): Promise<void> {
  await page.getByLabel('Nome completo').fill(pessoa.nome);
  await page.getByLabel('E-mail').fill(pessoa.email);
  await page.getByLabel('Data de nascimento').fill(pessoa.dataNascimento.split('-').reverse().join(''));
  await page.getByLabel('Celular').fill(pessoa.telefoneContato);
  await page.getByLabel('Senha', { exact: false }).first().fill(pessoa.senha);
  await page.getByLabel('Confirme a senha').fill(pessoa.senha);
}

const documentos = ['regulamento', 'politicaPrivacidade', 'avisoPrivacidade'];

/** A registration with unanswered campaign terms, for `beginAsNewPessoa`. */
export const semTermos = {
  consumidor: { aceites: documentos.map((nomeTermo) => ({ nomeTermo, aceito: true })) },
};

/** Signs in over HTTP and stores the session like the app: for journeys behind the entry. */
export async function beginSignedIn(page: Page, host = 'localhost', usuario = '52998224725'): Promise<void> {
  const response = await page.request.post(`${addressOf('127.0.0.1')}/login/v1/autenticacao`, {
    headers: { host: new URL(addressOf(host)).host },
    data: { usuario, senha: 'Trevo2026' },
  });
  const { retorno } = (await response.json()) as {
    retorno: { token: string; usuario: string; tipo: string };
  };
  await page.addInitScript((login) => {
    // Keeps a session renewed by the app: the older token expires soon.
    if (!localStorage.getItem('trevo.login')) localStorage.setItem('trevo.login', login);
  }, JSON.stringify(retorno));
}

/** Stores a session like the app, before the page loads. */
export async function storeLogin(page: Page, sessao: object): Promise<void> {
  await page.addInitScript((login) => {
    // Once only: a signed-out user stays signed out, and a renewed session is kept.
    if (sessionStorage.getItem('begun')) return;
    sessionStorage.setItem('begun', '1');
    localStorage.setItem('trevo.login', login);
  }, JSON.stringify(sessao));
}

/** Registers a new person over HTTP and signs them in. */
export async function beginAsNewPessoa(page: Page, host?: string, change?: object): Promise<Pessoa> {
  const { pessoa, sessao } = await registerNewPessoa(page, host, change);
  await storeLogin(page, sessao);
  return pessoa;
}

/** Registers a new person over HTTP, without a browser session. */
export async function registerNewPessoa(
  page: Pick<Page, 'request'>,
  host = 'localhost',
  change: object = {},
): Promise<{ pessoa: Pessoa; sessao: object }> {
  const pessoa = createPessoa();
  const headers = { host: new URL(addressOf(host)).host };
  const address = addressOf('127.0.0.1');
  const listed = await page.request.get(`${address}/consumidor/v1/aceites/`, { headers });
  const { retorno: termos } = (await listed.json()) as { retorno: { nomeTermo: string }[] };
  const aceites = [...documentos, ...termos.map(({ nomeTermo }) => nomeTermo)].map((nomeTermo) => ({
    nomeTermo,
    aceito: true,
  }));
  const { cpf: usuario, nome, email, senha, telefoneContato, dataNascimento } = pessoa;
  const response = await page.request.post(`${address}/login/v1/logins`, {
    // Three parallel journeys exceed the rate limit of registrations per address.
    headers: { ...headers, 'x-forwarded-for': createEndereco() },
    data: {
      usuario,
      nome,
      email,
      senha,
      telefoneContato,
      dataNascimento,
      consumidor: { aceites },
      ...change,
    },
  });
  expect(response.status(), await response.text()).toBe(201);
  const { retorno } = (await response.json()) as { retorno: object };
  return { pessoa, sessao: retorno };
}
