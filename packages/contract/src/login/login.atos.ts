import type { Atos } from '../operador/ato.ts';
import { opera } from '../operador/papeis.ts';

export const loginAtos = {
  'operador.importarAssociados': {
    feito: 'importou lojas',
    fazer: 'importar lojas',
    method: 'POST',
    path: '/operador/v1/associados/{ano}/{identificacao}',
    auth: 'operador',
    // Sends one e-mail per shop.
    timeout: 60_000,
    papeis: opera,
    escopo: 'listas:escrever',
    registro: 'ato',
  },
} as const satisfies Atos;
