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
  'cupom.manifesto': {
    method: 'GET',
    path: '/cupom/v2/sorteios/{ano}/{identificacao}/{date}/manifesto',
    auth: 'publica',
    cache: false,
  },
  'cupom.capsula': {
    method: 'GET',
    path: '/cupom/v2/sorteios/{ano}/{identificacao}/{date}/capsula.json',
    auth: 'publica',
    cache: false,
  },
  'cupom.prova': {
    method: 'GET',
    path: '/cupom/v2/sorteios/{ano}/{identificacao}/{date}/prova',
    auth: 'consumidor',
    cache: false,
  },
} as const satisfies Record<string, PathEntry>;
