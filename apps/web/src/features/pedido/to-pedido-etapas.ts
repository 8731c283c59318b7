import { isPedidoDesfeito, type PedidoSituacao } from '@trevo/rules/conta/pedido-situacao';
import type { Pedido } from './pedido.wire.ts';

const caminho: readonly PedidoSituacao[] = ['PENDENTE', 'APROVADO', 'SEPARACAO', 'ENVIADO', 'ENTREGUE'];

export interface PedidoEtapa {
  readonly situacao: PedidoSituacao;
  /** Time at which the step was reached; undefined for a future step. */
  readonly em: string | undefined;
  readonly state: 'done' | 'current' | 'waiting' | 'failed';
}

/** Returns the timeline of an order: past steps, and the future ones unless it ended. */
export function toPedidoEtapas({
  situacao,
  historico,
}: Pick<Pedido, 'situacao' | 'historico'>): PedidoEtapa[] {
  const isOver = situacao === 'ENTREGUE';
  const taken = historico.map((step): PedidoEtapa => {
    if (step.situacao !== situacao || isOver) return { ...step, state: 'done' };
    return { ...step, state: isPedidoDesfeito(situacao) ? 'failed' : 'current' };
  });
  if (isPedidoDesfeito(situacao)) return taken;
  const toCome = caminho.slice(caminho.indexOf(situacao) + 1);
  return [
    ...taken,
    ...toCome.map((next): PedidoEtapa => ({ situacao: next, em: undefined, state: 'waiting' })),
  ];
}
