import type { PathEntry } from '../path-entry.ts';

export const loginPaths = {
  'login.verificar': {
    method: 'GET',
    path: '/login/v1/logins/verificar/{user}',
    auth: 'publica',
    pessoa: 'user',
    cache: false,
  },
  'login.cadastrar': { method: 'POST', path: '/login/v1/logins', auth: 'publica', timeout: 60_000 },
  'login.autenticar': { method: 'POST', path: '/login/v1/autenticacao', auth: 'publica', pessoa: 'usuario' },
  'login.sair': { method: 'POST', path: '/login/v1/autenticacao/sair', auth: 'publica' },
  'login.obter': { method: 'GET', path: '/login/v1/logins/{usuario}', auth: 'consumidor', associado: true },
  'login.trocarSenha': {
    method: 'PATCH',
    path: '/login/v1/logins/trocarSenha',
    auth: 'consumidor',
    associado: true,
  },
  'login.cadastrarFacebook': {
    method: 'POST',
    path: '/login/v1/logins/facebook',
    auth: 'publica',
    timeout: 60_000,
  },
  'login.autenticarFacebook': { method: 'POST', path: '/login/v1/autenticar/facebook', auth: 'publica' },
  'login.iniciarEntradaPasskey': {
    method: 'POST',
    path: '/login/v1/autenticar/passkey/iniciar',
    auth: 'publica',
  },
  'login.autenticarPasskey': { method: 'POST', path: '/login/v1/autenticar/passkey', auth: 'publica' },
  'login.passkeys': { method: 'GET', path: '/login/v1/passkeys', auth: 'consumidor', cache: false },
  'login.iniciarPasskey': { method: 'POST', path: '/login/v1/passkeys/iniciar', auth: 'consumidor' },
  'login.criarPasskey': { method: 'POST', path: '/login/v1/passkeys', auth: 'consumidor' },
  'login.excluirPasskey': { method: 'DELETE', path: '/login/v1/passkeys/{id}', auth: 'consumidor' },
  'login.gerarCodigoTemporario': {
    method: 'POST',
    path: '/login/v1/autenticacaoTemporaria/gerarCodigo',
    auth: 'consumidor',
  },
  'login.enviarNotificacaoToken': {
    method: 'POST',
    path: '/login/v1/autenticacaoTemporaria/enviarNotificacaoToken',
    auth: 'opcional',
    pessoa: 'usuario',
  },
  'login.verificarCodigo': {
    method: 'POST',
    path: '/login/v1/autenticacaoTemporaria/verificar',
    auth: 'opcional',
    pessoa: 'usuario',
  },
  'login.verificarTelefoneContato': {
    method: 'GET',
    path: '/login/v1/logins/verificarTelefoneContato/{telefone}',
    auth: 'publica',
    pessoa: 'telefone',
    cache: false,
  },
  'login.confirmarEmail': { method: 'POST', path: '/login/v1/logins/email/confirmar', auth: 'opcional' },
  'login.reenviarConfirmacaoEmail': {
    method: 'POST',
    path: '/login/v1/logins/email/reenviar',
    auth: 'consumidor',
  },
  'login.solicitarRedefinicao': {
    method: 'POST',
    path: '/login/v1/logins/senha/solicitarRedefinicao',
    auth: 'publica',
    pessoa: 'usuario',
  },
  'login.solicitarRedefinicaoSms': {
    method: 'POST',
    path: '/login/v1/logins/senha/solicitarRedefinicaoViaSMS/{ano}/{identificacao}',
    auth: 'publica',
    pessoa: 'usuario',
  },
  'login.obterTokenSms': {
    method: 'POST',
    path: '/login/v1/logins/senha/obterTokenRecuperarSenhaViaSMS',
    auth: 'publica',
    pessoa: 'usuario',
  },
  'login.desfazerContato': { method: 'POST', path: '/login/v1/logins/contato/desfazer', auth: 'publica' },
  'login.conferirLinkSenha': { method: 'POST', path: '/login/v1/logins/senha/conferirLink', auth: 'publica' },
  'login.confirmarSenha': { method: 'POST', path: '/login/v1/logins/senha/confirmar', auth: 'publica' },
} as const satisfies Record<string, PathEntry>;

export const loginOperadorPaths = {
  'operador.importarAssociados': {
    method: 'POST',
    path: '/operador/v1/associados/{ano}/{identificacao}',
    auth: 'operador',
    // Sends one e-mail per shop.
    timeout: 60_000,
  },
} as const satisfies Record<string, PathEntry>;
