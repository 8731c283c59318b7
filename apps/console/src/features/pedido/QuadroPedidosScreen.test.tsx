// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  enter,
  answer,
  campanhas,
  close,
  open,
  press,
  refusal,
  stubNetwork,
  type,
} from '../../../test/console-harness.tsx';
import { QuadroPedidosScreen } from './QuadroPedidosScreen.tsx';

const consumidorID = '019a1b7e-52c0-7d11-a0b4-52c9e1f7a310';
const toPedido = (id: string, devido = 0, situacao = 'PENDENTE') => ({
  id,
  consumidorID,
  data: '2026-11-20T12:00:00.000Z',
  moeda: 'pontos',
  situacao,
  motivo: null,
  total: 120,
  loja: null,
  entrega: {
    destinatario: 'Ana Maria',
    endereco: { cep: '01001000', endereco: 'Praça da Sé', numero: '120', cidade: 'São Paulo', estado: 'SP' },
  },
  rastreio: null,
  previsao: null,
  devido,
  itens: [
    { posicao: 1, codigo: 'a', nome: 'Garrafa', imagem: null, quantidade: 1, valor: 120, observacao: null },
  ],
  historico: [],
});
const um = toPedido('019ab2d0-4e11-7f02-b3a9-11d2c0ff0001');
const dois = toPedido('019ab2d0-4e11-7f02-b3a9-11d2c0ff0002', 729);
const list = 'GET /operador/v1/pedidos/2026/TREVO/PENDENTE/50';
const bulk = 'POST /operador/v1/pedidos/2026/TREVO/mover';
const page = (...retorno: object[]) => answer({ retorno, total: retorno.length, depois: null });

beforeEach(() => enter());
afterEach(close);

test('shows recipient, address and what the person owes', async () => {
  stubNetwork({ ...campanhas, [list]: page(um, dois) });
  open(<QuadroPedidosScreen />, '/pedidos');
  expect(await screen.findAllByText('Ana Maria')).toHaveLength(2);
  expect(screen.getByText('Deve 729 pontos')).toBeTruthy();
  expect(screen.getAllByText('São Paulo, SP, 01001-000')).toHaveLength(2);
});

test('previews the effects, moves the chosen orders once and names those that did not move', async () => {
  const recusados = [{ lugar: 1, codigo: 'pedido.naoAlteravel', mensagem: 'Este pedido já seguiu adiante.' }];
  const sent = stubNetwork({
    ...campanhas,
    [list]: page(um, dois),
    [bulk]: answer({ movidos: 1, recusados }),
  });
  open(<QuadroPedidosScreen />, '/pedidos');
  await screen.findAllByText('Ana Maria');
  fireEvent.click(screen.getByLabelText('Escolher todos os que aparecem'));
  press('Aprovar');
  expect(await screen.findByText(/Uma destas pessoas deve/)).toBeTruthy();
  const confirm = screen.getAllByRole('button', { name: 'Aprovar' }).at(-1)!;
  confirm.click();
  confirm.click();
  expect(await screen.findByText('1 pedido não mudou:')).toBeTruthy();
  expect(sent.filter(({ call }) => call === bulk).map(({ body }) => body)).toEqual([
    {
      situacao: 'APROVADO',
      motivo: '',
      pedidos: [um, dois].map(({ id }) => ({ consumidorID, orderId: id })),
    },
  ]);
});

test('reads tracking codes from a file and sends them with the dispatch', async () => {
  const sent = stubNetwork({
    ...campanhas,
    'GET /operador/v1/pedidos/2026/TREVO/SEPARACAO/50': page(toPedido(um.id, 0, 'SEPARACAO')),
    [bulk]: answer({ movidos: 1, recusados: [] }),
  });
  open(<QuadroPedidosScreen />, '/pedidos?situacao=SEPARACAO');
  const input = await screen.findByLabelText('Arquivo com códigos de rastreio');
  const file = new File([`pedido;rastreio\n${consumidorID}/${um.id};AA123456785BR\n`], 'volta.csv');
  fireEvent.change(input, { target: { files: [file] } });
  expect(await screen.findByText('1 pedido com código de rastreio.')).toBeTruthy();
  screen.getAllByRole('button', { name: 'Marcar como enviado' }).at(-1)!.click();
  await waitFor(() =>
    expect(sent.find(({ call }) => call === bulk)?.body).toMatchObject({
      situacao: 'ENVIADO',
      pedidos: [{ orderId: um.id, rastreio: 'AA123456785BR' }],
    }),
  );
});

test('takes an order one step back with a reason', async () => {
  const sent = stubNetwork({
    ...campanhas,
    'GET /operador/v1/pedidos/2026/TREVO/APROVADO/50': page(toPedido(um.id, 0, 'APROVADO')),
    [`POST /operador/v1/pedidos/2026/TREVO/${consumidorID}/${um.id}/voltar`]: answer(um),
  });
  open(<QuadroPedidosScreen />, '/pedidos?situacao=APROVADO');
  await screen.findByText('Ana Maria');
  press(/^Voltar um passo o pedido/);
  type('Por que voltar?', 'Aprovado por engano.');
  press('Voltar um passo');
  await waitFor(() =>
    expect(sent.find(({ call }) => call.endsWith('/voltar'))?.body).toEqual({
      de: 'APROVADO',
      motivo: 'Aprovado por engano.',
    }),
  );
});

test('says that no order is in the state, and shows an error with a retry', async () => {
  stubNetwork({ ...campanhas, [list]: [refusal('servidor.ocupado'), page()] });
  open(<QuadroPedidosScreen />, '/pedidos');
  await screen.findByText('Não deu para carregar');
  press('Tentar novamente');
  expect(await screen.findByText('Nenhum pedido nesta situação')).toBeTruthy();
});

test('a support agent sees the orders and moves none', async () => {
  enter('atendimento');
  stubNetwork({ ...campanhas, [list]: page(um) });
  open(<QuadroPedidosScreen />, '/pedidos');
  await screen.findByText('Ana Maria');
  expect(screen.queryByLabelText('Escolher todos os que aparecem')).toBeNull();
});
