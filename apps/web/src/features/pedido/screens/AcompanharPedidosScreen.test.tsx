// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
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

describe('The orders', () => {
  test('are a skeleton while they are asked', async () => {
    open({ [listar(1)]: null });
    expect((await screen.findByRole('status')).textContent).toBe('Carregando…');
  });

  test('that did not come can be asked again', async () => {
    open({ [listar(1)]: refusal('servidor.falha') });
    expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeDefined();
  });

  test.each([
    ['PENDENTE', 'Pendente'],
    ['APROVADO', 'Aprovado'],
    ['SEPARACAO', 'Em separação'],
    ['ENVIADO', 'Enviado'],
    ['REPROVADO', 'Reprovado'],
  ] as const)('say %s as "%s", or in the words of the campaign', async (situacao, palavra) => {
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
  ])('name the shop, fetched there: %s', async (retirada, palavras) => {
    const loja = { cnpj: '11222333000181', nome: 'Loja Centro', retirada };
    open({ [listar(1)]: pageOf(pedidoSample({ loja })) });
    await openDetails();
    expect(await screen.findByText(palavras)).toBeDefined();
  });

  test('of who has none lead to the products', async () => {
    open({ [listar(1)]: pageOf() });
    expect(await screen.findByText('Você ainda não fez pedidos')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Ver produtos' })).toBeDefined();
  });

  test('say what was ordered, for how much, and how far it is', async () => {
    open({ [listar(1)]: pageOf(pedidoSample({ situacao: 'SEPARACAO' })) });
    expect(await screen.findByText('2 × Garrafa térmica')).toBeDefined();
    expect(screen.getByText('240 pontos')).toBeDefined();
    expect(screen.getByText('Em separação')).toBeDefined();
    expect(screen.getByText('1 pedido')).toBeDefined();
  });

  test('that were refused say why, and that the balance came back', async () => {
    const pedido = pedidoSample({ situacao: 'REPROVADO', motivo: 'Acabou no fornecedor.' });
    open({ [listar(1)]: pageOf(pedido) });
    expect(await screen.findByText('Acabou no fornecedor.')).toBeDefined();
    expect(screen.getByText('240 pontos voltaram para a sua conta.')).toBeDefined();
  });

  test('are turned page by page', async () => {
    const other = pedidoSample({ id: '019a0000-0000-7000-8000-0000aaaabbbb' });
    open({
      [listar(1)]: answer({ retorno: [pedidoSample()], total: 11, paginas: 2 }),
      [listar(2)]: answer({ retorno: [other], total: 11, paginas: 2 }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Página 2' }));
    expect(await screen.findByRole('button', { name: 'Ver detalhes: Pedido AAAA-BBBB' })).toBeDefined();
  });

  test('can be cancelled while nobody has approved them, after a question', async () => {
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

  test('take a note until they are packed', async () => {
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
    ['no answer', undefined],
    ['a failure without words', { status: 500, body: {} }],
  ])('say the words of the app where a note meets %s', async (_what, answered) => {
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

  test('that are being packed take no note any more', async () => {
    open({ [listar(1)]: pageOf(pedidoSample({ situacao: 'SEPARACAO' })) });
    await openDetails();
    await waitFor(() => expect(dialogText()).toContain('Andamento'));
    expect(screen.queryByLabelText('Observação de Garrafa térmica')).toBeNull();
  });
});
