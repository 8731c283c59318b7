import type { Atos } from '../operador/ato.ts';
import { administra } from '../operador/papeis.ts';

export const provedorAtos = {
  'operador.provedores': {
    feito: 'viu os provedores',
    fazer: 'ver os provedores da promotora',
    method: 'GET',
    path: '/operador/v1/promotoras/{promotora}/provedores',
    auth: 'operador',
    cache: false,
    papeis: administra,
    registro: 'leitura',
  },
  'operador.definirProvedor': {
    feito: 'definiu um provedor',
    fazer: 'definir um provedor',
    method: 'PUT',
    path: '/operador/v1/promotoras/{promotora}/provedores',
    auth: 'operador',
    papeis: administra,
    registro: 'ato',
    isElevada: true,
    segundaPessoa: true,
  },
  'operador.removerProvedor': {
    feito: 'removeu um provedor',
    fazer: 'remover um provedor',
    method: 'DELETE',
    path: '/operador/v1/promotoras/{promotora}/provedores/{servico}',
    auth: 'operador',
    papeis: administra,
    registro: 'ato',
    isElevada: true,
    segundaPessoa: true,
  },
} as const satisfies Atos;
