import type { Atos } from '../operador/ato.ts';
import { confere, opera } from '../operador/papeis.ts';

export const indicacaoAtos = {
  'operador.indicacoes': {
    feito: 'viu as indicações em análise',
    fazer: 'ver as indicações em análise',
    method: 'GET',
    path: '/operador/v1/indicacoes/{ano}/{identificacao}/{perPage}',
    auth: 'operador',
    papeis: confere,
    escopo: 'documentos:ler',
    registro: 'leitura',
  },
  'operador.decidirIndicacao': {
    feito: 'decidiu uma indicação',
    fazer: 'decidir uma indicação',
    method: 'POST',
    path: '/operador/v1/indicacoes/{ano}/{identificacao}/{indicadoID}/decidir',
    auth: 'operador',
    papeis: opera,
    escopo: 'documentos:julgar',
    registro: 'ato',
    mudaLivros: true,
  },
} as const satisfies Atos;
