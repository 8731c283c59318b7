import type { PathEntry } from '../path-entry.ts';

export const operadorPaths = {
  'operador.avisos': { method: 'GET', path: '/operador/v1/avisos', auth: 'operador', cache: false },
} as const satisfies Record<string, PathEntry>;
