import type { PathEntry } from '../path-entry.ts';

export const sorteioPaths = {
  'cupom.premiados': {
    method: 'GET',
    path: '/cupom/v2/cupons/premiados/{ano}/{identificacao}/{date}',
    auth: 'opcional',
    cache: false,
  },
  'cupom.sorteios': {
    method: 'GET',
    path: '/cupom/v2/sorteios/{ano}/{identificacao}',
    auth: 'opcional',
    cache: false,
  },
  'cupom.chances': {
    method: 'GET',
    path: '/cupom/v2/sorteios/{ano}/{identificacao}/chances',
    auth: 'consumidor',
    cache: false,
  },
} as const satisfies Record<string, PathEntry>;

export const sorteioOperadorPaths = {
  'operador.registrarPremiados': {
    method: 'POST',
    path: '/operador/v1/premiados/{ano}/{identificacao}',
    auth: 'operador',
  },
  'operador.procurarNumero': {
    method: 'GET',
    path: '/operador/v1/numeros/{ano}/{identificacao}/vizinhos',
    auth: 'operador',
  },
  'operador.medirNumeros': {
    method: 'GET',
    path: '/operador/v1/numeros/{ano}/{identificacao}/justica',
    auth: 'operador',
  },
} as const satisfies Record<string, PathEntry>;
