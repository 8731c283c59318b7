import type { PathEntry } from './path-entry.ts';

/** What an operator does with campaigns, receipts, numbers and lists of people. */
export const pathsOperador = {
  'operador.publicarCampanha': { method: 'POST', path: '/operador/v1/campanhas', auth: 'operador' },
  'operador.avisos': { method: 'GET', path: '/operador/v1/avisos', auth: 'operador', cache: false },
  'operador.provedores': {
    method: 'GET',
    path: '/operador/v1/promotoras/{promotora}/provedores',
    auth: 'operador',
    cache: false,
  },
  'operador.retencao': {
    method: 'GET',
    path: '/operador/v1/promotoras/{promotora}/retencao',
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
  'operador.apurarDocumento': {
    method: 'POST',
    path: '/operador/v1/documentosFiscais/{ano}/{identificacao}/{consumidorID}/{documentoFiscalID}/apurar',
    auth: 'operador',
  },
  'operador.consultas': { method: 'GET', path: '/operador/v1/consultas', auth: 'operador' },
  'operador.ligarConsulta': { method: 'POST', path: '/operador/v1/consultas/{uf}', auth: 'operador' },
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
  'operador.procurarPremio': { method: 'GET', path: '/operador/v1/premios/procurar', auth: 'operador' },
  'operador.entregarPremio': {
    method: 'POST',
    path: '/operador/v1/premios/{ano}/{identificacao}/{consumidorID}/{raspadinhaID}/entregar',
    auth: 'operador',
  },
  'operador.importarCodigos': {
    method: 'POST',
    path: '/operador/v1/codigos/{ano}/{identificacao}',
    auth: 'operador',
  },
  'operador.registrarPremiados': {
    method: 'POST',
    path: '/operador/v1/premiados/{ano}/{identificacao}',
    auth: 'operador',
  },
  'operador.procurarNumero': {
    method: 'GET',
    path: '/operador/v1/numeros/{ano}/{identificacao}/vizinhos',
    auth: 'operador',
  },
  'operador.medirNumeros': {
    method: 'GET',
    path: '/operador/v1/numeros/{ano}/{identificacao}/justica',
    auth: 'operador',
  },
  'operador.importarCpfsRestritos': {
    method: 'POST',
    path: '/operador/v1/cpfsRestritos/{ano}/{identificacao}',
    auth: 'operador',
  },
  'operador.importarPrimeirosAcessos': {
    method: 'POST',
    path: '/operador/v1/primeirosAcessos/{ano}/{identificacao}',
    auth: 'operador',
  },
  'operador.importarAssociados': {
    method: 'POST',
    path: '/operador/v1/associados/{ano}/{identificacao}',
    auth: 'operador',
    // An e-mail is sent for each.
    timeout: 60_000,
  },
} as const satisfies Record<string, PathEntry>;
