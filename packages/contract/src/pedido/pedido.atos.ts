import type { Atos } from '../operador/ato.ts';
import { opera, ve } from '../operador/papeis.ts';

export const pedidoAtos = {
  'operador.pedidos': {
    feito: 'viu os pedidos',
    fazer: 'ver os pedidos',
    method: 'GET',
    path: '/operador/v1/pedidos/{ano}/{identificacao}/{situacao}/{perPage}',
    auth: 'operador',
    papeis: ve,
    escopo: 'pedidos:mover',
    registro: 'leituraPessoal',
  },
  'operador.moverPedido': {
    feito: 'mudou a situação de um pedido',
    fazer: 'mudar a situação de um pedido',
    method: 'POST',
    path: '/operador/v1/pedidos/{ano}/{identificacao}/{consumidorID}/{orderId}/mover',
    auth: 'operador',
    papeis: opera,
    escopo: 'pedidos:mover',
    registro: 'ato',
    mudaLivros: true,
  },
  'operador.moverPedidos': {
    feito: 'mudou a situação de vários pedidos',
    fazer: 'mudar a situação de vários pedidos de uma vez',
    method: 'POST',
    path: '/operador/v1/pedidos/{ano}/{identificacao}/mover',
    auth: 'operador',
    papeis: opera,
    escopo: 'pedidos:mover',
    registro: 'ato',
    mudaLivros: true,
  },
  'operador.voltarPedido': {
    feito: 'voltou um pedido um passo',
    fazer: 'voltar um pedido um passo',
    method: 'POST',
    path: '/operador/v1/pedidos/{ano}/{identificacao}/{consumidorID}/{orderId}/voltar',
    auth: 'operador',
    papeis: opera,
    escopo: 'pedidos:mover',
    registro: 'ato',
    mudaLivros: true,
  },
} as const satisfies Atos;
