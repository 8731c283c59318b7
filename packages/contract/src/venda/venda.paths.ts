import type { PathEntry } from '../path-entry.ts';

export const vendaOperadorPaths = {
  'operador.importarVendas': {
    method: 'POST',
    path: '/operador/v1/vendas/{ano}/{identificacao}',
    auth: 'operador',
    timeout: 3_600_000,
  },
  'operador.listarImportacoesVendas': {
    method: 'GET',
    path: '/operador/v1/vendas/{ano}/{identificacao}/{perPage}',
    auth: 'operador',
  },
  'operador.obterImportacaoVendas': {
    method: 'GET',
    path: '/operador/v1/vendas/{ano}/{identificacao}/importacoes/{id}',
    auth: 'operador',
  },
  'operador.errosVendas': {
    method: 'GET',
    path: '/operador/v1/vendas/{ano}/{identificacao}/{id}/erros',
    auth: 'operador',
  },
} as const satisfies Record<string, PathEntry>;
