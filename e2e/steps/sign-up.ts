import { expect, type Page } from '@playwright/test';
import { buildConsumidor } from '@trevo/fixtures/consumidor-builder';
import { addressOf } from './addresses.ts';

/** A new person for each journey, so that journeys can run side by side and again. */
export const createPessoa = () => buildConsumidor(Math.floor(Math.random() * 2 ** 31));
export type Pessoa = ReturnType<typeof createPessoa>;

/** From the entry to the first screen, as somebody who was never here. */
export async function signUp(page: Page, pessoa: Pessoa, host = 'localhost'): Promise<void> {
  await beginSignUp(page, pessoa, host);
  await acceptLgpd(page);
  await fillCadastro(page, pessoa);
  await createConta(page);
  await acceptTermos(page);
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

/** The campaign's own terms, asked once the person is inside. */
export async function acceptTermos(page: Page): Promise<void> {
  const panel = page.getByRole('dialog').filter({ hasText: 'Você precisa revisar os seguintes termos' });
  await expect(panel).toBeVisible();
  // The documents were agreed to before the form: nobody is asked twice for the same text.
  await expect(panel.getByText(/regulamento|privacidade/i)).toHaveCount(0);
  await panel.getByRole('switch', { name: 'Só notas minhas' }).check();
  await panel.getByRole('button', { name: 'Salvar' }).click();
  await expect(panel).toBeHidden();
}

export async function acceptLgpd(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Antes, um combinado' })).toBeVisible();
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
  page: Page,
  host = 'localhost',
  change: object = {},
): Promise<{ pessoa: Pessoa; sessao: object }> {
  const pessoa = createPessoa();
  const headers = { host: new URL(addressOf(host)).host };
  const address = addressOf('127.0.0.1');
  const listed = await page.request.get(`${address}/consumidor/v1/aceites/`, { headers });
  const { retorno: termos } = (await listed.json()) as { retorno: { nomeTermo: string }[] };
  const documentos = ['regulamento', 'politicaPrivacidade', 'avisoPrivacidade'];
  const aceites = [...documentos, ...termos.map(({ nomeTermo }) => nomeTermo)].map((nomeTermo) => ({
    nomeTermo,
    aceito: true,
  }));
  const { cpf: usuario, nome, email, senha, telefoneContato, dataNascimento } = pessoa;
  const response = await page.request.post(`${address}/login/v1/logins`, {
    headers,
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
