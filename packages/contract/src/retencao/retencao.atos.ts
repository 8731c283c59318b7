import type { Atos } from '../operador/ato.ts';
import { confere } from '../operador/papeis.ts';

export const retencaoAtos = {
  'operador.retencao': {
    feito: 'viu a retenção de dados',
    fazer: 'ver a retenção de dados',
    method: 'GET',
    path: '/operador/v1/promotoras/{promotora}/retencao',
    auth: 'operador',
    cache: false,
    papeis: confere,
    registro: 'leitura',
  },
} as const satisfies Atos;
