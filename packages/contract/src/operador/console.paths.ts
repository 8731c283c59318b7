import type { PathEntry } from '../path-entry.ts';

/** Calls of the console's host by which a person gets into an account and keeps it. */
export const consolePaths = {
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
  'operador.aceitarConviteDaConta': {
    method: 'POST',
    path: '/operador/v1/acesso/convite/conta',
    auth: 'console',
  },
  'operador.pedirRecuperacao': {
    method: 'POST',
    path: '/operador/v1/acesso/recuperacao/pedir',
    auth: 'visitante',
    pessoa: 'email',
  },
  'operador.abrirRecuperacao': { method: 'POST', path: '/operador/v1/acesso/recuperacao', auth: 'visitante' },
  'operador.recuperar': { method: 'POST', path: '/operador/v1/acesso/recuperacao/usar', auth: 'visitante' },
  'operador.sessao': { method: 'GET', path: '/operador/v1/acesso/sessao', auth: 'console', cache: false },
  'operador.elevar': { method: 'POST', path: '/operador/v1/acesso/elevar', auth: 'console' },
  'operador.iniciarEntradaPasskey': {
    method: 'POST',
    path: '/operador/v1/acesso/passkey/iniciar',
    auth: 'visitante',
  },
  'operador.entrarPasskey': {
    method: 'POST',
    path: '/operador/v1/acesso/passkey/entrar',
    auth: 'visitante',
    pessoa: 'credencial.response.userHandle',
  },
  'operador.iniciarElevarPasskey': {
    method: 'POST',
    path: '/operador/v1/acesso/elevar/passkey/iniciar',
    auth: 'console',
  },
  'operador.elevarPasskey': { method: 'POST', path: '/operador/v1/acesso/elevar/passkey', auth: 'console' },
  'operador.passkeys': { method: 'GET', path: '/operador/v1/acesso/passkeys', auth: 'console', cache: false },
  'operador.iniciarPasskey': {
    method: 'POST',
    path: '/operador/v1/acesso/passkeys/iniciar',
    auth: 'console',
  },
  'operador.criarPasskey': { method: 'POST', path: '/operador/v1/acesso/passkeys', auth: 'console' },
  'operador.nomearPasskey': {
    method: 'PUT',
    path: '/operador/v1/acesso/passkeys/{passkeyID}',
    auth: 'console',
  },
  'operador.excluirPasskey': {
    method: 'DELETE',
    path: '/operador/v1/acesso/passkeys/{passkeyID}',
    auth: 'console',
  },
  'operador.sair': { method: 'POST', path: '/operador/v1/acesso/sair', auth: 'console' },
  'operador.sessoes': { method: 'GET', path: '/operador/v1/acesso/sessoes', auth: 'console', cache: false },
  'operador.encerrarSessao': {
    method: 'DELETE',
    path: '/operador/v1/acesso/sessoes/{sessaoID}',
    auth: 'console',
  },
} as const satisfies Record<string, PathEntry>;
