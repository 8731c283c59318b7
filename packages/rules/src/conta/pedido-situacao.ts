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

/** States before the operators' steps, for a step that was taken by mistake. */
const previous: Partial<Readonly<Record<PedidoSituacao, PedidoSituacao>>> = {
  APROVADO: 'PENDENTE',
  SEPARACAO: 'APROVADO',
  ENVIADO: 'SEPARACAO',
  ENTREGUE: 'ENVIADO',
};

/** States from which an operator can take an order one step back. */
export const situacoesDeVolta = ['APROVADO', 'SEPARACAO', 'ENVIADO', 'ENTREGUE'] as const;

/** Returns the state one step back; undefined where none is: a refused order returned its amount. */
export const findSituacaoAnterior = (situacao: PedidoSituacao): PedidoSituacao | undefined =>
  previous[situacao];

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
