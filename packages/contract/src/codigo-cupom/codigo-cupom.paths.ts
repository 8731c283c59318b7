import type { PathEntry } from '../path-entry.ts';

export const codigoCupomPaths = {
  'cupom.escanear': {
    method: 'GET',
    path: '/cupom/v2/cupons/escanear/{anoCampanha}/{identificacaoCampanha}/{numeroAleatorio}',
    auth: 'consumidor',
    cache: false,
  },
  'cupom.totalEscaneados': {
    method: 'GET',
    path: '/cupom/v2/cupons/lotes/{ano}/{identificacao}/totalEscaneados',
    auth: 'consumidor',
    cache: false,
  },
} as const satisfies Record<string, PathEntry>;
