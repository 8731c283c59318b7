import type { PathEntry } from '../path-entry.ts';

export const quizPaths = {
  'quiz.obterCedulas': { method: 'POST', path: '/quiz/v1/cedulas/obterCedulas', auth: 'consumidor' },
  'quiz.responder': { method: 'PUT', path: '/quiz/v1/cedulas/', auth: 'consumidor' },
} as const satisfies Record<string, PathEntry>;
