import { buildCnpj } from '@trevo/fixtures/consumidor-builder';
import { addressOf } from '../../steps/addresses.ts';
import { findLink, readMensagem } from '../../steps/caixa-de-saida.ts';
import { expect } from '../../steps/expect.ts';
import { test } from '../../steps/journey.ts';
import { takePicture } from '../../steps/looks/pictures.ts';
import { importAssociados, publishCampanha } from '../../steps/publish-campanha.ts';

const senha = 'Mercado2026';

test('imports a company, which sets its password, signs in and sees its permissions', async ({ page }) => {
  const cnpj = buildCnpj(4_711);
  const host = await publishCampanha(page.request, 'lojas', {
    'configuracao.login.associadoAtivo': true,
    associados: [{ nome: 'Mercado Centro', cnpj }],
  });
  const email = `${host.replace('.localhost', '')}@lojas.example`;
  await importAssociados(page.request, host, [{ cnpj, email }]);
  const texto = await readMensagem(page, 'email', email);
  expect(texto).toContain('/login?tipo=associado');

  await page.goto(addressOf(host) + findLink(texto, '/redefinirSenha'));
  await page.getByLabel('Nova senha', { exact: false }).first().fill(senha);
  await page.getByLabel('Confirme a nova senha').fill(senha);
  await page.getByRole('button', { name: 'Salvar e entrar' }).click();
  const titulo = page.getByRole('heading', { name: 'Entrada da sua empresa' });
  await expect(titulo).toBeVisible();
  await expect(page.getByText('Mercado Centro')).toBeVisible();
  await expect(page.getByText(/Quem cadastra notas e recebe números da sorte são as pessoas/)).toBeVisible();
  await takePicture(page, 'company-first-screen');
  for (const tela of ['escanear', 'contaCorrente', 'saldoCashback', 'vitrineProdutos', 'quiz', 'indicacao']) {
    await page.goto(`${addressOf(host)}/${tela}`);
    await expect(titulo).toBeVisible();
  }
  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(page.getByRole('button', { name: 'Continuar', exact: true })).toBeVisible();

  await page.goto(`${addressOf(host)}/login?tipo=associado`);
  await page.getByLabel('CNPJ').fill(cnpj);
  await page.getByLabel('Senha', { exact: true }).fill(senha);
  await page.getByRole('button', { name: 'ENTRAR' }).click();
  await expect(titulo).toBeVisible();
  const login = await page.evaluate(() => localStorage.getItem('trevo.login'));
  expect(JSON.parse(login!)).toMatchObject({ usuario: cnpj, tipo: 'associado' });
});
