import type { PathEntry } from '../path-entry.ts';

export const pedidoPaths = {
  'cashback.estoque': {
    method: 'GET',
    path: '/cashback/v1/estoque/listar/{perPage}/{page}',
    auth: 'consumidor',
    cache: false,
  },
  'cashback.pedido': { method: 'POST', path: '/cashback/v1/pedido/{user}', auth: 'consumidor' },
  'cashback.pedidos': {
    method: 'GET',
    path: '/cashback/v1/pedido/listar/{perPage}/{page}',
    auth: 'consumidor',
    cache: false,
  },
  'cashback.alterarObservacaoItem': {
    method: 'POST',
    path: '/cashback/v1/pedido/alterarObservacaoItem/{orderId}/{itemPosition}',
    auth: 'consumidor',
  },
  'cashback.cancelarPedido': {
    method: 'POST',
    path: '/cashback/v1/pedido/{orderId}/cancelar',
    auth: 'consumidor',
  },
} as const satisfies Record<string, PathEntry>;
