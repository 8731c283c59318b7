import type { Atos } from '../operador/ato.ts';
import { administra, todos } from '../operador/papeis.ts';

export const relatorioAtos = {
  'operador.relatorio': {
    feito: 'viu o relatório da campanha',
    fazer: 'ver o relatório da campanha',
    method: 'GET',
    path: '/operador/v1/relatorios/{ano}/{identificacao}',
    auth: 'operador',
    cache: false,
    papeis: todos,
    escopo: 'numeros:ler',
    registro: 'leitura',
  },
  'operador.destinosRelatorio': {
    feito: 'viu quem recebe o relatório por e-mail',
    fazer: 'ver quem recebe o relatório por e-mail',
    method: 'GET',
    path: '/operador/v1/relatorios/{ano}/{identificacao}/destinos',
    auth: 'operador',
    cache: false,
    papeis: administra,
    registro: 'leituraPessoal',
  },
  'operador.definirDestinosRelatorio': {
    feito: 'definiu quem recebe o relatório por e-mail',
    fazer: 'definir quem recebe o relatório por e-mail',
    method: 'POST',
    path: '/operador/v1/relatorios/{ano}/{identificacao}/destinos',
    auth: 'operador',
    papeis: administra,
    registro: 'ato',
  },
} as const satisfies Atos;
