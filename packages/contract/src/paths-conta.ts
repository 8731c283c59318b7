import type { PathEntry } from './path-entry.ts';

/** The addresses of what a person owns besides numbers and cards: points, cashback and what they buy. */
export const pathsConta = {
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
  'fidelidade.vouchers': {
    method: 'GET',
    path: '/fidelidade/v1/vouchers/{perPage}/{page}',
    auth: 'consumidor',
    cache: false,
  },
  'fidelidade.provedores': {
    method: 'GET',
    path: '/fidelidade/v1/provedoresDeVoucher/{perPage}/{page}',
    auth: 'consumidor',
  },
  'fidelidade.pedidos': {
    method: 'GET',
    path: '/fidelidade/v1/pedidosVoucher/{perPage}/{page}',
    auth: 'consumidor',
    cache: false,
  },
  'fidelidade.pedirVoucher': {
    method: 'POST',
    path: '/fidelidade/v1/pedidosVoucher/{provider}/{id}',
    auth: 'consumidor',
  },
  'operador.importarVouchers': {
    method: 'POST',
    path: '/operador/v1/vouchers/{ano}/{identificacao}',
    auth: 'operador',
  },
  'notificacao.listar': {
    method: 'GET',
    path: '/notificacao/v1/notificacoes/{ano}/{identificacao}/{user}/-1/1',
    auth: 'consumidor',
    cache: false,
  },
  'notificacao.vistas': { method: 'POST', path: '/notificacao/v1/notificacoes/vistas', auth: 'consumidor' },
  'operador.enviarNotificacao': {
    method: 'POST',
    path: '/operador/v1/notificacoes/{ano}/{identificacao}',
    auth: 'operador',
  },
  'operador.indicacoes': {
    method: 'GET',
    path: '/operador/v1/indicacoes/{ano}/{identificacao}/{perPage}/{page}',
    auth: 'operador',
  },
  'operador.decidirIndicacao': {
    method: 'POST',
    path: '/operador/v1/indicacoes/{ano}/{identificacao}/{indicadoID}/decidir',
    auth: 'operador',
  },
  'operador.conferirContas': { method: 'GET', path: '/operador/v1/contas/conferir', auth: 'operador' },
} as const satisfies Record<string, PathEntry>;
