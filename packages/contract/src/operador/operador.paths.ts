import type { PathEntry } from '../path-entry.ts';

export const operadorPaths = {
  'operador.avisos': { method: 'GET', path: '/operador/v1/avisos', auth: 'operador', cache: false },
  'operador.promotoras': { method: 'GET', path: '/operador/v1/promotoras', auth: 'operador' },
  'operador.campanhas': { method: 'GET', path: '/operador/v1/campanhas', auth: 'operador' },
  'operador.entrar': {
    method: 'POST',
    path: '/operador/v1/acesso/entrar',
    auth: 'visitante',
    pessoa: 'email',
  },
  'operador.abrirConvite': { method: 'POST', path: '/operador/v1/acesso/convite', auth: 'visitante' },
  'operador.aceitarConvite': {
    method: 'POST',
    path: '/operador/v1/acesso/convite/aceitar',
    auth: 'visitante',
  },
  'operador.sessao': { method: 'GET', path: '/operador/v1/acesso/sessao', auth: 'console', cache: false },
  'operador.elevar': { method: 'POST', path: '/operador/v1/acesso/elevar', auth: 'console' },
  'operador.sair': { method: 'POST', path: '/operador/v1/acesso/sair', auth: 'console' },
  'operador.sessoes': { method: 'GET', path: '/operador/v1/acesso/sessoes', auth: 'console', cache: false },
  'operador.encerrarSessao': {
    method: 'DELETE',
    path: '/operador/v1/acesso/sessoes/{sessaoID}',
    auth: 'console',
  },
  'operador.equipe': { method: 'GET', path: '/operador/v1/equipe', auth: 'operador', cache: false },
  'operador.convidar': { method: 'POST', path: '/operador/v1/equipe/convites', auth: 'operador' },
  'operador.convidarDaInstalacao': {
    method: 'POST',
    path: '/operador/v1/equipe/instalacao',
    auth: 'operador',
  },
  'operador.definirPapel': { method: 'PUT', path: '/operador/v1/equipe/{operadorID}', auth: 'operador' },
  'operador.credenciais': { method: 'GET', path: '/operador/v1/credenciais', auth: 'operador', cache: false },
  'operador.criarCredencial': { method: 'POST', path: '/operador/v1/credenciais', auth: 'operador' },
  'operador.girarCredencial': {
    method: 'POST',
    path: '/operador/v1/credenciais/{credencialID}/girar',
    auth: 'operador',
  },
  'operador.encerrarCredencial': {
    method: 'DELETE',
    path: '/operador/v1/credenciais/{credencialID}',
    auth: 'operador',
  },
  'operador.conferirAuditoria': {
    method: 'GET',
    path: '/operador/v1/conferencias/auditoria',
    auth: 'operador',
    cache: false,
  },
  'operador.auditoria': {
    method: 'GET',
    path: '/operador/v1/auditoria/{perPage}',
    auth: 'operador',
    cache: false,
  },
  'operador.auditoriaDaInstalacao': {
    method: 'GET',
    path: '/operador/v1/auditoria/instalacao/{perPage}',
    auth: 'operador',
    cache: false,
  },
} as const satisfies Record<string, PathEntry>;
