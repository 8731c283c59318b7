// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { produtoSample } from '../../../../test/produto-sample.ts';
import {
  answer,
  campanhaVigente,
  closeScreen,
  dialogText,
  openScreen,
  press,
  refusal,
  stubNetwork,
  type StubbedAnswer,
} from '../../../../test/screen-harness.tsx';
import { paineis } from '../../../platform/navigation/painel-store.ts';
import { session } from '../../../platform/session/session.ts';
import { carrinhoStore } from '../../produto/public.ts';
import { ControleProdutosScreen } from './ControleProdutosScreen.tsx';

const usuario = '52998224725';
const listar = 'GET /produto/v1/produtos/2026/TREVO/100/1?codigos=garrafa';
const estoque = 'GET /cashback/v1/estoque/listar/100/1?codigos=garrafa';
const filtros = 'POST /produto/v1/produtos/listarFiltroConfiguracao';
const saldos = `GET /contacorrente/v1/saldos/2026/TREVO/${usuario}`;
const pedido = `POST /cashback/v1/pedido/${usuario}`;
const pageOf = (...retorno: object[]) => answer({ retorno, total: retorno.length, paginas: 1 });
const saldoOf = (disponivel: number) =>
  answer({ saldoDisponivel: disponivel, saldoTotal: disponivel, liberacoes: [] });
const opcoes = {
  categorias: [],
  segmentos: [],
  setores: [],
  industrias: [],
  retirada: false,
  prazoDias: null,
  total: 1,
};

beforeEach(() => session.signIn({ token: 't1', usuario, tipo: 'consumidor' }));
afterEach(closeScreen);

function open(
  answers: Record<string, StubbedAnswer | null>,
  chosen = [produtoSample()],
  configuracao: Partial<Configuracao> = {},
) {
  carrinhoStore.update(campanhaVigente, () => chosen.map((produto) => ({ ...produto, quantidade: 1 })));
  const sent = stubNetwork({
    [listar]: pageOf(produtoSample()),
    [estoque]: pageOf({ codigo: 'garrafa', disponivel: '20+', limite: 2 }),
    [filtros]: answer(opcoes),
    [saldos]: saldoOf(500),
    ...answers,
  });
  openScreen('/controleProdutos', { '/controleProdutos': <ControleProdutosScreen /> }, configuracao);
  return sent;
}

async function order(): Promise<void> {
  await screen.findByText('500 pontos');
  fireEvent.click(await screen.findByRole('button', { name: 'Fazer pedido' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Trocar agora' }));
}

describe('ControleProdutosScreen', () => {
  test('links to the products when the cart is empty', async () => {
    open({}, []);
    expect(await screen.findByText('Seu carrinho está vazio')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Ver produtos' })).toBeDefined();
  });

  test('shows a skeleton while its products are refreshed', async () => {
    open({ [listar]: null });
    expect((await screen.findByRole('status')).textContent).toBe('Carregando…');
  });

  test('shows the skeleton, not a missing product, while a product that was just added is loading', async () => {
    const both = 'codigos=caneca%2Cgarrafa';
    open({
      [`GET /produto/v1/produtos/2026/TREVO/100/1?${both}`]: null,
      [`GET /cashback/v1/estoque/listar/100/1?${both}`]: null,
    });
    await screen.findByText('Garrafa térmica');
    const caneca = { ...produtoSample({ codigo: 'caneca', nome: 'Caneca' }), quantidade: 1 };
    act(() => carrinhoStore.update(campanhaVigente, (before) => [...before, caneca]));
    expect((await screen.findByRole('status')).textContent).toBe('Carregando…');
    expect(screen.queryByText('Saiu da vitrine. Tire do carrinho para continuar.')).toBeNull();
  });

  test('offers a retry when its products do not load', async () => {
    open({ [listar]: refusal('servidor.falha') });
    expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeDefined();
  });

  test('limits the quantity to what the consumidor may order', async () => {
    open({});
    fireEvent.click(await screen.findByRole('button', { name: 'Mais um: Garrafa térmica' }));
    await screen.findByText('Total: 240 pontos');
    expect(
      screen.getByRole('button', { name: 'Mais um: Garrafa térmica' }).getAttribute('aria-disabled'),
    ).toBe('true');
  });

  test('shows how much balance is missing and sends no order', async () => {
    const sent = open({ [saldos]: saldoOf(100) });
    expect(await screen.findByText('Faltam 20 pontos')).toBeDefined();
    press('Fazer pedido');
    expect(dialogText()).toBe('');
    expect(sent.some(({ call }) => call === pedido)).toBe(false);
  });

  test('asks for a confirmation when a price changed and orders at the new one', async () => {
    const sent = open({ [listar]: pageOf(produtoSample({ valor: 150 })), [pedido]: answer({}, 201) });
    expect(await screen.findByText('O valor mudou: era 120 pontos, agora é 150 pontos.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Fazer pedido' })).toBeNull();
    press('Atualizar carrinho');
    await order();
    await screen.findByText('em /acompanharPedidos');
    const body = { produtos: [{ codigo: 'garrafa', quantidade: 1, valor: 150 }] };
    expect(sent.find(({ call }) => call === pedido)?.body).toEqual(body);
  });

  test('uses the texts of a pick-up when the order is fetched', async () => {
    const lojas = 'POST /campanha/v1/associados/2026/TREVO/cadastro';
    const loja = { nome: 'Loja Centro', cnpjCpf: '11222333000181', grupo: null };
    const sent = open({
      [filtros]: answer({ ...opcoes, retirada: true }),
      [lojas]: pageOf(loja),
      [pedido]: answer({}, 201),
    });
    await screen.findByText('500 pontos');
    press('Fazer pedido');
    expect(await screen.findByText('Escolha a loja onde você vai retirar o pedido.')).toBeDefined();
    expect(document.body.textContent).not.toContain('Loja mais próxima');
    fireEvent.click(screen.getByRole('button', { name: /Escolher a loja/ }));
    expect(await screen.findByRole('heading', { name: 'Em qual loja você vai retirar?' })).toBeDefined();
    fireEvent.click(await screen.findByRole('button', { name: 'Loja Centro' }));
    await order();
    await screen.findByText('em /acompanharPedidos');
    expect(sent.find(({ call }) => call === pedido)?.body).toMatchObject({ lojaCNPJ: '11222333000181' });
  });

  const perfil = `GET /consumidor/v1/consumidores/${usuario}`;

  test('asks for a missing address before the order', async () => {
    const sent = open({
      [perfil]: answer({ nome: 'ANA', endereco: { cep: '01001000', cidade: 'São Paulo' } }),
      [filtros]: answer({ ...opcoes, prazoDias: 15 }),
      [pedido]: answer({}, 201),
    });
    expect(await screen.findByText('Seu cadastro ainda não tem um endereço completo.')).toBeDefined();
    expect(screen.getByText('Chega em até 15 dias')).toBeDefined();
    await screen.findByText('500 pontos');
    press('Fazer pedido');
    expect(screen.getByRole('alert').textContent).toBe('Informe o endereço para fazer o pedido.');
    expect(dialogText()).toBe('');
    press('Informar endereço');
    expect(paineis.get()).toBe('perfil');
    act(() => paineis.close());
    expect(sent.some(({ call }) => call === pedido)).toBe(false);
  });

  test('leads to the form of the profile when the server finds no complete address', async () => {
    open({ [pedido]: refusal('pedido.enderecoNecessario') });
    await order();
    await waitFor(() => expect(dialogText()).toContain('Seu cadastro ainda não tem um endereço completo.'));
    press('Informar endereço');
    expect([paineis.get(), paineis.getCampos()]).toEqual(['perfil', ['endereco.cep']]);
    act(() => paineis.close());
  });

  test('asks for the address in the order where the campaign hides the profile', async () => {
    const sent = open({ [perfil]: answer({ nome: 'ANA' }), [pedido]: answer({}, 201) }, undefined, {
      'perfil.ocultar': true,
    });
    await screen.findByText('500 pontos');
    const fill = (label: RegExp, text: string) =>
      fireEvent.input(screen.getByLabelText(label), { target: { value: text } });
    await screen.findByLabelText(/^CEP/);
    press('Fazer pedido');
    expect(await screen.findByText('Informe um CEP válido.')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText(/^CEP/));
    expect(dialogText()).toBe('');
    fill(/^CEP/, '01001-000');
    fireEvent.change(screen.getByLabelText(/^Estado/), { target: { value: 'SP' } });
    fill(/^Rua/, 'Praça da Sé');
    fill(/^Número/, '120');
    fill(/^Bairro/, 'Sé');
    fill(/^Cidade/, 'São Paulo');
    await order();
    await screen.findByText('em /acompanharPedidos');
    expect(sent.find(({ call }) => call === pedido)?.body).toMatchObject({
      endereco: {
        cep: expect.stringMatching(/^01001-?000$/) as string,
        estado: 'SP',
        endereco: 'Praça da Sé',
        numero: '120',
        bairro: 'Sé',
        cidade: 'São Paulo',
      },
    });
  });

  test('is emptied by an order', async () => {
    open({ [pedido]: answer({}, 201) });
    await order();
    await screen.findByText('em /acompanharPedidos');
    expect(localStorage.getItem(`trevo.carrinho.2026.TREVO.${usuario}`)).toBeNull();
  });

  test('keeps the cart after a missing response and retries with the same idempotency key', async () => {
    const keys: (string | null)[] = [];
    open({});
    const stubbed = globalThis.fetch;
    globalThis.fetch = ((url: string, init: RequestInit) => {
      const call = `${init.method} ${url}`;
      if (call === pedido) keys.push(new Headers(init.headers).get('idempotency-key'));
      // The order was placed and only its response was lost, so the balance no longer suffices.
      if (call === saldos && keys.length > 0)
        return Promise.resolve(new Response(JSON.stringify(saldoOf(1).body), { status: 200 }));
      return stubbed(url, init);
    }) as typeof fetch;
    await order();
    expect(await screen.findByText('Erro desconhecido ao realizar pedido!')).toBeDefined();
    press('Entendi');
    await screen.findByText('1 ponto');
    expect(await screen.findByText('Não sabemos se o pedido chegou')).toBeDefined();
    press('Fazer pedido');
    fireEvent.click(await screen.findByRole('button', { name: 'Trocar agora' }));
    await waitFor(() => expect(keys).toHaveLength(2));
    expect(keys[0]).toBe(keys[1]);
    expect(localStorage.getItem(`trevo.carrinho.2026.TREVO.${usuario}`)).toContain('garrafa');
  });

  test('keeps the idempotency key when the cart changed after a missing response, and shows that the earlier order arrived', async () => {
    const keys: (string | null)[] = [];
    open({});
    const stubbed = globalThis.fetch;
    globalThis.fetch = ((url: string, init: RequestInit) => {
      const call = `${init.method} ${url}`;
      if (call !== pedido) return stubbed(url, init);
      keys.push(new Headers(init.headers).get('idempotency-key'));
      if (keys.length === 1) return stubbed(url, init);
      const { status, body } = refusal('requisicao.idempotenciaReusada', {
        cura: 'Envie de novo: este ainda não foi feito.',
      });
      return Promise.resolve(new Response(JSON.stringify(body), { status }));
    }) as typeof fetch;
    await order();
    await screen.findByText('Erro desconhecido ao realizar pedido!');
    press('Entendi');
    press('Mais um: Garrafa térmica');
    press('Fazer pedido');
    fireEvent.click(await screen.findByRole('button', { name: 'Trocar agora' }));
    expect(await screen.findByText(/chegou: confira em Meus pedidos/)).toBeDefined();
    expect(dialogText()).toContain('Envie de novo: este ainda não foi feito.');
    press('Entendi');
    press('Fazer pedido');
    fireEvent.click(await screen.findByRole('button', { name: 'Trocar agora' }));
    await waitFor(() => expect(keys).toHaveLength(3));
    expect([keys[1] === keys[0], keys[2] === keys[0]]).toEqual([true, false]);
  });

  test('shows the refusal, its product and the advice', async () => {
    const detalhes = [{ campo: 'garrafa', mensagem: 'Garrafa térmica: sem estoque para esta quantidade.' }];
    open({ [pedido]: refusal('produto.semEstoque', { detalhes }) });
    await order();
    expect(await screen.findByText('Garrafa térmica: sem estoque para esta quantidade.')).toBeDefined();
    expect(dialogText()).toContain('Produto sem estoque');
  });

  test.each([
    ['a refusal', { status: 400, body: {} }],
    ['a server failure', { status: 500, body: {} }],
    ["a proxy's page", { status: 502, body: '<html>' }],
    ['a missing response', undefined],
  ])("shows the app's own text when %s has none", async (_what, answered) => {
    open(answered ? { [pedido]: answered } : {});
    await order();
    expect(await screen.findByText('Erro desconhecido ao realizar pedido!')).toBeDefined();
  });
});
