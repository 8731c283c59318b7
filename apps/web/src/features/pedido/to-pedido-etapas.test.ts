import { expect, test } from 'vitest';
import type { PedidoSituacao } from '@trevo/rules/conta/pedido-situacao';
import { toPedidoEtapas } from './to-pedido-etapas.ts';

const em = '2026-11-21T15:00:00.000Z';
const say = (...situacoes: PedidoSituacao[]) =>
  toPedidoEtapas({
    situacao: situacoes.at(-1)!,
    historico: situacoes.map((situacao) => ({ situacao, em })),
  }).map(({ situacao, state }) => `${situacao} ${state}`);

test('toPedidoEtapas shows past, current and future steps of an order in progress', () => {
  expect(say('PENDENTE', 'APROVADO')).toEqual([
    'PENDENTE done',
    'APROVADO current',
    'SEPARACAO waiting',
    'ENVIADO waiting',
    'ENTREGUE waiting',
  ]);
});

test('toPedidoEtapas shows all steps of a delivered order as done', () => {
  expect(say('PENDENTE', 'APROVADO', 'SEPARACAO', 'ENVIADO', 'ENTREGUE').at(-1)).toBe('ENTREGUE done');
});

test('toPedidoEtapas shows no future steps of an order that ended', () => {
  expect(say('PENDENTE', 'APROVADO', 'REPROVADO')).toEqual([
    'PENDENTE done',
    'APROVADO done',
    'REPROVADO failed',
  ]);
});

test('toPedidoEtapas leaves out the steps that were taken back', () => {
  expect(say('PENDENTE', 'APROVADO', 'SEPARACAO', 'APROVADO', 'SEPARACAO').slice(0, 4)).toEqual([
    'PENDENTE done',
    'APROVADO done',
    'SEPARACAO current',
    'ENVIADO waiting',
  ]);
  expect(say('PENDENTE', 'APROVADO', 'PENDENTE', 'REPROVADO')).toEqual(['PENDENTE done', 'REPROVADO failed']);
});
