import type { PathEntry } from '../path-entry.ts';

export const campanhaPaths = {
  'campanha.listar': { method: 'GET', path: '/campanha/v1/campanhas/', auth: 'publica' },
  'campanha.texto': { method: 'GET', path: '/campanha/v1/textos/{nomeTexto}', auth: 'publica' },
  'campanha.cpfsRestritos': {
    method: 'POST',
    path: '/campanha/v1/cpfsrestritos/{ano}/{identificacao}/consumidor/{cpf}',
    auth: 'publica',
    pessoa: 'cpf',
  },
  'campanha.gruposAssociados': {
    method: 'GET',
    path: '/campanha/v1/gruposassociados/{ano}/{identificacao}',
    auth: 'publica',
  },
  'campanha.associados': {
    method: 'POST',
    path: '/campanha/v1/associados/{ano}/{identificacao}/cadastro',
    auth: 'publica',
  },
} as const satisfies Record<string, PathEntry>;
