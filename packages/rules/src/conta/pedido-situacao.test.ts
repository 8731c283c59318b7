import { describe, expect, it } from 'vitest';
import {
  canMovePedido,
  isObservacaoAberta,
  isPedidoDesfeito,
  pedidoSituacoes,
  situacoesDoOperador,
  toCorPedido,
} from './pedido-situacao.ts';

describe('the situation of an order', () => {
  it('goes forward step by step, and back never', () => {
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

  it('never leaves an end', () => {
    const ends = pedidoSituacoes.filter((from) => !pedidoSituacoes.some((to) => canMovePedido(from, to)));
    expect(ends).toEqual(['ENTREGUE', 'REPROVADO', 'CANCELADO']);
    expect(pedidoSituacoes.filter(isPedidoDesfeito)).toEqual(['REPROVADO', 'CANCELADO']);
  });

  it('is cancelled by its person only', () => {
    const others = pedidoSituacoes.filter((to) => !(situacoesDoOperador as readonly string[]).includes(to));
    expect(others).toEqual(['PENDENTE', 'CANCELADO']);
  });

  it('lets notes change until it is packed', () => {
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
  ] as const)('%s is %s', (situacao, cor) => {
    expect(toCorPedido(situacao)).toBe(cor);
  });
});
