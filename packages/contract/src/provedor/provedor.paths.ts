import type { PathEntry } from '../path-entry.ts';

export const provedorOperadorPaths = {
  'operador.provedores': {
    method: 'GET',
    path: '/operador/v1/promotoras/{promotora}/provedores',
    auth: 'operador',
    cache: false,
  },
  'operador.definirProvedor': {
    method: 'PUT',
    path: '/operador/v1/promotoras/{promotora}/provedores',
    auth: 'operador',
  },
  'operador.removerProvedor': {
    method: 'DELETE',
    path: '/operador/v1/promotoras/{promotora}/provedores/{servico}',
    auth: 'operador',
  },
} as const satisfies Record<string, PathEntry>;
