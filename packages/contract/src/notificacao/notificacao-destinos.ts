/**
 * Deep link per kind of notification. `saldo`: the account of the currency concerned; null: there is no detail
 * page.
 */
export const notificacaoDestinos = {
  DOCUMENTO_VALIDO: '/documentosFiscais',
  DOCUMENTO_INVALIDO: '/documentosFiscais',
  DOCUMENTO_CORRIGIDO: '/documentosFiscais',
  SALDO_LIBERADO: 'saldo',
  SALDO_VENCE: 'saldo',
  PEDIDO: '/acompanharPedidos',
  SORTEIO: '/cupons',
  SORTEIO_PREMIADO: '/cupons',
  INDICACAO_PREMIADA: '/indicacao',
  INDICADO_PREMIADO: 'saldo',
  INDICACAO_DESFEITA: 'saldo',
  CAMPANHA: null,
} as const;

export type TipoNotificacao = keyof typeof notificacaoDestinos;
export const tiposNotificacao = Object.keys(notificacaoDestinos) as TipoNotificacao[];
