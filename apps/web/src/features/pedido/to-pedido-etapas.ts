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
  const taken = dropTakenBack(historico).map((step): PedidoEtapa => {
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

/** Leaves out steps that the shop took back: those at or after a later entry of the same or an earlier step. */
const dropTakenBack = (historico: Pedido['historico']): Pedido['historico'] =>
  historico.filter(
    ({ situacao }, at) =>
      !historico.slice(at + 1).some((later) => {
        const place = caminho.indexOf(later.situacao);
        return place >= 0 && place <= caminho.indexOf(situacao);
      }),
  );
