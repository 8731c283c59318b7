import { type Page } from '@playwright/test';
import { addressOf } from '../../steps/addresses.ts';
import { expect } from '../../steps/expect.ts';
import { waitForButtons } from '../../steps/go.ts';
import { test } from '../../steps/journey.ts';
import { createLooks } from '../../steps/looks/looks.ts';
import { takePicture } from '../../steps/looks/pictures.ts';
import { publishCampanha } from '../../steps/publish-campanha.ts';
import { beginAsNewPessoa, semTermos } from '../../steps/sign-up.ts';
import { toNota } from '../../steps/notas/videos.ts';

const perfil = (page: Page) => page.getByRole('dialog', { name: 'Complete seu cadastro' });

test('welcomes a user with an incomplete profile, asks for the rest, then allows taking part', async ({
  page,
}) => {
  const host = await publishCampanha(page.request, 'incompleto', {
    'configuracao.perfil.camposObrigatorios': ['nome', 'rg'],
  });
  await beginAsNewPessoa(page, host);
  await page.goto(`${addressOf(host)}/home`);
  const welcome = page.getByRole('dialog', { name: 'Que bom ter você aqui!' });
  await expect(
    welcome.getByText('Sua sorte já começou a brotar! Complete seu cadastro e registre a primeira nota.'),
  ).toBeVisible();
  await takePicture(page, 'finish-1-welcome');
  await welcome.getByRole('button', { name: 'OK' }).click();
  await expect(perfil(page).getByLabel('RG')).toBeFocused();
  await expect(perfil(page).getByText('Falta: RG')).toBeVisible();
  await takePicture(page, 'finish-2-panel');
  await perfil(page).getByRole('button', { name: 'Fechar' }).click();
  await expect(perfil(page)).toBeHidden();

  // A receipt requires the complete profile.
  await page.goto(`${addressOf(host)}/digitacaoManual`);
  await expect(perfil(page).getByLabel('RG')).toBeVisible();
  await perfil(page).getByRole('button', { name: 'Fechar' }).click();
  await expect(page.getByText('Falta completar seu cadastro')).toBeVisible();
  await expect(page.getByLabel('Chave de acesso')).toBeHidden();
  await takePicture(page, 'finish-3-receipt-blocked');
  await page.getByRole('button', { name: 'Completar meu cadastro' }).click();

  await perfil(page).getByRole('button', { name: 'Salvar' }).click();
  const ops = page.getByRole('dialog', { name: 'Ops...' });
  await expect(ops.getByText('Erro na validação, por favor preencha todos os campos: RG')).toBeVisible();
  await takePicture(page, 'finish-4-missing');
  await ops.getByRole('button', { name: 'OK' }).click();
  await perfil(page).getByLabel('RG').fill('123456789');
  await waitForButtons(page);
  await perfil(page).getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Perfil cadastrado com sucesso')).toBeVisible();
  await takePicture(page, 'finish-5-done');
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await page.getByLabel('Chave de acesso').pressSequentially(toNota(Math.floor(Math.random() * 2 ** 31)));
  await page.getByRole('button', { name: 'Cadastrar nota' }).click();
  await expect(page.getByText('Você ganhou 1 número da sorte!').first()).toBeVisible();
  // A fake clock: the question would appear one second after the page is idle.
  await page.clock.install();
  const asked = page.waitForResponse(/\/consumidor\/v1\/consumidores\//);
  await page.goto(`${addressOf(host)}/home`);
  await asked;
  await expect(page.getByText(/^Olá, /)).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('asks for unanswered terms once after sign-in, accessibly in three brands; a mandatory one cannot be skipped', async ({
  page,
}) => {
  const looks = createLooks('terms', ['sol', 'noite'], { isLarge: true });
  await beginAsNewPessoa(page, 'localhost', semTermos);
  await page.goto('/home');
  const panel = page.getByRole('dialog', { name: 'Você precisa revisar os seguintes termos' });
  await expect(panel).toBeVisible();
  await looks.see(page, 'terms');
  await panel.getByText('Ler o texto completo').first().click();
  await takePicture(page, 'finish-6-terms');
  await panel.getByRole('button', { name: 'Salvar' }).click();
  await expect(panel.getByText('O aceite de Só notas minhas é obrigatório')).toBeVisible();
  await takePicture(page, 'finish-7-terms-missing');
  await looks.see(page, 'terms, refused');
  await waitForButtons(page);
  await panel.getByRole('switch', { name: /Só notas minhas/ }).check();
  await panel.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Aceites atualizados com sucesso!')).toBeVisible();
  await expect(panel).toBeHidden();
  await looks.see(page, 'terms saved');
  looks.expectNothing();
  await page.clock.install();
  const answered = page.waitForResponse(/\/consumidor\/v1\/aceites\//);
  await page.reload();
  await answered;
  await expect(page.getByText(/^Olá, /)).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(panel).toBeHidden();
});
