import type { PathEntry } from '../path-entry.ts';

export const produtoPaths = {
  'produto.participantes': {
    method: 'GET',
    path: '/produto/v1/participantes/{ano}/{identificacao}',
    auth: 'publica',
  },
  'produto.categorias': {
    method: 'GET',
    path: '/produto/v1/categorias/{perPage}/{page}',
    auth: 'consumidor',
  },
  'produto.listar': {
    method: 'GET',
    path: '/produto/v1/produtos/{ano}/{identificacao}/{porPagina}/{pagina}',
    auth: 'consumidor',
    cache: false,
  },
  'produto.listarComCorpo': {
    method: 'POST',
    path: '/produto/v1/produtos/{ano}/{identificacao}/{porPagina}/{pagina}',
    auth: 'consumidor',
  },
  'produto.listarFiltroConfiguracao': {
    method: 'POST',
    path: '/produto/v1/produtos/listarFiltroConfiguracao',
    auth: 'consumidor',
  },
  'produto.listarFiltrados': {
    method: 'POST',
    path: '/produto/v1/produtos/listarFiltrados',
    auth: 'consumidor',
  },
  'produto.segmentosSetores': {
    method: 'GET',
    path: '/produto/v1/segmentosSetores/{ano}/{identificacao}',
    auth: 'consumidor',
  },
  'produto.industrias': {
    method: 'GET',
    path: '/produto/v1/industrias/{porPagina}/{pagina}',
    auth: 'consumidor',
  },
  'cashback.produtos': {
    method: 'GET',
    path: '/cashback/v1/produto/listar/{perPage}/{page}',
    auth: 'consumidor',
    cache: false,
  },
} as const satisfies Record<string, PathEntry>;
