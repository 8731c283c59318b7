import type { PathEntry } from '../path-entry.ts';

export const retencaoOperadorPaths = {
  'operador.retencao': {
    method: 'GET',
    path: '/operador/v1/promotoras/{promotora}/retencao',
    auth: 'operador',
    cache: false,
  },
} as const satisfies Record<string, PathEntry>;
