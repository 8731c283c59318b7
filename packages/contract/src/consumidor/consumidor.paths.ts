import type { PathEntry } from '../path-entry.ts';

export const consumidorPaths = {
  'consumidor.obter': {
    method: 'GET',
    path: '/consumidor/v1/consumidores/{usuario}',
    auth: 'consumidor',
    associado: true,
  },
  'consumidor.salvar': { method: 'POST', path: '/consumidor/v1/consumidores', auth: 'consumidor' },
  'consumidor.excluir': {
    method: 'DELETE',
    path: '/consumidor/v1/consumidores/{usuario}',
    auth: 'consumidor',
  },
  'consumidor.verificar': {
    method: 'GET',
    path: '/consumidor/v1/verificar/{cpf}',
    auth: 'publica',
    pessoa: 'cpf',
    cache: false,
  },
  'consumidor.verificarTelefoneContato': {
    method: 'POST',
    path: '/consumidor/v1/consumidores/verificarTelefoneContato',
    auth: 'consumidor',
  },
  'consumidor.alterarNotificacao': {
    method: 'POST',
    path: '/consumidor/v1/alterarNotificacao',
    auth: 'consumidor',
  },
  'consumidor.alterarAceites': { method: 'POST', path: '/consumidor/v1/alterarAceites', auth: 'consumidor' },
  'consumidor.consentimentos': {
    method: 'GET',
    path: '/consumidor/v1/consentimentos',
    auth: 'consumidor',
    cache: false,
  },
  'consumidor.alterarConsentimento': {
    method: 'POST',
    path: '/consumidor/v1/alterarConsentimento',
    auth: 'consumidor',
  },
  'consumidor.aceites': { method: 'GET', path: '/consumidor/v1/aceites/', auth: 'opcional', cache: false },
  'cupom.consumidor': { method: 'GET', path: '/cupom/v2/consumidor/{telefone}', auth: 'consumidor' },
  'cupom.dinamicaCupom': { method: 'POST', path: '/cupom/v2/consumidor/dinamicaCupom', auth: 'consumidor' },
} as const satisfies Record<string, PathEntry>;
