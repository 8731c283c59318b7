import type { PathEntry } from '../path-entry.ts';

export const contaCorrentePaths = {
  'contaCorrente.saldos': {
    method: 'GET',
    path: '/contacorrente/v1/saldos/{ano}/{identificacao}/{cpf}',
    alias: '/contaCorrente/v1/saldos/{ano}/{identificacao}/{cpf}',
    auth: 'consumidor',
    cache: false,
  },
  'contaCorrente.lancamentos': {
    method: 'GET',
    path: '/contacorrente/v1/lancamentos/{ano}/{identificacao}/{cpf}/{perPage}/{page}',
    alias: '/contaCorrente/v1/lancamentos/{ano}/{identificacao}/{cpf}/{perPage}/{page}',
    auth: 'consumidor',
    cache: false,
  },
  'contaCorrente.lancamento': {
    method: 'GET',
    path: '/contaCorrente/v1/lancamentos/{ano}/{identificacao}/{lancamentoID}',
    alias: '/contacorrente/v1/lancamentos/{ano}/{identificacao}/{lancamentoID}',
    auth: 'consumidor',
    cache: false,
  },
  'contaCorrente.metas': {
    method: 'GET',
    path: '/contacorrente/v1/metas/{ano}/{identificacao}/{cpf}',
    alias: '/contaCorrente/v1/metas/{ano}/{identificacao}/{cpf}',
    auth: 'consumidor',
    cache: false,
  },
  'cashback.saldo': {
    method: 'GET',
    path: '/cashback/v1/saldo/{user}',
    auth: 'consumidor',
    cache: false,
  },
  'cashback.extrato': {
    method: 'GET',
    path: '/cashback/v1/extrato/{user}/{perPage}/{page}',
    auth: 'consumidor',
    cache: false,
  },
  'cashback.extratosSimplificados': {
    method: 'GET',
    path: '/cashback/v1/extratos/simplificados/{perPage}/{page}',
    auth: 'consumidor',
    cache: false,
  },
} as const satisfies Record<string, PathEntry>;
