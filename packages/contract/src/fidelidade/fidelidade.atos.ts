import type { Atos } from '../operador/ato.ts';
import { opera } from '../operador/papeis.ts';

export const fidelidadeAtos = {
  'operador.importarVouchers': {
    feito: 'importou vouchers',
    fazer: 'importar vouchers',
    method: 'POST',
    path: '/operador/v1/vouchers/{ano}/{identificacao}',
    auth: 'operador',
    papeis: opera,
    escopo: 'codigos:escrever',
    registro: 'ato',
    mudaLivros: true,
  },
} as const satisfies Atos;
