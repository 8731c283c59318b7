import { expect, type Page } from '@playwright/test';
import { generateSync } from 'otplib';
import { addressOf } from './addresses.ts';
import { operatorToken } from './publish-campanha.ts';
import { createEndereco } from './sign-up.ts';

export const consoleAddress = addressOf('console.localhost');

/**
 * Invites an operator, accepts on this page, and waits for the landing page: an administrator of the promoter, without
 * one an operator of the installation.
 */
export async function beginAsOperador(
  page: Page,
  nome: string,
  email: string,
  senha: string,
  promotora?: string,
): Promise<void> {
  const response = await page.request.post(`${addressOf('localhost')}/operador/v1/equipe/instalacao`, {
    headers: { authorization: `Bearer ${operatorToken}` },
    data: { nome, email, ...(promotora === undefined ? {} : { promotora }) },
  });
  expect(response.status(), await response.text()).toBe(200);
  const { retorno } = (await response.json()) as { retorno: { endereco: string } };
  await acceptConvite(page, retorno.endereco, nome, senha);
}

/** Accepts an invitation on this page, and waits for the landing page. */
export async function acceptConvite(page: Page, link: string, nome: string, senha: string): Promise<void> {
  // The operators of all journeys exceed the rate limit of accepted invitations per address.
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': createEndereco() });
  await page.goto(link);
  await expect(page.getByRole('heading', { name: `Olá, ${nome}` })).toBeVisible();
  const segredo = (await page.locator('code').textContent())!.replaceAll(' ', '');
  await page.getByLabel('Senha', { exact: true }).fill(senha);
  await page.getByLabel('Código do autenticador').fill(generateSync({ secret: segredo }));
  await page.getByRole('button', { name: 'Aceitar o convite e entrar' }).click();
  await expect(page.getByRole('heading', { name: 'Hoje', level: 1 })).toBeVisible();
}

/** Opens a screen of the console by the menu, which is a drawer on a phone. */
export async function chooseTela(page: Page, titulo: string, isMobile: boolean): Promise<void> {
  if (isMobile) await page.getByRole('button', { name: 'Mais', exact: true }).click();
  const menu = isMobile ? page.getByRole('dialog') : page.getByRole('navigation', { name: 'Menu' }).first();
  await menu.getByRole('link', { name: titulo, exact: true }).click();
  await expect(page.getByRole('heading', { name: titulo, level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

/** Chooses the promoter to act for; on a phone the choice is in the menu. */
export async function choosePromotora(page: Page, promotora: string, isMobile: boolean): Promise<void> {
  if (isMobile) await page.getByRole('button', { name: 'Mais', exact: true }).click();
  const place = isMobile ? page.getByRole('dialog') : page.getByRole('banner');
  await place.getByLabel('Promotora').selectOption(promotora);
  if (isMobile) await page.getByRole('button', { name: 'Fechar' }).click();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}
