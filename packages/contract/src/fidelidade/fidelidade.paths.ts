import type { PathEntry } from '../path-entry.ts';

export const fidelidadePaths = {
  'fidelidade.vouchers': {
    method: 'GET',
    path: '/fidelidade/v1/vouchers/{perPage}/{page}',
    auth: 'consumidor',
    cache: false,
  },
  'fidelidade.provedores': {
    method: 'GET',
    path: '/fidelidade/v1/provedoresDeVoucher/{perPage}/{page}',
    auth: 'consumidor',
  },
  'fidelidade.pedidos': {
    method: 'GET',
    path: '/fidelidade/v1/pedidosVoucher/{perPage}/{page}',
    auth: 'consumidor',
    cache: false,
  },
  'fidelidade.pedirVoucher': {
    method: 'POST',
    path: '/fidelidade/v1/pedidosVoucher/{provider}/{id}',
    auth: 'consumidor',
  },
} as const satisfies Record<string, PathEntry>;
