import type { PathEntry } from '../path-entry.ts';

export const configuracaoPaths = {
  'configuracao.listar': {
    method: 'POST',
    path: '/configuracoes/listarPorChaveValor',
    auth: 'publica',
    envelope: 'dados',
  },
  'configuracao.listarAlternativa': {
    method: 'POST',
    path: '/listarPorChaveValor',
    auth: 'publica',
    envelope: 'dados',
  },
} as const satisfies Record<string, PathEntry>;
