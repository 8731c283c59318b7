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

export const indicacaoOperadorPaths = {
  'operador.indicacoes': {
    method: 'GET',
    path: '/operador/v1/indicacoes/{ano}/{identificacao}/{perPage}',
    auth: 'operador',
  },
  'operador.decidirIndicacao': {
    method: 'POST',
    path: '/operador/v1/indicacoes/{ano}/{identificacao}/{indicadoID}/decidir',
    auth: 'operador',
  },
} as const satisfies Record<string, PathEntry>;
