import { describe, expect, it } from 'vitest';
import {
  canMovePedido,
  isObservacaoAberta,
  isPedidoDesfeito,
  pedidoSituacoes,
  situacoesDoOperador,
  toCorPedido,
} from './pedido-situacao.ts';

describe('order state machine', () => {
  it('moves forward step by step and never backwards', () => {
    const steps = pedidoSituacoes.flatMap((from) =>
      pedidoSituacoes.filter((to) => canMovePedido(from, to)).map((to) => `${from} ${to}`),
    );
    expect(steps).toEqual([
      'PENDENTE APROVADO',
      'PENDENTE REPROVADO',
      'PENDENTE CANCELADO',
      'APROVADO SEPARACAO',
      'APROVADO REPROVADO',
      'SEPARACAO ENVIADO',
      'ENVIADO ENTREGUE',
    ]);
  });

  it('never leaves a final state', () => {
    const ends = pedidoSituacoes.filter((from) => !pedidoSituacoes.some((to) => canMovePedido(from, to)));
    expect(ends).toEqual(['ENTREGUE', 'REPROVADO', 'CANCELADO']);
    expect(pedidoSituacoes.filter(isPedidoDesfeito)).toEqual(['REPROVADO', 'CANCELADO']);
  });

  it('allows only the consumer to cancel', () => {
    const others = pedidoSituacoes.filter((to) => !(situacoesDoOperador as readonly string[]).includes(to));
    expect(others).toEqual(['PENDENTE', 'CANCELADO']);
  });

  it('allows changing notes until the order is packed', () => {
    expect(pedidoSituacoes.filter(isObservacaoAberta)).toEqual(['PENDENTE', 'APROVADO']);
  });

  it.each([
    ['APROVADO', 'verde'],
    ['ENVIADO', 'verde'],
    ['PENDENTE', 'verde'],
    ['SEPARACAO', 'verde'],
    ['REPROVADO', 'vermelho'],
    ['ENTREGUE', 'azul'],
    ['CANCELADO', 'azul'],
  ] as const)('shows %s as %s', (situacao, cor) => {
    expect(toCorPedido(situacao)).toBe(cor);
  });
});
