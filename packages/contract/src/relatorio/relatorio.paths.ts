import type { PathEntry } from '../path-entry.ts';

const relatorio = '/operador/v1/relatorios/{ano}/{identificacao}';

export const relatorioPaths = {
  'operador.relatorio': { method: 'GET', path: relatorio, auth: 'operador', cache: false },
  'operador.destinosRelatorio': {
    method: 'GET',
    path: `${relatorio}/destinos`,
    auth: 'operador',
    cache: false,
  },
  'operador.definirDestinosRelatorio': { method: 'POST', path: `${relatorio}/destinos`, auth: 'operador' },
} as const satisfies Record<string, PathEntry>;
