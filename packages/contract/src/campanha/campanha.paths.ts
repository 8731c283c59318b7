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

export const campanhaOperadorPaths = {
  'operador.promotoras': { method: 'GET', path: '/operador/v1/promotoras', auth: 'operador' },
  'operador.criarPromotora': { method: 'POST', path: '/operador/v1/promotoras', auth: 'operador' },
  'operador.campanhas': { method: 'GET', path: '/operador/v1/campanhas', auth: 'operador' },
  'operador.publicarCampanha': { method: 'POST', path: '/operador/v1/campanhas', auth: 'operador' },
  'operador.importarCpfsRestritos': {
    method: 'POST',
    path: '/operador/v1/cpfsRestritos/{ano}/{identificacao}',
    auth: 'operador',
  },
  'operador.importarPrimeirosAcessos': {
    method: 'POST',
    path: '/operador/v1/primeirosAcessos/{ano}/{identificacao}',
    auth: 'operador',
  },
} as const satisfies Record<string, PathEntry>;
