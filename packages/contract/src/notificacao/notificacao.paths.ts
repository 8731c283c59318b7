import type { PathEntry } from '../path-entry.ts';

export const notificacaoPaths = {
  'notificacao.dispositivos': { method: 'POST', path: '/notificacao/v1/dispositivos', auth: 'consumidor' },
  'notificacao.encerrarDispositivo': {
    method: 'POST',
    path: '/notificacao/v1/dispositivos/encerrar',
    auth: 'publica',
  },
  'notificacao.listar': {
    method: 'GET',
    path: '/notificacao/v1/notificacoes/{ano}/{identificacao}/{user}/-1/1',
    auth: 'consumidor',
    cache: false,
  },
  'notificacao.vistas': { method: 'POST', path: '/notificacao/v1/notificacoes/vistas', auth: 'consumidor' },
} as const satisfies Record<string, PathEntry>;
