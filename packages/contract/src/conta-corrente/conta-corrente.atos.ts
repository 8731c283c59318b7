import type { Atos } from '../operador/ato.ts';
import { ninguem } from '../operador/papeis.ts';

export const contaCorrenteAtos = {
  'operador.conferirContas': {
    feito: 'conferiu as contas',
    fazer: 'conferir as contas',
    method: 'GET',
    path: '/operador/v1/contas/conferir',
    auth: 'operador',
    papeis: ninguem,
    registro: 'leitura',
    isDaInstalacao: true,
  },
} as const satisfies Atos;
