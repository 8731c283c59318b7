import type { PathEntry } from '../path-entry.ts';

export const documentoFiscalPaths = {
  'documentoFiscal.configuracao': {
    method: 'GET',
    path: '/documentoFiscal/v1/configuracao/{ano}/{identificacao}',
    auth: 'consumidor',
  },
  'documentoFiscal.listarPorTipo': {
    method: 'GET',
    path: '/documentoFiscal/v1/documentos/{limit}/1/',
    auth: 'consumidor',
  },
  'documentoFiscal.listar': {
    method: 'GET',
    path: '/documentoFiscal/v1/documentos/{perPage}/{page}',
    auth: 'consumidor',
    cache: false,
  },
  'documentoFiscal.pendentes.listar': {
    method: 'GET',
    path: '/documentoFiscal/v1/documentosFiscaisPendentes/{ano}/{identificacao}/{perPage}/{page}/{profile}',
    auth: 'consumidor',
    cache: false,
  },
  'documentoFiscal.pendentes.obter': {
    method: 'GET',
    path: '/documentoFiscal/v1/documentosFiscaisPendentes/{ano}/{identificacao}/{chaveAcesso}',
    auth: 'consumidor',
    cache: false,
  },
  'documentoFiscal.pendentes.enviar': {
    method: 'POST',
    path: '/documentoFiscal/v1/documentosFiscaisPendentes/{ano}/{identificacao}',
    auth: 'consumidor',
  },
  'documentoFiscal.inserirNaoFiscal': {
    method: 'POST',
    path: '/documentoFiscal/v1/documentos/inserirNaoFiscal',
    auth: 'consumidor',
  },
  'documentoFiscal.contestar': {
    method: 'POST',
    path: '/documentoFiscal/v1/documentos/{documentoFiscalID}/contestar',
    auth: 'consumidor',
  },
  'documentoFiscal.declarar': {
    method: 'POST',
    path: '/documentoFiscal/v1/documentos/{documentoFiscalID}/declarar',
    auth: 'consumidor',
  },
  'documentoFiscal.ler': { method: 'POST', path: '/documentoFiscal/v1/leituras', auth: 'consumidor' },
  'documentoFiscal.leitura': {
    method: 'GET',
    path: '/documentoFiscal/v1/leituras/{documentoFiscalID}',
    auth: 'consumidor',
    cache: false,
  },
  'documentoFiscal.fotografar': {
    method: 'POST',
    path: '/documentoFiscal/v1/documentos/{documentoFiscalID}/foto',
    auth: 'consumidor',
  },
  'produto.compra': {
    method: 'GET',
    path: '/produto/v1/compras/{documentoFiscalID}',
    auth: 'consumidor',
    cache: false,
  },
} as const satisfies Record<string, PathEntry>;
