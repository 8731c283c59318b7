import { expect, it, test } from 'vitest';
import { formatTipoPeriodo, isTipoPeriodo, tiposPeriodo, toChavePeriodo } from './periodo.ts';

test.each([
  ['diario', 'd2026-11-21', 'diário'],
  ['semanal', 's2026-W47', 'semanal'],
  ['mensal', 'm2026-11', 'mensal'],
  ['total', 'total', 'total'],
] as const)('%s has the key %s and is printed %s', (tipo, chave, nome) => {
  expect([toChavePeriodo(tipo, '2026-11-21'), formatTipoPeriodo(tipo)]).toEqual([chave, nome]);
});

it('accepts four types and no others', () => {
  expect(tiposPeriodo.every(isTipoPeriodo)).toBe(true);
  expect(isTipoPeriodo('anual')).toBe(false);
});
