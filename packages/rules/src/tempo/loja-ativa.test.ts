import { expect, test } from 'vitest';
import { isLojaAtiva } from './loja-ativa.ts';

test.each([
  ['without a last day', { ativo: true }, true],
  ['before its last day', { ativo: true, ate: '2026-12-01' }, true],
  ['on its last day', { ativo: true, ate: '2026-11-26' }, true],
  ['after its last day', { ativo: true, ate: '2026-11-25' }, false],
  ['switched off before its last day', { ativo: false, ate: '2026-12-01' }, false],
])('a shop %s', (_, loja, active) => {
  expect(isLojaAtiva(loja, '2026-11-26')).toBe(active);
});
