import type { PathEntry } from '../path-entry.ts';

const bloqueios = '/operador/v1/bloqueios/{ano}/{identificacao}';

export const bloqueioPaths = {
  'operador.bloqueios': {
    method: 'GET',
    path: `${bloqueios}/lista/{perPage}`,
    auth: 'operador',
    cache: false,
  },
  'operador.incluirBloqueios': { method: 'POST', path: bloqueios, auth: 'operador' },
  'operador.verificarBloqueio': { method: 'POST', path: `${bloqueios}/verificar`, auth: 'operador' },
  'operador.retirarBloqueio': { method: 'POST', path: `${bloqueios}/{bloqueioID}/retirar`, auth: 'operador' },
  'operador.revelarBloqueio': { method: 'POST', path: `${bloqueios}/{bloqueioID}/revelar`, auth: 'operador' },
} as const satisfies Record<string, PathEntry>;
