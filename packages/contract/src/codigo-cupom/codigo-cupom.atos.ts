import type { Atos } from '../operador/ato.ts';
import { opera } from '../operador/papeis.ts';

export const codigoCupomAtos = {
  'operador.importarCodigos': {
    feito: 'importou códigos',
    fazer: 'importar códigos',
    method: 'POST',
    path: '/operador/v1/codigos/{ano}/{identificacao}',
    auth: 'operador',
    papeis: opera,
    escopo: 'codigos:escrever',
    registro: 'ato',
    mudaLivros: true,
  },
} as const satisfies Atos;
