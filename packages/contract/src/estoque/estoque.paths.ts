import type { PathEntry } from '../path-entry.ts';

export const estoquePaths = {
  'operador.estoque': {
    method: 'GET',
    path: '/operador/v1/estoque/{ano}/{identificacao}',
    auth: 'operador',
    cache: false,
  },
  'operador.bloquearLote': {
    method: 'POST',
    path: '/operador/v1/estoque/{ano}/{identificacao}/bloqueio',
    auth: 'operador',
  },
  'operador.ajustarEstoque': {
    method: 'POST',
    path: '/operador/v1/estoque/{ano}/{identificacao}/ajustes',
    auth: 'operador',
  },
} as const satisfies Record<string, PathEntry>;
