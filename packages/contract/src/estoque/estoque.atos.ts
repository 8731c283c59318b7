import type { Atos } from '../operador/ato.ts';
import { opera, ve } from '../operador/papeis.ts';

export const estoqueAtos = {
  'operador.estoque': {
    feito: 'viu códigos e estoque',
    fazer: 'ver códigos e estoque',
    method: 'GET',
    path: '/operador/v1/estoque/{ano}/{identificacao}',
    auth: 'operador',
    cache: false,
    papeis: ve,
    escopo: 'codigos:escrever',
    registro: 'leitura',
  },
  'operador.bloquearLote': {
    feito: 'bloqueou ou liberou um lote de códigos',
    fazer: 'bloquear ou liberar um lote de códigos',
    method: 'POST',
    path: '/operador/v1/estoque/{ano}/{identificacao}/bloqueio',
    auth: 'operador',
    papeis: opera,
    escopo: 'codigos:escrever',
    registro: 'ato',
    mudaLivros: true,
  },
  'operador.ajustarEstoque': {
    feito: 'ajustou o estoque de um produto',
    fazer: 'ajustar o estoque de um produto',
    method: 'POST',
    path: '/operador/v1/estoque/{ano}/{identificacao}/ajustes',
    auth: 'operador',
    papeis: opera,
    escopo: 'codigos:escrever',
    registro: 'ato',
    mudaLivros: true,
  },
} as const satisfies Atos;
