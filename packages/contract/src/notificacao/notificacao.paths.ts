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

const daCampanha = '/operador/v1/notificacoes/{ano}/{identificacao}';

export const notificacaoOperadorPaths = {
  'operador.enviarNotificacao': { method: 'POST', path: daCampanha, auth: 'operador' },
  'operador.notificacoes': {
    method: 'GET',
    path: `${daCampanha}/lista/{perPage}`,
    auth: 'operador',
    cache: false,
  },
  'operador.notificacao': {
    method: 'GET',
    path: `${daCampanha}/{notificacaoID}`,
    auth: 'operador',
    cache: false,
  },
  'operador.pararNotificacao': {
    method: 'POST',
    path: `${daCampanha}/{notificacaoID}/parar`,
    auth: 'operador',
  },
  'operador.testarNotificacao': { method: 'POST', path: `${daCampanha}/testar`, auth: 'operador' },
  'operador.contarPublico': { method: 'POST', path: `${daCampanha}/contarPublico`, auth: 'operador' },
} as const satisfies Record<string, PathEntry>;
