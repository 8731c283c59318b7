/** How far an order is, and how it may end. */
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

/** What an operator may take an order to. */
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

/** Whether an order may go from one situation to another in one step. Staying is not a step. */
export const canMovePedido = (from: PedidoSituacao, to: PedidoSituacao): boolean =>
  transitions[from].includes(to);

/** Whether what was ordered and paid went back: the order counts for nothing any more. */
export const isPedidoDesfeito = (situacao: PedidoSituacao): boolean =>
  situacao === 'REPROVADO' || situacao === 'CANCELADO';

/** Whether the note of an item may still be changed: what is being packed was read already. */
export const isObservacaoAberta = (situacao: PedidoSituacao): boolean =>
  situacao === 'PENDENTE' || situacao === 'APROVADO';

/** The colour of an order's situation: one of the three that a campaign chooses. */
export function toCorPedido(situacao: PedidoSituacao): 'verde' | 'vermelho' | 'azul' {
  if (situacao === 'REPROVADO') return 'vermelho';
  return situacao === 'CANCELADO' || situacao === 'ENTREGUE' ? 'azul' : 'verde';
}
