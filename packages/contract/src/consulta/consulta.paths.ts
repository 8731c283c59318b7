import type { PathEntry } from '../path-entry.ts';

export const consultaOperadorPaths = {
  'operador.consultas': { method: 'GET', path: '/operador/v1/consultas', auth: 'operador' },
  'operador.ligarConsulta': { method: 'POST', path: '/operador/v1/consultas/{uf}', auth: 'operador' },
} as const satisfies Record<string, PathEntry>;
