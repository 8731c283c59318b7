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

export const documentoFiscalOperadorPaths = {
  'operador.apurarDocumento': {
    method: 'POST',
    path: '/operador/v1/documentosFiscais/{ano}/{identificacao}/{consumidorID}/{documentoFiscalID}/apurar',
    auth: 'operador',
  },
  'operador.listarPendentes': {
    method: 'GET',
    path: '/operador/v1/documentosFiscais/pendentes/{ano}/{identificacao}/{perPage}',
    auth: 'operador',
  },
  'operador.corrigirDocumento': {
    method: 'POST',
    path: '/operador/v1/documentosFiscais/{ano}/{identificacao}/{consumidorID}/{documentoFiscalID}/corrigir',
    auth: 'operador',
  },
  'operador.anotarDocumento': {
    method: 'POST',
    path: '/operador/v1/documentosFiscais/{ano}/{identificacao}/{consumidorID}/{documentoFiscalID}/anotacoes',
    auth: 'operador',
  },
  'operador.apurarDocumentos': {
    method: 'POST',
    path: '/operador/v1/apuracoes/{ano}/{identificacao}',
    auth: 'operador',
  },
  'operador.documentos': {
    method: 'GET',
    path: '/operador/v1/documentosFiscais/lista/{ano}/{identificacao}/{perPage}',
    auth: 'operador',
  },
  'operador.procurarDocumento': {
    method: 'GET',
    path: '/operador/v1/documentosFiscais/procurar/{ano}/{identificacao}',
    auth: 'operador',
  },
  'operador.fontes': {
    method: 'GET',
    path: '/operador/v1/fontes/{ano}/{identificacao}',
    auth: 'operador',
  },
  'operador.listarRepetidos': {
    method: 'GET',
    path: '/operador/v1/documentosFiscais/{ano}/{identificacao}/{consumidorID}/{documentoFiscalID}/repetidos',
    auth: 'operador',
  },
  'operador.preverVeredito': {
    method: 'GET',
    path: '/operador/v1/documentosFiscais/{ano}/{identificacao}/{consumidorID}/{documentoFiscalID}/previsao',
    auth: 'operador',
    cache: false,
  },
  'operador.listarGemeas': {
    method: 'GET',
    path: '/operador/v1/documentosFiscais/{ano}/{identificacao}/{consumidorID}/{documentoFiscalID}/gemeas',
    auth: 'operador',
    cache: false,
  },
  'operador.fila': {
    method: 'GET',
    path: '/operador/v1/fila/{ano}/{identificacao}',
    auth: 'operador',
    cache: false,
  },
  'operador.tomarNota': {
    method: 'POST',
    path: '/operador/v1/fila/{ano}/{identificacao}/tomar',
    auth: 'operador',
  },
  'operador.renovarPosse': {
    method: 'POST',
    path: '/operador/v1/fila/{ano}/{identificacao}/renovar',
    auth: 'operador',
  },
  'operador.soltarPosse': {
    method: 'POST',
    path: '/operador/v1/fila/{ano}/{identificacao}/soltar',
    auth: 'operador',
  },
  'operador.desfazerVeredito': {
    method: 'POST',
    path: '/operador/v1/documentosFiscais/{ano}/{identificacao}/{consumidorID}/{documentoFiscalID}/desfazer',
    auth: 'operador',
  },
  'operador.qualidade': {
    method: 'GET',
    path: '/operador/v1/fila/qualidade/{ano}/{identificacao}',
    auth: 'operador',
    cache: false,
  },
  'operador.discordancias': {
    method: 'GET',
    path: '/operador/v1/fila/discordancias/{ano}/{identificacao}/{perPage}',
    auth: 'operador',
    cache: false,
  },
  'operador.nota': {
    method: 'GET',
    path: '/operador/v1/fila/{ano}/{identificacao}/{consumidorID}/{documentoFiscalID}',
    auth: 'operador',
    cache: false,
  },
  'operador.causasDaNota': {
    method: 'GET',
    path: '/operador/v1/fila/{ano}/{identificacao}/{consumidorID}/{documentoFiscalID}/causas',
    auth: 'operador',
    cache: false,
  },
  'operador.preverLote': {
    method: 'GET',
    path: '/operador/v1/fila/{ano}/{identificacao}/{consumidorID}/{documentoFiscalID}/lote',
    auth: 'operador',
    cache: false,
  },
  'operador.julgarLote': {
    method: 'POST',
    path: '/operador/v1/fila/{ano}/{identificacao}/lotes',
    auth: 'operador',
  },
} as const satisfies Record<string, PathEntry>;
