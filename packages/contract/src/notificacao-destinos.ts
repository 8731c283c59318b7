/** The address of the app that says more of a notice, by its kind; null: the notice says all there is. */
export const notificacaoDestinos = {
  DOCUMENTO_VALIDO: '/documentosFiscais',
  DOCUMENTO_INVALIDO: '/documentosFiscais',
  DOCUMENTO_CORRIGIDO: '/documentosFiscais',
  SALDO_LIBERADO: '/contaCorrente',
  SALDO_VENCE: '/contaCorrente',
  PEDIDO: '/acompanharPedidos',
  SORTEIO: '/cupons',
  SORTEIO_PREMIADO: '/cupons',
  INDICACAO_PREMIADA: '/indicacao',
  INDICADO_PREMIADO: '/contaCorrente',
  INDICACAO_DESFEITA: '/contaCorrente',
  CAMPANHA: null,
} as const;

export type TipoNotificacao = keyof typeof notificacaoDestinos;
export const tiposNotificacao = Object.keys(notificacaoDestinos) as TipoNotificacao[];
