import type { PathEntry } from '../path-entry.ts';

export const associadoPaths = {
  'associado.listar': {
    method: 'GET',
    path: '/associado/v1/associados/listarAssociados/{totalPorPagina}/{paginaAtual}',
    auth: 'consumidor',
  },
  'associado.maisProximos': {
    method: 'GET',
    path: '/associado/v1/associados/listarAssociadosMaisProximos',
    auth: 'consumidor',
    // The query carries the user's location, which must not be cached.
    cache: false,
  },
} as const satisfies Record<string, PathEntry>;
