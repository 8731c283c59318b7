import type { Atos } from '../operador/ato.ts';
import { todos } from '../operador/papeis.ts';

export const quizAtos = {
  'operador.respostasQuiz': {
    feito: 'viu as respostas do quiz',
    fazer: 'ver as respostas do quiz',
    method: 'GET',
    path: '/operador/v1/quiz/{ano}/{identificacao}/respostas',
    auth: 'operador',
    papeis: todos,
    escopo: 'numeros:ler',
    registro: 'leitura',
  },
} as const satisfies Atos;
