import { expect, it } from 'vitest';
import { hasParticipacao } from './sorteio-participacao.ts';

const sorteio = { data: '2026-07-04', numerosAte: '2026-06-30' };

it.each([
  ['came in and was granted in time', '2026-07-01T02:59:59Z', '2026-07-01T02:59:59Z', true],
  [
    'came in on the last evening and was granted on the day of the draw',
    '2026-06-30T23:00:00Z',
    '2026-07-05T02:59:00Z',
    true,
  ],
  [
    'came in on the last evening and was granted on the day after',
    '2026-06-30T23:00:00Z',
    '2026-07-05T03:00:00Z',
    false,
  ],
  ['came in too late', '2026-07-01T03:00:00Z', '2026-07-01T03:00:00Z', false],
])('a number whose receipt %s', (_, participaEm, concedidoEm, expected) => {
  const numero = { participaEm: new Date(participaEm), concedidoEm: new Date(concedidoEm) };
  expect(hasParticipacao(sorteio, numero)).toBe(expected);
});
