import { addressOf } from '../../steps/addresses.ts';
import { fillLoja, judgePendentes, publishComMarca } from '../../steps/entradas.ts';
import { expect } from '../../steps/expect.ts';
import { openScreen } from '../../steps/go.ts';
import { test } from '../../steps/journey.ts';
import { takePicture } from '../../steps/looks/pictures.ts';
import { beginAsNewPessoa } from '../../steps/sign-up.ts';

const porQuantidade = {
  'configuracao.cupom.compraPorQuantidade': true,
  ganho: { por: 'quantidade', numeros: 1, cada: 2 },
  compra: { produtos: ['Café Serra Azul 500 g', 'Leite integral', 'Pão de forma'], fotoObrigatoria: false },
  'documentos.apuracao': 'manual',
  recompensas: undefined,
  premios: undefined,
};

test('registers counted products once and grants numbers on approval, twice as many with PicPay', async ({
  page,
}) => {
  const host = await publishComMarca(page.request, 'quantidade', 'noite', porQuantidade);
  const pessoa = await beginAsNewPessoa(page, host);
  await page.goto(`${addressOf(host)}/cadastroCompra`);
  await expect(page.getByText('A cada 2 produtos você ganha 1 número da sorte')).toBeVisible();
  await takePicture(page, 'quantity-1-empty');
  const more = page.getByRole('button', { name: 'Pôr mais um: Café Serra Azul 500 g' });
  for (let n = 0; n < 4; n += 1) await more.click();
  await page.getByRole('button', { name: 'Pôr mais um: Leite integral' }).click();
  await expect(page.getByText('Isso vale 2 números da sorte')).toBeVisible();
  await expect(page.getByText('Falta só 1 produto para o próximo número.')).toBeVisible();
  await takePicture(page, 'quantity-2-counted');
  await fillLoja(page);
  await page.getByRole('button', { name: 'Cadastrar nota' }).click();
  await expect(page.getByRole('heading', { name: 'Recebemos sua nota!' })).toBeVisible();
  await takePicture(page, 'quantity-3-pending');
  const [documentoFiscalID] = await judgePendentes(page.request, host, { status: 'VALIDO' });
  await openScreen(page, host, `/compraAprovada?documentoFiscalID=${documentoFiscalID}`);
  await expect(page.getByRole('heading', { name: 'Você ganhou 2 números da sorte!' })).toBeVisible();
  await expect(page.getByText('Café Serra Azul 500 g')).toBeVisible();
  await takePicture(page, 'quantity-4-approved');

  await test.step('announces and grants twice the numbers with PicPay', async () => {
    const token = await page.evaluate(
      () => (JSON.parse(localStorage.getItem('trevo.login') ?? '{}') as { token: string }).token,
    );
    const saved = await page.request.post(`${addressOf('127.0.0.1')}/cupom/v2/consumidor/dinamicaCupom`, {
      headers: { host: new URL(addressOf(host)).host, authorization: `Bearer ${token}` },
      data: {
        telefone: pessoa.cpf,
        dinamicaCupom: [{ dinamica: 'PICPAY', identificacao: '@maria' }],
      },
    });
    expect(saved.status(), await saved.text()).toBe(200);
    // The multiplier is read when the app starts.
    await page.goto(`${addressOf(host)}/cadastroCompra`);
    await expect(page.getByText('2X', { exact: true })).toBeVisible();
    for (let n = 0; n < 2; n += 1)
      await page.getByRole('button', { name: 'Pôr mais um: Leite integral' }).click();
    await expect(page.getByText('Isso vale 2 números da sorte')).toBeVisible();
    await takePicture(page, 'quantity-6-picpay');
    await fillLoja(page);
    await page.getByRole('button', { name: 'Cadastrar nota' }).click();
    await expect(page.getByRole('heading', { name: 'Recebemos sua nota!' })).toBeVisible();
    const [documentoFiscalID] = await judgePendentes(page.request, host, { status: 'VALIDO' });
    await openScreen(page, host, `/compraAprovada?documentoFiscalID=${documentoFiscalID}`);
    await expect(page.getByRole('heading', { name: 'Você ganhou 2 números da sorte!' })).toBeVisible();
    await expect(page.getByText('2X: seu PicPay multiplicou os números.')).toBeVisible();
    await takePicture(page, 'quantity-7-picpay-granted');
  });
});
