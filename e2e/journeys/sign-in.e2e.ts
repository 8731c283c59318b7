import { expect } from '@playwright/test';
import { addressOf } from '../steps/addresses.ts';
import { waitForButtons } from '../steps/go.ts';
import { registerIncompleta } from '../steps/incompleta.ts';
import { test } from '../steps/journey.ts';
import { importPrimeirosAcessos, publishCampanha } from '../steps/publish-campanha.ts';
import { createPessoa, registerNewPessoa } from '../steps/sign-up.ts';

const ready = [
  { host: 'localhost', field: 'CPF', usuario: '52998224725', isComplete: true },
  { host: 'sol.localhost', field: 'Celular', isComplete: false },
  { host: 'noite.localhost', field: 'CPF ou CNPJ', isComplete: false },
];

for (const { host, field, isComplete, ...known } of ready) {
  test(`${host}: signs in with number and password, shows the first screen, and signs out`, async ({
    page,
  }) => {
    const usuario = known.usuario ?? (await registerIncompleta(page, host)).usuario;
    await page.goto(addressOf(host));
    await page.getByLabel(field).fill(usuario);
    await page.keyboard.press('Enter');
    await page.getByLabel('Senha', { exact: false }).first().fill('Errada123');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Usuário ou senha incorretos.')).toBeVisible();
    await page.getByLabel('Senha', { exact: false }).first().fill('Trevo2026');
    await waitForButtons(page);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Olá, Ana')).toBeVisible();

    if (!isComplete) {
      await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
      await expect(page.getByRole('heading', { name: 'Complete seu cadastro' })).toBeVisible();
      await page.keyboard.press('Escape');
    }
    await page.getByRole('button', { name: 'Conta' }).click();
    await page.getByRole('button', { name: 'Sair' }).first().click();
    const question = page.getByRole('dialog').filter({ hasText: 'Tem certeza?' });
    await question.getByRole('button', { name: 'Sair' }).click();
    await expect(page.getByRole('button', { name: 'Continuar', exact: true })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('trevo.login'))).toBeNull();
  });
}

test('a protected screen redirects to the entry and returns after sign-in', async ({ page }) => {
  await page.goto('/cupons');
  await expect(page).toHaveURL(/\/autenticacao$/);
  await page.getByLabel('CPF').fill('529.982.247-25');
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await page.getByLabel('Senha', { exact: false }).first().fill('Trevo2026');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Meus números' })).toBeVisible();
});

test('a revoked session is detected on start, and the user returns to the last screen after the sign-in', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem(
      'trevo.login',
      JSON.stringify({ token: 'not.a.token', usuario: '52998224725', tipo: 'consumidor' }),
    );
  });
  await page.goto('/documentosFiscais?situacao=PENDENTE');
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await page.getByLabel('CPF').fill('529.982.247-25');
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await page.getByLabel('Senha', { exact: false }).first().fill('Trevo2026');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByText('Olá, Ana')).toBeVisible();
  await expect(page).toHaveURL(/\/documentosFiscais\?situacao=PENDENTE$/);
});

test('saves the e-mail of a first access to the account that signs in without one', async ({ page }) => {
  const host = await publishCampanha(page.request, 'primeiro-acesso-email', {
    'configuracao.cadastro.emailObrigatorio': false,
    'configuracao.preCadastro.primeiroAcessoAtivo': true,
  });
  const { pessoa } = await registerNewPessoa(page, host, { email: undefined });
  const { cpf, email } = createPessoa();
  await importPrimeirosAcessos(page.request, host, [cpf]);
  await page.goto(`${addressOf(host)}/?email=${encodeURIComponent(email)}`);
  await page.getByLabel('CPF').fill(cpf);
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  const passo = page.getByRole('dialog', { name: 'É seu primeiro acesso?' });
  await passo.getByRole('button', { name: 'Continuar', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Que bom ter você aqui' })
    .getByRole('button', { name: 'OK' })
    .click();
  await expect(page.getByRole('heading', { name: 'Antes, um combinado' })).toBeVisible();

  await page.goto(`${addressOf(host)}/autenticacao`);
  await page.getByLabel('CPF').fill(pessoa.cpf);
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await page.getByLabel('Senha', { exact: false }).first().fill(pessoa.senha);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByText(/^Olá, /)).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('trevo.primeiroAcesso'))).toBeNull();
  await page.getByRole('button', { name: 'Conta' }).click();
  await page.getByRole('button', { name: 'Meus dados', exact: true }).click();
  const perfil = page.getByRole('dialog', { name: 'Meus dados' });
  await perfil.getByRole('button', { name: 'Seus dados' }).click();
  await expect(perfil.getByLabel('E-mail')).toHaveValue(email.toLowerCase());
});

test('asks before a link with a number and its password signs in', async ({ page }) => {
  const { pessoa } = await registerNewPessoa(page);
  const link = new URLSearchParams({ usuario: pessoa.cpf, senha: pessoa.senha, tela: 'cupons' });
  await page.goto(`${addressOf('localhost')}/?${String(link)}`);
  const question = page.getByRole('dialog', { name: /^Entrar como/ });
  await expect(question).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('trevo.login'))).toBeNull();
  expect(page.url()).not.toContain('senha');
  await question.getByRole('button', { name: 'Sim, entrar' }).click();
  await expect(page.getByRole('heading', { name: 'Meus números' })).toBeVisible();
});
