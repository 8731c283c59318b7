import type { PathEntry } from './path-entry.ts';

/** The addresses of what points and cashback buy: the catalogue and the orders. */
export const pathsProduto = {
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
  'operador.pedidos': {
    method: 'GET',
    path: '/operador/v1/pedidos/{ano}/{identificacao}/{situacao}/{perPage}/{page}',
    auth: 'operador',
  },
  'operador.moverPedido': {
    method: 'POST',
    path: '/operador/v1/pedidos/{ano}/{identificacao}/{consumidorID}/{orderId}/mover',
    auth: 'operador',
  },
} as const satisfies Record<string, PathEntry>;
