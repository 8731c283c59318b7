import { expect, type Page } from '@playwright/test';
import { buildConsumidor } from '@trevo/fixtures/consumidor-builder';
import { addressOf } from './addresses.ts';

/** A new person for each journey, so that journeys can run side by side and again. */
export const createPessoa = () => buildConsumidor(Math.floor(Math.random() * 2 ** 31));
export type Pessoa = ReturnType<typeof createPessoa>;

/** The address of some home. */
const createEndereco = () => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`;

/** From the entry to the first screen, as somebody who was never here. */
export async function signUp(page: Page, pessoa: Pessoa, host = 'localhost'): Promise<void> {
  await beginSignUp(page, pessoa, host);
  await acceptLgpd(page);
  await fillCadastro(page, pessoa);
  await createConta(page);
  await expectLeftInPeace(page);
}

/** The number of somebody new, at the entry. */
export async function beginSignUp(page: Page, pessoa: Pessoa, host: string): Promise<void> {
  await page.goto(addressOf(host));
  await page.getByLabel('CPF').fill(pessoa.cpf);
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
}

/** Sends the form; the account is there and the person inside. */
export async function createConta(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Criar minha conta' }).click();
  await expect(page.getByText('Tudo pronto')).toBeVisible();
}

/** What the campaign asks was asked before the account: nothing covers the first screen. */
export async function expectLeftInPeace(page: Page): Promise<void> {
  await expect(page.getByText(/^Olá, /)).toBeVisible();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
}

/** The ready campaign's own term. */
export const termoOf = (page: Page) => page.getByRole('switch', { name: /Só notas minhas/ });

/** The documents and the campaign's own terms, in one step. */
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

/** A registration that left the campaign's own terms unanswered, for `beginAsNewPessoa`. */
export const semTermos = {
  consumidor: { aceites: documentos.map((nomeTermo) => ({ nomeTermo, aceito: true })) },
};

/** Signs in over HTTP and puts the session where the app keeps it: for journeys that begin inside. */
export async function beginSignedIn(page: Page, host = 'localhost', usuario = '52998224725'): Promise<void> {
  const response = await page.request.post(`${addressOf('127.0.0.1')}/login/v1/autenticacao`, {
    headers: { host: new URL(addressOf(host)).host },
    data: { usuario, senha: 'Trevo2026' },
  });
  const { retorno } = (await response.json()) as {
    retorno: { token: string; usuario: string; tipo: string };
  };
  await page.addInitScript((login) => {
    // What the app has renewed stays: the token before it ends soon.
    if (!localStorage.getItem('trevo.login')) localStorage.setItem('trevo.login', login);
  }, JSON.stringify(retorno));
}

/** Puts a session where the app keeps it, before the page begins. */
export async function keepLogin(page: Page, sessao: object): Promise<void> {
  await page.addInitScript((login) => {
    // Once: a person who signs out stays out, and what the app has renewed stays.
    if (sessionStorage.getItem('begun')) return;
    sessionStorage.setItem('begun', '1');
    localStorage.setItem('trevo.login', login);
  }, JSON.stringify(sessao));
}

/** A person of their own, registered over HTTP, already signed in. */
export async function beginAsNewPessoa(page: Page, host?: string, change?: object): Promise<Pessoa> {
  const { pessoa, sessao } = await registerNewPessoa(page, host, change);
  await keepLogin(page, sessao);
  return pessoa;
}

/** A person of their own, registered over HTTP; the browser knows nothing of them. */
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
    // Three journeys at once register more people a minute than one home may.
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
