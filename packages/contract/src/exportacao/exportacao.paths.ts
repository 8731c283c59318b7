import type { PathEntry } from '../path-entry.ts';

const exportacoes = '/operador/v1/exportacoes/{ano}/{identificacao}';

export const exportacaoPaths = {
  'operador.exportacoes': {
    method: 'GET',
    path: `${exportacoes}/lista/{perPage}`,
    auth: 'operador',
    cache: false,
  },
  'operador.pedirExportacao': { method: 'POST', path: exportacoes, auth: 'operador' },
  'operador.cancelarExportacao': {
    method: 'POST',
    path: `${exportacoes}/{exportacaoID}/cancelar`,
    auth: 'operador',
  },
  'operador.baixarExportacao': {
    method: 'GET',
    path: `${exportacoes}/{exportacaoID}/arquivo`,
    auth: 'operador',
    cache: false,
  },
} as const satisfies Record<string, PathEntry>;
