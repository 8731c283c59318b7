import type { Atos } from '../operador/ato.ts';
import { todos } from '../operador/papeis.ts';

export const associadoAtos = {
  'operador.lojas': {
    feito: 'viu a lista de lojas',
    fazer: 'ver a lista de lojas',
    method: 'GET',
    path: '/operador/v1/lojas/{ano}/{identificacao}',
    auth: 'operador',
    papeis: todos,
    registro: 'leitura',
  },
} as const satisfies Atos;
