import { expect, test } from 'vitest';
import { toPeriodo } from './parts/PeriodoFiltro.tsx';

// 2026-11-21 is a Saturday, 2026-11-16 the Monday before it.
test.each([
  ['tudo', '2026-11-21', {}],
  ['hoje', '2026-11-21', { inicial: '2026-11-21', final: '2026-11-21' }],
  ['semana', '2026-11-21', { inicial: '2026-11-16', final: '2026-11-21' }],
  ['semana', '2026-11-16', { inicial: '2026-11-16', final: '2026-11-16' }],
  ['semana', '2026-11-22', { inicial: '2026-11-16', final: '2026-11-22' }],
  ['mes', '2026-11-01', { inicial: '2026-11-01', final: '2026-11-01' }],
] as const)('toPeriodo returns the days of %s on %s', (periodo, hoje, expected) =>
  expect(toPeriodo(periodo, hoje)).toEqual(expected),
);
