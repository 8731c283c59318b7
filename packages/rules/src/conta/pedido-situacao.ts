/** States of an order, final states included. */
export const pedidoSituacoes = [
  'PENDENTE',
  'APROVADO',
  'SEPARACAO',
  'ENVIADO',
  'ENTREGUE',
  'REPROVADO',
  'CANCELADO',
] as const;

export type PedidoSituacao = (typeof pedidoSituacoes)[number];

/** Target states available to an operator. */
export const situacoesDoOperador = ['APROVADO', 'SEPARACAO', 'ENVIADO', 'ENTREGUE', 'REPROVADO'] as const;

const transitions: Readonly<Record<PedidoSituacao, readonly PedidoSituacao[]>> = {
  PENDENTE: ['APROVADO', 'REPROVADO', 'CANCELADO'],
  APROVADO: ['SEPARACAO', 'REPROVADO'],
  SEPARACAO: ['ENVIADO'],
  ENVIADO: ['ENTREGUE'],
  ENTREGUE: [],
  REPROVADO: [],
  CANCELADO: [],
};

/** Whether an order may change from one state to another in one step. Staying is not a step. */
export const canMovePedido = (from: PedidoSituacao, to: PedidoSituacao): boolean =>
  transitions[from].includes(to);

/** Whether stock and payment of the order were returned: it no longer counts. */
export const isPedidoDesfeito = (situacao: PedidoSituacao): boolean =>
  situacao === 'REPROVADO' || situacao === 'CANCELADO';

/** Whether the note of an item can still be changed: not once packing has begun. */
export const isObservacaoAberta = (situacao: PedidoSituacao): boolean =>
  situacao === 'PENDENTE' || situacao === 'APROVADO';

/** Returns the colour of an order's state: one of the three that a campaign configures. */
export function toCorPedido(situacao: PedidoSituacao): 'verde' | 'vermelho' | 'azul' {
  if (situacao === 'REPROVADO') return 'vermelho';
  return situacao === 'CANCELADO' || situacao === 'ENTREGUE' ? 'azul' : 'verde';
}
