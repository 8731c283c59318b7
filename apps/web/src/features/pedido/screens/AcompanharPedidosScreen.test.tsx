// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  answer,
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
import type { Pedido } from '../pedido.wire.ts';
import { AcompanharPedidosScreen } from './AcompanharPedidosScreen.tsx';

const listar = (pagina: number) => `GET /cashback/v1/pedido/listar/10/${pagina}`;
const id = '019a0000-0000-7000-8000-00004f2a9c01';
const cancelar = `POST /cashback/v1/pedido/${id}/cancelar`;
const observacao = `POST /cashback/v1/pedido/alterarObservacaoItem/${id}/1`;

const pedidoSample = (change: Partial<Pedido> = {}): Pedido => ({
  id,
  data: '2026-11-20T15:00:00.000Z',
  moeda: 'pontos',
  situacao: 'PENDENTE',
  motivo: null,
  total: 240,
  loja: null,
  entrega: null,
  rastreio: null,
  previsao: null,
  itens: [
    {
      posicao: 1,
      codigo: 'garrafa',
      nome: 'Garrafa térmica',
      imagem: null,
      quantidade: 2,
      valor: 120,
      observacao: null,
    },
  ],
  historico: [{ situacao: 'PENDENTE', em: '2026-11-20T15:00:00.000Z' }],
  ...change,
});
const pageOf = (...retorno: Pedido[]) => answer({ retorno, total: retorno.length, paginas: 1 });

beforeEach(() => session.signIn({ token: 't1', usuario: '52998224725', tipo: 'consumidor' }));
afterEach(closeScreen);

function open(answers: Record<string, StubbedAnswer | null>, configuracao: Partial<Configuracao> = {}) {
  const sent = stubNetwork(answers);
  openScreen('/acompanharPedidos', { '/acompanharPedidos': <AcompanharPedidosScreen /> }, configuracao);
  return sent;
}

const openDetails = async () =>
  fireEvent.click(await screen.findByRole('button', { name: 'Ver detalhes: Pedido 4F2A-9C01' }));

describe('AcompanharPedidosScreen', () => {
  test('shows a skeleton while loading', async () => {
    open({ [listar(1)]: null });
    expect((await screen.findByRole('status')).textContent).toBe('Carregando…');
  });

  test('offers a retry when loading fails', async () => {
    open({ [listar(1)]: refusal('servidor.falha') });
    expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeDefined();
  });

  test.each([
    ['PENDENTE', 'Pendente'],
    ['APROVADO', 'Aprovado'],
    ['SEPARACAO', 'Em separação'],
    ['ENVIADO', 'Enviado'],
    ['REPROVADO', 'Reprovado'],
  ] as const)('labels %s as "%s", or with the campaign\'s own text', async (situacao, palavra) => {
    open({ [listar(1)]: pageOf(pedidoSample({ situacao })) });
    expect(await screen.findByText(palavra)).toBeDefined();
    closeScreen();
    session.signIn({ token: 't1', usuario: '52998224725', tipo: 'consumidor' });
    const id = `msg.pedido.${situacao.toLowerCase()}`;
    open(
      { [listar(1)]: pageOf(pedidoSample({ situacao })) },
      { 'textos.sobrescritas': { [id]: 'No capricho' } },
    );
    expect(await screen.findByText('No capricho')).toBeDefined();
  });

  test.each([
    [true, 'Retirada: Loja Centro'],
    [false, 'Loja: Loja Centro'],
  ])('names the shop of a pick-up: %s', async (retirada, palavras) => {
    const loja = { cnpj: '11222333000181', nome: 'Loja Centro', retirada };
    open({ [listar(1)]: pageOf(pedidoSample({ loja })) });
    await openDetails();
    expect(await screen.findByText(palavras)).toBeDefined();
  });

  const perfil = 'GET /consumidor/v1/consumidores/52998224725';
  const endereco = {
    cep: '01001000',
    estado: 'SP',
    endereco: 'Praça da Sé',
    numero: '120',
    bairro: 'Sé',
    cidade: 'São Paulo',
  };

  test('says where and until when an order arrives, and opens the address while it may change', async () => {
    open({
      [listar(1)]: pageOf(pedidoSample({ previsao: '2999-12-06' })),
      [perfil]: answer({ nome: 'ANA', endereco }),
    });
    await openDetails();
    for (const words of ['Praça da Sé, 120', 'Sé', 'São Paulo/SP · 01001-000', 'Chega até 6 dez. 2999'])
      expect(await screen.findByText(words)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Alterar' }));
    expect([paineis.get(), paineis.getCampos()]).toEqual(['perfil', ['endereco.cep']]);
    act(() => paineis.close());
  });

  const entrega = { destinatario: 'ANA MARIA LIMA', endereco: { ...endereco, endereco: 'Rua Direita' } };

  test.each(['PENDENTE', 'ENVIADO', 'ENTREGUE'] as const)(
    'shows the recipient and address that an order in state %s stores, not those of the profile',
    async (situacao) => {
      open({
        [listar(1)]: pageOf(pedidoSample({ situacao, entrega })),
        [perfil]: answer({ nome: 'ANA', endereco }),
      });
      await openDetails();
      for (const words of ['Para ANA MARIA LIMA', 'Rua Direita, 120', 'São Paulo/SP · 01001-000'])
        expect(await screen.findByText(words)).toBeDefined();
      expect(screen.queryByText('Praça da Sé, 120')).toBeNull();
      expect(screen.queryByRole('button', { name: 'Alterar' })).toBeNull();
    },
  );

  test('shows no address of the profile once the order is on its way', async () => {
    open({
      [listar(1)]: pageOf(pedidoSample({ situacao: 'ENVIADO' })),
      [perfil]: answer({ nome: 'ANA', endereco }),
    });
    await openDetails();
    await waitFor(() => expect(screen.queryByText('Praça da Sé, 120')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Alterar' })).toBeNull();
  });

  test('says until when an order reaches the shop of the pick-up', async () => {
    const loja = { cnpj: '11222333000181', nome: 'Loja Centro', retirada: true };
    open({ [listar(1)]: pageOf(pedidoSample({ loja, previsao: '2999-12-06' })) });
    await openDetails();
    expect(await screen.findByText('Chega à loja até 6 dez. 2999')).toBeDefined();
    expect(screen.queryByText('Onde entregar')).toBeNull();
  });

  test('links to the products when there are no orders', async () => {
    open({ [listar(1)]: pageOf() });
    expect(await screen.findByText('Você ainda não fez pedidos')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Ver produtos' })).toBeDefined();
  });

  test('shows items, total and progress of an order', async () => {
    open({ [listar(1)]: pageOf(pedidoSample({ situacao: 'SEPARACAO' })) });
    expect(await screen.findByText('2 × Garrafa térmica')).toBeDefined();
    expect(screen.getByText('240 pontos')).toBeDefined();
    expect(screen.getByText('Em separação')).toBeDefined();
    expect(screen.getByText('1 pedido')).toBeDefined();
  });

  test('shows why an order was refused and that the balance was refunded', async () => {
    const pedido = pedidoSample({ situacao: 'REPROVADO', motivo: 'Acabou no fornecedor.' });
    open({ [listar(1)]: pageOf(pedido) });
    expect(await screen.findByText('Acabou no fornecedor.')).toBeDefined();
    expect(screen.getByText('240 pontos voltaram para a sua conta.')).toBeDefined();
  });

  test('adds the next page below the first, and keeps both in the address', async () => {
    const other = pedidoSample({ id: '019a0000-0000-7000-8000-0000aaaabbbb' });
    open({
      [listar(1)]: answer({ retorno: [pedidoSample()], total: 2, paginas: 2 }),
      [listar(2)]: answer({ retorno: [other], total: 2, paginas: 2 }),
    });
    expect(await screen.findByText('Mostrando 1 de 2')).toBeDefined();
    press('Ver mais');
    expect(await screen.findByRole('button', { name: 'Ver detalhes: Pedido AAAA-BBBB' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Ver detalhes: Pedido 4F2A-9C01' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Ver mais' })).toBeNull();
    expect(window.location.search).toBe('?pagina=2');
  });

  test('keeps the first page when the next one does not load, and retries it', async () => {
    open({ [listar(1)]: answer({ retorno: [pedidoSample()], total: 2, paginas: 2 }) });
    fireEvent.click(await screen.findByRole('button', { name: 'Ver mais' }));
    expect(await screen.findByText('Não deu para carregar')).toBeDefined();
    const other = pedidoSample({ id: '019a0000-0000-7000-8000-0000aaaabbbb' });
    stubNetwork({ [listar(2)]: answer({ retorno: [other], total: 2, paginas: 2 }) });
    press('Ver mais');
    expect(await screen.findByRole('button', { name: 'Ver detalhes: Pedido AAAA-BBBB' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Ver detalhes: Pedido 4F2A-9C01' })).toBeDefined();
  });

  test('cancels an order before its approval, after a confirmation', async () => {
    const sent = open({
      [listar(1)]: pageOf(pedidoSample()),
      [cancelar]: answer(pedidoSample({ situacao: 'CANCELADO' })),
    });
    await openDetails();
    press('Cancelar pedido');
    await waitFor(() => expect(dialogText()).toContain('240 pontos voltam para a sua conta na hora.'));
    fireEvent.click(screen.getAllByRole('button', { name: 'Cancelar pedido' }).at(-1)!);
    await waitFor(() => expect(sent.some(({ call }) => call === cancelar)).toBe(true));
  });

  test('accepts a note until the order is packed', async () => {
    const sent = open({
      [listar(1)]: pageOf(pedidoSample({ situacao: 'APROVADO' })),
      [observacao]: answer({ posicao: 1, observacao: 'Azul.' }),
    });
    await openDetails();
    fireEvent.input(await screen.findByLabelText('Observação de Garrafa térmica'), {
      target: { value: 'Azul.' },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Salvar observação' }));
    await waitFor(() =>
      expect(sent.find(({ call }) => call === observacao)?.body).toEqual({ observacao: 'Azul.' }),
    );
    expect(screen.queryByRole('button', { name: 'Cancelar pedido' })).toBeNull();
  });

  test.each([
    ['a missing response', undefined],
    ['a failure without a text', { status: 500, body: {} }],
  ])("shows the app's own text when saving a note fails with %s", async (_what, answered) => {
    open({
      [listar(1)]: pageOf(pedidoSample({ situacao: 'APROVADO' })),
      ...(answered && { [observacao]: answered }),
    });
    await openDetails();
    fireEvent.input(await screen.findByLabelText('Observação de Garrafa térmica'), {
      target: { value: 'Azul.' },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Salvar observação' }));
    expect(await screen.findByText('Erro desconhecido ao alterar a observação do item!')).toBeDefined();
  });

  test('accepts no note once the order is being packed', async () => {
    open({ [listar(1)]: pageOf(pedidoSample({ situacao: 'SEPARACAO' })) });
    await openDetails();
    await waitFor(() => expect(dialogText()).toContain('Andamento'));
    expect(screen.queryByLabelText('Observação de Garrafa térmica')).toBeNull();
  });
});
