import type { PathEntry } from '../path-entry.ts';

export const externoPaths = {
  'externo.cep': { method: 'GET', path: '/externo/v1/cep/{cep}', auth: 'publica' },
  'externo.municipios': { method: 'GET', path: '/externo/v1/municipios/{idEstado}', auth: 'publica' },
  'externo.geocodificacao': { method: 'GET', path: '/externo/v1/geocodificacao', auth: 'consumidor' },
} as const satisfies Record<string, PathEntry>;
