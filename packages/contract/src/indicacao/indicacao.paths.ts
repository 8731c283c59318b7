import type { PathEntry } from '../path-entry.ts';

export const indicacaoPaths = {
  'consumidor.indicacoes': {
    method: 'GET',
    path: '/consumidor/v1/consumidores/indicacoes/{totalPorPagina}/{paginaAtual}',
    auth: 'consumidor',
    cache: false,
  },
  'consumidor.conferirIndicacao': {
    method: 'GET',
    path: '/consumidor/v1/indicacoes/{codigoIndicacao}',
    auth: 'publica',
    cache: false,
  },
} as const satisfies Record<string, PathEntry>;
