import type { Atos } from '../operador/ato.ts';
import { confere, opera } from '../operador/papeis.ts';

export const vendaAtos = {
  'operador.importarVendas': {
    feito: 'enviou um arquivo de vendas',
    fazer: 'enviar um arquivo de vendas',
    method: 'POST',
    path: '/operador/v1/vendas/{ano}/{identificacao}',
    auth: 'operador',
    timeout: 3_600_000,
    papeis: opera,
    escopo: 'vendas:escrever',
    registro: 'ato',
  },
  'operador.listarImportacoesVendas': {
    feito: 'viu os arquivos de vendas',
    fazer: 'ver os arquivos de vendas',
    method: 'GET',
    path: '/operador/v1/vendas/{ano}/{identificacao}/{perPage}',
    auth: 'operador',
    papeis: confere,
    escopo: 'vendas:ler',
    registro: 'leitura',
  },
  'operador.obterImportacaoVendas': {
    feito: 'viu um arquivo de vendas',
    fazer: 'ver o andamento de um arquivo de vendas',
    method: 'GET',
    path: '/operador/v1/vendas/{ano}/{identificacao}/importacoes/{id}',
    auth: 'operador',
    papeis: confere,
    escopo: 'vendas:ler',
    registro: 'leitura',
  },
  'operador.errosVendas': {
    feito: 'baixou os erros de um arquivo de vendas',
    fazer: 'baixar os erros de um arquivo de vendas',
    method: 'GET',
    path: '/operador/v1/vendas/{ano}/{identificacao}/{id}/erros',
    auth: 'operador',
    papeis: confere,
    escopo: 'vendas:ler',
    registro: 'leitura',
  },
} as const satisfies Atos;
