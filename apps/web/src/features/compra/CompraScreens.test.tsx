// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  beginCompra,
  configuracao,
  enviar,
  fillLoja,
  fillManual,
  openCompra,
  pendente,
  sentTo,
  usuario,
} from '../../../test/compra-harness.tsx';
import { answer, closeScreen, dialogText, press, refusal } from '../../../test/screen-harness.tsx';
import { pendingPath } from '../../platform/navigation/paths/pending-path.ts';
import { session } from '../../platform/session/session.ts';

beforeEach(beginCompra);
afterEach(closeScreen);

describe('CadastroCompraScreen', () => {
  test('shows the earned numbers while products are counted', async () => {
    openCompra('cadastroCompra', {});
    expect(await screen.findByText('A cada 2 produtos você ganha 1 número da sorte')).toBeDefined();
    press('Pôr mais um: produto');
    expect(screen.getByText('Isso vale 1 número da sorte')).toBeDefined();
    for (let n = 0; n < 4; n += 1) press('Pôr mais um: produto');
    expect(screen.getByText('Isso vale 3 números da sorte')).toBeDefined();
  });

  test('shows the products missing for the next numbers when several are earned at a time', async () => {
    const ganhoPorQuantidade = { cada: 4, numeros: 2, maximoPorDocumento: 3 };
    openCompra('cadastroCompra', { ganhoPorQuantidade });
    expect(await screen.findByText('A cada 4 produtos você ganha 2 números da sorte')).toBeDefined();
    press('Pôr mais um: produto');
    expect(screen.getByText('A cada 4 produtos você ganha 2 números da sorte')).toBeDefined();
    expect(screen.getByText('Faltam 2 produtos para os próximos 2 números.')).toBeDefined();
    press('Pôr mais um: produto');
    expect(screen.getByText('Falta só 1 produto para os próximos 2 números.')).toBeDefined();
    press('Pôr mais um: produto');
    expect(screen.getByText('Isso vale 2 números da sorte')).toBeDefined();
    for (let n = 0; n < 5; n += 1) press('Pôr mais um: produto');
    expect(screen.getByText('Isso vale 3 números da sorte')).toBeDefined();
    // One purchase earns no more than that.
    expect(screen.queryByText(/^Falta/)).toBeNull();
  });

  test.each([
    [['PICPAY'], 'Isso vale 2 números da sorte', 'Já com o 2X do seu PicPay.'],
    [['INSTAGRAM'], 'Isso vale 3 números da sorte', 'Já com o 3X do seu Instagram.'],
    [
      ['PICPAY', 'INSTAGRAM'],
      'Isso vale 6 números da sorte',
      'Já com o 6X do seu PicPay e do seu Instagram.',
    ],
  ] as const)('multiplies by %s like the server', async (dinamicas, vale, vezes) => {
    const dinamicaCupom = dinamicas.map((dinamica) => ({
      dinamica,
      identificacao: '@ana',
      multiplicador: 2,
    }));
    openCompra(
      'cadastroCompra',
      { ganhoPorQuantidade: { cada: 1, numeros: 1, maximoPorDocumento: null } },
      {
        [`GET /cupom/v2/consumidor/${usuario}`]: answer({
          telefone: usuario,
          telefoneContato: null,
          dinamicaCupom,
        }),
      },
      { 'picpay.ativo': true, 'instagram.ativo': true, 'instagram.multiplicador': 3 },
    );
    expect(await screen.findByText(vale)).toBeDefined();
    expect(screen.getByText(vezes)).toBeDefined();
  });

  test('shows how many numbers each product earns', async () => {
    const ganhoPorQuantidade = { cada: 1, numeros: 3, maximoPorDocumento: null };
    openCompra('cadastroCompra', { ganhoPorQuantidade, produtos: ['Café'] });
    expect(await screen.findByText('Cada produto vale 3 números da sorte')).toBeDefined();
  });

  test('counts each product and sends those that were bought', async () => {
    const sent = openCompra('cadastroCompra', { produtos: ['Café', 'Leite'] }, { [enviar]: pendente });
    await fillLoja();
    press('Pôr mais um: Leite');
    press('Pôr mais um: Leite');
    press('Cadastrar nota');
    expect(await screen.findByRole('heading', { name: 'Recebemos sua nota!' })).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Andamento' })).toBeDefined();
    expect(screen.getByText('Protocolo a1b2c3')).toBeDefined();
    expect(sentTo(sent, enviar)[0]?.body).toMatchObject({
      uf: 'SP',
      tipo: 'NaoFiscal',
      dadosNaoFiscal: {
        cnpjLoja: '12ABC34501DE35',
        quantidade: 2,
        produtos: [{ nome: 'Leite', quantidade: 2 }],
      },
    });
  });

  test('does not send zero products and focuses the count', async () => {
    const sent = openCompra('cadastroCompra', { produtos: ['Café'] });
    await fillLoja();
    press('Cadastrar nota');
    expect(await screen.findByText('Diga quantos produtos você comprou.')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('Café'));
    expect(sentTo(sent, enviar)).toEqual([]);
  });

  test('links to the manual entry when the campaign does not count products', async () => {
    openCompra('cadastroCompra', { porQuantidade: false, ganhoPorQuantidade: null });
    const manual = await screen.findByRole('link', { name: 'Preencher os dados da nota' });
    expect(manual.getAttribute('href')).toBe('/lancamentoManual');
    expect(screen.queryByRole('button', { name: 'Cadastrar nota' })).toBeNull();
  });
});

describe('LancamentoManualScreen', () => {
  const porValor = { porQuantidade: false, ganhoPorQuantidade: null };

  test('shows before any typing that the campaign takes no manual entry', async () => {
    openCompra('lancamentoManual', { ...porValor, limiteNaoFiscal: 0 });
    expect(await screen.findByText('Não liberado para cadastrar uma compra!')).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('sends document, amount in cents and payment', async () => {
    const sent = openCompra(
      'lancamentoManual',
      { ...porValor, formasPagamento: ['Pix', 'Dinheiro'] },
      { [enviar]: pendente },
    );
    await fillManual();
    fireEvent.change(screen.getByLabelText(/^Forma de pagamento/), { target: { value: 'Pix' } });
    press('Cadastrar nota');
    await screen.findByRole('heading', { name: 'Recebemos sua nota!' });
    expect(sentTo(sent, enviar)[0]?.body).toMatchObject({
      dadosNaoFiscal: { numeroDocumento: '123', valor: 4590, formaPagamento: 'Pix' },
    });
  });

  test('shows each error at its field and focuses the first', async () => {
    openCompra('lancamentoManual', { ...porValor, fotoObrigatoria: true });
    await screen.findByLabelText(/^Estado da loja/);
    press('Cadastrar nota');
    for (const words of [
      'Escolha o estado da loja.',
      'Digite o CNPJ da loja.',
      'Digite o número do documento.',
      'Diga o dia da compra.',
      'Digite o valor da compra.',
      'Tire uma foto do comprovante, ou escolha uma.',
    ])
      expect(screen.getByText(words)).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Tirar foto' }));
  });

  test("preselects the state of the consumidor's address", async () => {
    openCompra('lancamentoManual', porValor, {
      [`GET /consumidor/v1/consumidores/${usuario}`]: answer({
        nome: 'ANA LIMA',
        cpf: usuario,
        email: 'ana@exemplo.com.br',
        telefoneContato: '11987654321',
        endereco: { estado: 'BA' },
      }),
    });
    await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>(/^Estado da loja/).value).toBe('BA'));
  });

  test('restores the draft after a reload until the user starts over', async () => {
    openCompra('lancamentoManual', porValor);
    await fillManual();
    const kept = { ...localStorage };
    closeScreen();
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value as string);
    session.signIn({ token: 't1', usuario, tipo: 'consumidor' });
    openCompra('lancamentoManual', porValor);
    const number = await screen.findByLabelText<HTMLInputElement>(/^Número do documento/);
    expect(number.value).toBe('123');
    press('Começar de novo');
    expect(screen.getByLabelText<HTMLInputElement>(/^Número do documento/).value).toBe('');
  });

  test('does not show the draft to the next user', async () => {
    openCompra('lancamentoManual', porValor);
    await fillManual();
    const kept = { ...localStorage };
    closeScreen();
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value as string);
    session.signIn({ token: 't2', usuario: '11144477735', tipo: 'consumidor' });
    openCompra('lancamentoManual', porValor);
    const number = await screen.findByLabelText<HTMLInputElement>(/^Número do documento/);
    expect(number.value).toBe('');
  });

  test('sends once when the button is pressed twice', async () => {
    const sent = openCompra('lancamentoManual', porValor, { [enviar]: null });
    await fillManual();
    press('Cadastrar nota');
    fireEvent.submit(document.querySelector('form')!);
    await waitFor(() => expect(sentTo(sent, enviar)).toHaveLength(1));
    await new Promise((settled) => setTimeout(settled, 30));
    expect(sentTo(sent, enviar)).toHaveLength(1);
  });

  test('keeps the form without network and retries with the same idempotency key', async () => {
    const keys: string[] = [];
    openCompra('lancamentoManual', porValor);
    const stubbed = fetch;
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      const key = (init.headers as Record<string, string>)['idempotency-key'];
      if (key) keys.push(key);
      return stubbed(url, init);
    });
    await fillManual();
    press('Cadastrar nota');
    await waitFor(() => expect(dialogText()).toContain('Sua nota ainda não foi enviada'));
    expect(screen.getByLabelText<HTMLInputElement>(/^Número do documento/).value).toBe('123');
    fireEvent.click(within(document.querySelector('dialog[open]')!).getByText('Tentar de novo'));
    await waitFor(() => expect(keys).toHaveLength(2));
    expect(keys[1]).toBe(keys[0]);
  });

  test.each([
    ['servidor.falha', 'Ocorreu um erro desconhecido durante a sua requisição'],
    ['documentoFiscal.naoLiberado', 'Não liberado para cadastrar uma compra!'],
    ['documentoFiscal.duplicado', 'Esta compra já foi cadastrada.'],
  ] as const)('shows the refusal %s', async (codigo, words) => {
    openCompra('lancamentoManual', porValor, { [enviar]: refusal(codigo) });
    await fillManual();
    press('Cadastrar nota');
    await waitFor(() => expect(dialogText()).toContain(words));
  });

  test('redirects to the sign-in and back when the session was rejected', async () => {
    openCompra('lancamentoManual', porValor, { [enviar]: refusal('sessao.invalida') });
    await fillManual();
    press('Cadastrar nota');
    await waitFor(() => expect(dialogText()).toContain('Entre de novo para continuar'));
    press('Entrar de novo');
    expect(await screen.findByText('em /autenticacao')).toBeDefined();
    expect(pendingPath.take()).toBe('/lancamentoManual');
  });

  test("shows the server's field errors at their fields and focuses the first", async () => {
    const detalhes = [
      { campo: 'dadosNaoFiscal.data', mensagem: 'Este dia não vale.' },
      { campo: 'dadosNaoFiscal.cnpjLoja', mensagem: 'Esta loja não participa.' },
    ];
    openCompra('lancamentoManual', porValor, { [enviar]: refusal('requisicao.invalida', { detalhes }) });
    await fillManual();
    press('Cadastrar nota');
    expect(await screen.findByText('Esta loja não participa.')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^CNPJ da loja/)));
    expect(dialogText()).toBe('');
  });
});

test('shows a skeleton while the purchase rules load and offers a retry after a failure', async () => {
  openCompra('lancamentoManual', {}, { [configuracao]: refusal('servidor.ocupado') });
  expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeDefined();
  closeScreen();
  session.signIn({ token: 't1', usuario, tipo: 'consumidor' });
  openCompra('lancamentoManual', {}, { [configuracao]: null });
  expect(await screen.findByText('Carregando…')).toBeDefined();
});
