import { expect, test } from 'vitest';
import { isCancelavel, isEmAndamento, toSituacaoAgora } from './situacao-arquivo.ts';

const venceEm = new Date('2026-11-28T15:00:00Z');

test.each([
  ['naFila', true, true],
  ['escrevendo', true, true],
  ['pronta', true, false],
  ['vencida', false, false],
  ['cancelada', false, false],
  ['falhou', false, false],
] as const)('a file that is %s can be cancelled: %s, changes by itself: %s', (situacao, cancel, moves) => {
  expect([isCancelavel(situacao), isEmAndamento(situacao)]).toEqual([cancel, moves]);
});

test.each([
  ['pronta', venceEm, '2026-11-28T14:59:59Z', 'pronta'],
  ['pronta', venceEm, '2026-11-28T15:00:00Z', 'vencida'],
  ['cancelada', venceEm, '2026-11-29T15:00:00Z', 'cancelada'],
  ['naFila', null, '2026-11-29T15:00:00Z', 'naFila'],
] as const)('a file stored as %s until %s is, at %s, %s', (situacao, ate, agora, expected) => {
  expect(toSituacaoAgora(situacao, ate, new Date(agora))).toBe(expected);
});
