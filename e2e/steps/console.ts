import { type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { paths } from '@trevo/contract/paths';
import { generateSync } from 'otplib';
import { addressOf } from './addresses.ts';
import { readMensagem } from './caixa-de-saida.ts';
import { expect } from './expect.ts';
import { operatorToken } from './publish-campanha.ts';
import { createEndereco } from './sign-up.ts';

export const consoleAddress = addressOf('console.localhost');
const senhaComum = 'quatro folhas na horta';

/** Windows of the console: at a desk, and on a phone. */
export const desk = { viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false } as const;
export const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;

const isPhone = (page: Page): boolean => page.viewportSize()!.width < 768;

/** Returns the promoter of a journey's campaign. */
export const toPromotora = (host: string): string =>
  host.replace(/\.localhost$/, '').replace(/[^A-Za-z0-9]/g, '_');

/** Returns the e-mail of a person of the team at the campaign of this host. */
const toEmail = (nome: string, host: string): string =>
  `${nome.split(' ')[0]}.${host.replace(/\.localhost$/, '')}@operador.example`
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');

interface Convidado {
  readonly nome: string;
  readonly email: string;
  readonly promotora?: string | undefined;
}

/** Invites an administrator of the promoter, without one an operator of the installation. Returns the link. */
async function invite(request: APIRequestContext, convidado: Convidado): Promise<string> {
  const response = await request.post(`${addressOf('localhost')}/operador/v1/equipe/instalacao`, {
    headers: { authorization: `Bearer ${operatorToken}` },
    data: convidado,
  });
  expect(response.status(), await response.text()).toBe(200);
  return ((await response.json()) as { retorno: { endereco: string } }).retorno.endereco;
}

/** Accepts an invitation by calls, and gives the page's browser the cookie of the session. */
async function acceptByCall(page: Page, link: string, senha = senhaComum): Promise<void> {
  const { host, origin, hash } = new URL(link);
  // The operators of all journeys exceed the rate limit of accepted invitations per address.
  const headers = { host, origin, 'x-forwarded-for': createEndereco() };
  const post = async (id: 'operador.abrirConvite' | 'operador.aceitarConvite', corpo: object) => {
    const response = await page.request.post(addressOf('127.0.0.1') + paths[id].path, {
      headers,
      data: { token: hash.slice(1), ...corpo },
    });
    expect(response.status(), await response.text()).toBe(200);
    return response;
  };
  const opened = (await (await post('operador.abrirConvite', {})).json()) as {
    retorno: { autenticador: { segredo: string } };
  };
  const codigo = generateSync({ secret: opened.retorno.autenticador.segredo });
  const accepted = await post('operador.aceitarConvite', { senha, codigo });
  const [name, value] = accepted.headers()['set-cookie']!.split(';')[0]!.split('=') as [string, string];
  // The calls went to the address, because only browsers resolve names below localhost.
  await page.context().clearCookies({ domain: '127.0.0.1' });
  await page.context().addCookies([
    {
      name,
      value,
      domain: 'console.localhost',
      path: '/',
      secure: true,
      httpOnly: true,
      sameSite: 'Strict',
    },
  ]);
}

/**
 * Signs a new operator in by calls, and opens the first screen: an administrator of the promoter, without one an operator
 * of the installation.
 */
export async function beginAsOperador(
  page: Page,
  nome: string,
  email: string,
  senha: string,
  promotora?: string,
): Promise<void> {
  await acceptByCall(page, await invite(page.request, { nome, email, promotora }), senha);
  await page.goto(addressOf('console.localhost'));
  await expect(page.getByRole('heading', { name: 'Hoje', level: 1 })).toBeVisible();
}

/** Signs a new administrator of this host's promoter in by calls, and opens a screen by its path and title. */
export async function openConsole(
  page: Page,
  host: string,
  nome: string,
  [path, titulo]: readonly [path: string, titulo: string] = ['/', 'Hoje'],
): Promise<void> {
  const convidado = { nome, email: toEmail(nome, host), promotora: toPromotora(host) };
  await acceptByCall(page, await invite(page.request, convidado));
  await page.goto(addressOf('console.localhost') + path);
  await expect(page.getByRole('heading', { name: titulo, level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

/** Opens the console for another operator, in another browser. */
export async function openOther(
  browser: Browser,
  host: string,
  nome: string,
  tela?: readonly [path: string, titulo: string],
): Promise<Page> {
  const page = await (await browser.newContext({ ...desk, locale: 'pt-BR' })).newPage();
  await openConsole(page, host, nome, tela);
  return page;
}

/** Signs a new person in with a role at the promoter of this host, and opens the first screen. */
export async function beginComPapel(
  page: Page,
  host: string,
  nome: string,
  papel: 'atendimento' | 'cliente',
): Promise<void> {
  const email = toEmail(nome, host);
  const response = await page.request.post(addressOf('127.0.0.1') + paths['operador.convidar'].path, {
    // The host names the promoter.
    headers: { authorization: `Bearer ${operatorToken}`, host: new URL(addressOf(host)).host },
    data: { nome, email, papel },
  });
  expect(response.status(), await response.text()).toBe(200);
  const mail = await readMensagem(page, 'email', email);
  await acceptByCall(page, /http:\/\/\S+\/convite#\S+/.exec(mail)![0]);
  await page.goto(addressOf('console.localhost'));
  await expect(page.getByRole('heading', { name: 'Hoje', level: 1 })).toBeVisible();
}

/** Opens a screen of the console by the menu, which is a drawer on a phone. */
export async function chooseTela(page: Page, titulo: string, isMobile = isPhone(page)): Promise<void> {
  if (isMobile) await page.getByRole('button', { name: 'Mais', exact: true }).click();
  const menu = isMobile ? page.getByRole('dialog') : page.getByRole('navigation', { name: 'Menu' }).first();
  await menu.getByRole('link', { name: titulo, exact: true }).click();
  await expect(page.getByRole('heading', { name: titulo, level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

/** Chooses the promoter to act for; on a phone the choice is in the menu. */
export async function choosePromotora(
  page: Page,
  promotora: string,
  isMobile = isPhone(page),
): Promise<void> {
  if (isMobile) await page.getByRole('button', { name: 'Mais', exact: true }).click();
  const place = isMobile ? page.getByRole('dialog') : page.getByRole('banner');
  await place.getByLabel('Promotora').selectOption(promotora);
  if (isMobile) await page.getByRole('button', { name: 'Fechar' }).click();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

/** Approves the open proposal of another person. */
export async function approve(page: Page, name: RegExp): Promise<void> {
  await chooseTela(page, 'Propostas');
  await page.getByRole('link', { name }).click();
  await page.getByRole('button', { name: 'Aprovar e fazer agora' }).click();
  await expect(page.getByText('O ato foi feito.')).toBeVisible();
}
