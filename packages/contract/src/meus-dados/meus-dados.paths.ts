import type { PathEntry } from '../path-entry.ts';

export const meusDadosCallPaths = {
  'meusDados.pedir': { method: 'POST', path: '/meusDados/v1/pedidos', auth: 'consumidor' },
} as const satisfies Record<string, PathEntry>;
