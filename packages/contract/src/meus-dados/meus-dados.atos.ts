import type { Atos } from '../operador/ato.ts';
import { ampara } from '../operador/papeis.ts';

export const meusDadosAtos = {
  'operador.pedirDadosPessoa': {
    feito: 'pediu a cópia dos dados de uma pessoa',
    fazer: 'pedir a cópia dos dados de uma pessoa',
    method: 'POST',
    path: '/operador/v1/pessoas/{ano}/{identificacao}/{consumidorID}/dados',
    auth: 'operador',
    papeis: ampara,
    registro: 'leituraPessoal',
    isElevada: true,
  },
} as const satisfies Atos;
